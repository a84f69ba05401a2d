import Foundation

/// The parts of a shared page, as a resource bundle.
public enum SharedPageTemplate {
  /// Returns the text of a part, such as `player.js`, or `nil` if it is not installed.
  public static func text(of name: String) -> String? {
    Bundle.module.url(forResource: name, withExtension: nil)
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
