/// Why there is no window, or no picture in it.
package enum WindowError: Error, Sendable, CustomStringConvertible {
  /// There is no display to open a window on.
  case noDisplay(reason: String)
  /// The display refused the window.
  case windowRefused(reason: String)
  /// The window has no memory to paint into.
  case surfaceLost(reason: String)

  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "No display to open a window on (\(reason))."
    case .windowRefused(let reason):
      "The display refused the window (\(reason)); try a smaller --size."
    case .surfaceLost(let reason):
      "The window lost its picture (\(reason)); start again."
    }
  }
}
