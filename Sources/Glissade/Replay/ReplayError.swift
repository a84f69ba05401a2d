import GlissadeFiles
import GlissadeReplay

/// An error of a replay whose recording is valid.
package enum ReplayError: Error, CustomStringConvertible {
  /// A frame differs from the recorded one.
  case different(path: String, Divergence)

  package var description: String {
    switch self {
    case .different(let path, let divergence): "\(path.quoted), \(divergence)."
    }
  }
}
