import GlissadeFiles
import GlissadeReplay

/// An error of replaying a valid recording.
package enum ReplayError: Error, CustomStringConvertible {
  /// A replayed frame differs from the recorded one.
  case different(path: String, Divergence)

  package var description: String {
    switch self {
    case .different(let path, let divergence): "\(path.quoted), \(divergence)."
    }
  }
}
