import Foundation

/// The folder in which the user's programs keep their state from one run to the next.
enum StateFolder {
  /// Returns the folder of Glissade's programs.
  ///
  /// - Parameter environment: The environment variables, of which `XDG_STATE_HOME` and `HOME` are
  ///   used.
  /// - Returns: The URL of the folder, or `nil` if the environment gives none.
  static func url(in environment: [String: String]) -> URL? {
    let own = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.local/state" }
    return (own ?? home).map {
      URL(fileURLWithPath: $0).appendingPathComponent("glissade")
    }
  }
}
