import Foundation
import GlissadeDrawing
import GlissadeLayers

/// An immutable font of one size. The system font is Inter.
///
/// ```swift
/// let title = UIFont.systemFont(ofSize: 22, weight: .semibold)
/// let width = ("Tides" as NSString).size(withAttributes: [.font: title]).width
/// page.frame.size.width = width
/// ```
@preconcurrency @MainActor public final class UIFont: NSObject {
  /// A constant word that is the first stored property of the object; see `FoundationMark`.
  private nonisolated let mark = FoundationMark.word
  package nonisolated let face: FontDescription
  /// The name with which the font was created.
  public nonisolated let fontName: String

  /// The sizes of a font that follows the preferred text size, or `nil` for a font of a fixed size.
  nonisolated let preferred: PreferredSize?

  init(face: FontDescription, fontName: String? = nil, preferred: PreferredSize? = nil) {
    self.face = face
    self.fontName = fontName ?? face.family
    self.preferred = preferred
    super.init()
  }

  /// Creates a font from the name of its family, which an optional style follows after a hyphen, as
  /// in `"Inter-SemiBold"`.
  ///
  /// A family that is not installed is logged once and replaced by the system's sans serif, so that
  /// the text is visible. The result is `nil`, with a warning, for a size that is not a positive
  /// number of points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let usable = NumberRule.positive.usable(fontSize, in: "UIFont.init(name:size:)")
    guard let fontSize = usable.map({ min($0, Self.largestSize) }) else { return nil }
    let scene = SceneResources.running("UIFont(name:size:)")
    if let file = scene.textMeasurer.registeredFont(named: fontName) {
      self.init(
        face: FontDescription(
          family: file.family, size: fontSize, weight: file.weight, isItalic: file.isItalic),
        fontName: file.postScriptName)
      return
    }
    let known = FontName(fontName) { scene.textMeasurer.hasFamily($0) }
    if known == nil {
      scene.warnOnce("font \(fontName) is not installed; the system's sans serif replaces it")
    }
    let name = known ?? FontName(plain: fontName)
    self.init(
      face: FontDescription(
        family: known == nil ? Self.systemFamily : name.family, size: fontSize,
        weight: name.weight, isItalic: name.isItalic),
      fontName: fontName)
  }

  // MARK: System font

  static let systemFamily = "Inter"
  /// The font size of labels, in points.
  public nonisolated static let labelFontSize: CGFloat = 17
  /// The font size of buttons' titles, in points.
  public nonisolated static let buttonFontSize: CGFloat = 18
  /// The small font size of the system, in points.
  public nonisolated static let smallSystemFontSize: CGFloat = 12
  /// The font size of the system, in points.
  public nonisolated static let systemFontSize: CGFloat = 14

  /// Returns the system font in a size, in points; 0 stands for `systemFontSize`.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a size, in points, and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      face: FontDescription(
        family: systemFamily, size: usable(fontSize, in: "UIFont.systemFont(ofSize:)"),
        weight: weight.openTypeWeight))
  }

  /// Returns a size that a font can have, at most `largestSize`. As in UIKit, 0 stands for
  /// `systemFontSize`; so does an invalid size, for which a warning is logged.
  static func usable(_ size: CGFloat, in call: String) -> CGFloat {
    guard size != 0 else { return systemFontSize }
    return min(NumberRule.positive.usable(size, or: systemFontSize, in: call), largestSize)
  }

  /// The largest size of a font in points. A glyph of this size still fits into an image.
  private static let largestSize: CGFloat = 10_000

  /// Returns the bold system font in a size, in points.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font in a size, in points.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(
      face: FontDescription(
        family: systemFamily, size: usable(fontSize, in: "UIFont.italicSystemFont(ofSize:)"),
        isItalic: true))
  }

  /// Returns the system font with digits of equal width, in a size in points and a weight.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = systemFont(ofSize: fontSize, weight: weight).face
    face.hasEqualDigits = true
    return UIFont(face: face)
  }

  /// Returns the system's font with letters of equal width, in a size in points and a weight.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = systemFont(ofSize: fontSize, weight: weight).face
    face.family = UIFontDescriptor.families[.monospaced] ?? face.family
    return UIFont(face: face)
  }

  /// Returns the same font in another size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize == 0 ? face.size : Self.usable(fontSize, in: "UIFont.withSize")
    return UIFont(face: face, fontName: fontName)
  }

  // MARK: Metrics, in points

  /// The name of the font's family.
  public nonisolated var familyName: String { face.family }
  /// The font's size, in points.
  public nonisolated var pointSize: CGFloat { face.size }
  /// The height of the font above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }
  /// The depth of the font below the baseline, as a negative number, in points.
  public var descender: CGFloat { -metrics.descender }
  /// The distance between the baselines of two lines, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The additional distance between two lines, in points; `lineHeight` contains it.
  public var leading: CGFloat { max(lineHeight - ascender + descender, 0) }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics {
    SceneResources.running("A font's metrics").textMeasurer.metrics(of: face)
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.face == face
  }
  public nonisolated override var hash: Int { face.hashValue }
}
