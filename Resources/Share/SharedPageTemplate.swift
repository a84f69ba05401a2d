/// The parts of a shared page. They are in the program itself, so that a program of a client writes
/// pages wherever it is copied.
public enum SharedPageTemplate {
  /// The page, with the name of each other part in braces in its place.
  public static var page: String { text(PackageResources.page_html) }
  /// The parts of the page by their names.
  public static var parts: [String: String] {
    [
      "style.css": text(PackageResources.style_css),
      "picture.js": text(PackageResources.picture_js),
      "player.js": text(PackageResources.player_js),
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
