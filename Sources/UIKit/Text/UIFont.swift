import Foundation
import GlissadeDrawing

/// A font at a size. The system's is Inter, else what the system has without serifs.
@MainActor public final class UIFont: NSObject {
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The weight's number in the scale from 100 to 900.
    var number: Int {
      let known: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      return known.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400
    }
  }

  let font: FontDescription

  private init(font: FontDescription) {
    self.font = font
    super.init()
  }

  /// The installed family called `fontName`; nil, with one warning, if there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let scene = UIWindowScene.current, !scene.textMeasurer.hasFamily(fontName) {
      scene.logWarning("there is no font \"\(fontName)\"; `fc-list : family` lists those there are")
      return nil
    }
    self.init(font: FontDescription(family: fontName, size: fontSize))
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(font: FontDescription(family: "Inter", size: fontSize, weight: weight.number))
  }
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(font: FontDescription(family: "Inter", size: fontSize, isItalic: true))
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = fontSize
    return UIFont(font: font)
  }

  public var familyName: String { font.family }
  public var pointSize: CGFloat { font.size }
  /// Heights in points, as the current scene's text engine has them; `descender` is negative.
  public var ascender: CGFloat { metrics?.ascender ?? font.size }
  public var descender: CGFloat { -(metrics?.descender ?? 0) }
  public var lineHeight: CGFloat { metrics?.lineHeight ?? font.size }
  public var capHeight: CGFloat { metrics?.capHeight ?? font.size }
  public var xHeight: CGFloat { metrics?.xHeight ?? font.size }

  private var metrics: FontMetrics? { UIWindowScene.current?.textMeasurer.metrics(of: font) }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}
