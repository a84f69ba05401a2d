/// An error of the window or its picture.
package enum WindowError: Error, Sendable, CustomStringConvertible {
  /// There is no display on which a window can be opened.
  case noDisplay(reason: String)
  /// The display server refused to create the window.
  case windowRefused(reason: String)
  /// The display server ended, or closed the connection to the program.
  case displayLost
  /// The video driver accepts no pictures of the window at all.
  case pictureRefused(driver: String, reason: String)
  /// There is not enough memory for the pixels of the window, for example because it is too large.
  case surfaceLost(reason: String)

  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "No display to open a window on (\(reason))."
    case .windowRefused(let reason):
      "The display refused the window (\(reason)); try a smaller --size."
    case .displayLost:
      "The display went away while its window was open; start again on one that is there."
    case .pictureRefused(let driver, let reason):
      "The video driver “\(driver)” shows no pictures (\(reason)); it needs OpenGL:"
        + " install libgl1-mesa-dri, or use an X server with SDL_VIDEODRIVER=x11."
    case .surfaceLost(let reason):
      "There is no memory for the window's picture (\(reason)); start again with a smaller window."
    }
  }
}
