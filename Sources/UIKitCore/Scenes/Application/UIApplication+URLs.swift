import Foundation

// A program cannot open addresses in other programs here.
extension UIApplication {
  /// A key of the options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The address of the program's settings, of which there are none.
  public nonisolated static let openSettingsURLString = "app-settings:"
}
