import Foundation

extension UIFont {
  /// The thickness of a font's strokes, −1…1; regular is 0.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The thickness of the strokes, −1…1.
    public let rawValue: CGFloat
    /// Creates a weight from a thickness of strokes, −1…1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a thickness of strokes, −1…1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight of the thinnest strokes.
    public static let ultraLight = Weight(-0.8)
    /// The thin weight.
    public static let thin = Weight(-0.6)
    /// The light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// The medium weight.
    public static let medium = Weight(0.23)
    /// The semibold weight.
    public static let semibold = Weight(0.3)
    /// The bold weight.
    public static let bold = Weight(0.4)
    /// The heavy weight.
    public static let heavy = Weight(0.56)
    /// The weight of the thickest strokes.
    public static let black = Weight(0.62)

    private static let inOrder: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Creates the weight for one in the scale of OpenType fonts, 100…900.
    init(openTypeWeight: Int) {
      self = Self.inOrder[min(max(openTypeWeight / 100, 1), Self.inOrder.count) - 1]
    }

    /// The nearest weight in the scale of OpenType fonts: 100, 200 … 900.
    var openTypeWeight: Int {
      let distances = Self.inOrder.map { abs($0.rawValue - rawValue) }
      let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 3
      return (nearest + 1) * 100
    }
  }

  /// The purpose of a text, which determines its size and weight.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The name of the text style.
    public let rawValue: String
    /// Creates a text style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headlines.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of subheadlines.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The style of smaller captions.
    public static let caption2 = TextStyle(rawValue: "caption2")

    private static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
      .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]

    var size: CGFloat { Self.sizes[self] ?? UIFont.labelFontSize }
  }

  /// Returns the font of a text style, scaled for the text size that the user prefers.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
}
