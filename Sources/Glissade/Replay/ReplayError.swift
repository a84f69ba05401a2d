import GlissadeReplay

/// An error of a replay whose recording is valid.
package enum ReplayError: Error, CustomStringConvertible {
  /// The file of the recording cannot be read.
  case unreadable(path: String, reason: String)
  /// A frame differs from the recorded one.
  case different(path: String, Divergence)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "Cannot read \(path): \(reason)"
    case .different(let path, let divergence): "\(path), \(divergence)."
    }
  }
}
