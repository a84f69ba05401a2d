import Foundation

// The keys of the options of `open(_:options:completionHandler:)`, and the URL of the settings. No
// URL can be opened, because there are no programs for URLs.
extension UIApplication {
  /// A key of the options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The URL of the program's settings. It cannot be opened, because there are no such settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
}
