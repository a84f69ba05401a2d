import Foundation

/// A folder in which programs keep what belongs to a user.
///
/// Source: the XDG Base Directory Specification.
package enum UserFolder: Sendable {
  /// The folder of what a program remembers from one run to the next.
  case state
  /// The folder of settings.
  case configuration

  /// Returns the folder of a user.
  ///
  /// - Parameter environment: The environment variables, of which `HOME` and `XDG_STATE_HOME` or
  ///   `XDG_CONFIG_HOME` are used. Those of the specification count only as absolute paths.
  /// - Returns: The URL of the folder, or `nil` if the environment gives none.
  package func url(in environment: [String: String]) -> URL? {
    let (variable, usual) =
      switch self {
      case .state: ("XDG_STATE_HOME", ".local/state")
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      }
    let own = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/\(usual)" }
    return (own ?? home).map { URL(fileURLWithPath: $0) }
  }

  /// Returns the folder of Glissade's programs in a folder of a user, or `nil` if the environment
  /// gives none.
  package func ofGlissade(in environment: [String: String]) -> URL? {
    url(in: environment)?.appendingPathComponent("glissade")
  }
}
