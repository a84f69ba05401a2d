import Foundation

/// The name of a font, split into its family and the style after a hyphen, as in
/// `Inter-SemiBoldItalic`.
struct FontName: Equatable {
  var family: String
  var weight = 400
  var isItalic = false

  init(plain family: String) { self.family = family }

  /// Parses the name of a font. The result is `nil` if neither the whole name nor the part before
  /// the hyphen is an installed family.
  init?(_ name: String, isInstalled: (String) -> Bool) {
    family = name
    if isInstalled(name) { return }
    guard let hyphen = name.lastIndex(of: "-") else { return nil }
    family = String(name[..<hyphen])
    guard isInstalled(family) else { return nil }
    var style = name[name.index(after: hyphen)...].lowercased()
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
      isItalic = true
      style.removeLast(slant.count)
    }
    weight = Self.weights[style] ?? 400
  }

  private static let weights = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "": 400,
    "regular": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "bold": 700,
    "extrabold": 800, "heavy": 800, "black": 900,
  ]
}
