import Foundation
import GlissadeDrawing

/// A font of one size; immutable. The system's font is Inter.
@preconcurrency @MainActor public final class UIFont: NSObject {
  package nonisolated let face: FontDescription
  /// The name by which the font was asked for.
  public nonisolated let fontName: String

  init(face: FontDescription, fontName: String? = nil) {
    self.face = face
    self.fontName = fontName ?? face.family
    super.init()
  }

  /// A font by the name of its family, with a style after a hyphen if any: `"Inter-SemiBold"`.
  ///
  /// A family that is not installed is warned of once and replaced by the system's sans, so that
  /// the text shows. Nil for a size that is not a positive number of points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard fontSize.isFinite, fontSize > 0 else { return nil }
    let scene = UIWindowScene.running("UIFont(name:size:)")
    let known = FontName(fontName) { scene.textMeasurer.hasFamily($0) }
    if known == nil {
      scene.warnOnce("font \(fontName) is not installed; the system's sans stands in")
    }
    let name = known ?? FontName(plain: fontName)
    self.init(
      face: FontDescription(
        family: known == nil ? Self.systemFamily : name.family, size: fontSize,
        weight: name.weight, isItalic: name.isItalic),
      fontName: fontName)
  }

  // MARK: The system's font

  static let systemFamily = "Inter"
  /// In points.
  public nonisolated static let labelFontSize: CGFloat = 17
  public nonisolated static let buttonFontSize: CGFloat = 18
  public nonisolated static let smallSystemFontSize: CGFloat = 12
  public nonisolated static let systemFontSize: CGFloat = 14

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: FontDescription(family: systemFamily, size: fontSize, weight: weight.openTypeWeight))
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontDescription(family: systemFamily, size: fontSize, isItalic: true))
  }

  /// The same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return UIFont(face: face, fontName: fontName)
  }

  // MARK: Measures, in points

  public nonisolated var familyName: String { face.family }
  public nonisolated var pointSize: CGFloat { face.size }
  /// Above the baseline.
  public var ascender: CGFloat { metrics.ascender }
  /// Below the baseline, as a negative number.
  public var descender: CGFloat { -metrics.descender }
  public var lineHeight: CGFloat { metrics.lineHeight }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics {
    UIWindowScene.running("A font's metrics").textMeasurer.metrics(of: face)
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }
  public nonisolated override var hash: Int { face.hashValue }
}
