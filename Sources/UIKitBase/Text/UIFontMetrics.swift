import Foundation

/// An object that scales fonts and lengths for a text style by the preferred text size.
///
/// All text styles have the factor of body text (our choice). A desktop has no preference for the
/// text size: only traits that a program creates, and those of a scene for which the instrument
/// simulates another size, have another size than `.large`, whose factor is 1.
@preconcurrency @MainActor public final class UIFontMetrics: NSObject {
  /// The metrics of body texts.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// Returns a font, scaled for the current traits.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font, scaled for the current traits to at most a maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font, scaled for traits; `nil` stands for the current traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font, scaled for traits to at most a maximum size in points; `nil` stands for the
  /// current traits.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = font.preferred?.base ?? font.pointSize
    let size = PreferredSize(base: base, limit: maximumPointSize)
    return font.withSize(size, for: UIContentSizeCategory.preferred(in: traitCollection))
  }

  /// Returns a length, scaled for the current traits.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length, scaled for traits; `nil` stands for the current traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    UIContentSizeCategory.preferred(in: traitCollection).scaled(value)
  }
}

/// The size of a font that follows the preferred text size.
struct PreferredSize: Sendable {
  /// The size at the text size `.large`, in points.
  var base: CGFloat
  /// The largest size, in points.
  var limit: CGFloat
}

extension UIFont {
  /// Returns the font of a text style, scaled for traits; `nil` stands for the current traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: font, compatibleWith: traitCollection)
  }

  /// Returns the font for the text size of traits. Only a font of a text style, or one that font
  /// metrics have scaled, has another size.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    preferred.map { withSize($0, for: traits.preferredContentSizeCategory) } ?? self
  }

  fileprivate func withSize(_ size: PreferredSize, for category: UIContentSizeCategory) -> UIFont {
    var face = face
    face.size = withSize(min(category.scaled(size.base), size.limit)).pointSize
    return UIFont(face: face, fontName: fontName, preferred: size)
  }
}

extension UIContentSizeCategory {
  /// The notification that the user prefers another text size, which the instrument can simulate.
  /// Its `userInfo` contains the new size at `newValueUserInfoKey`.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new text size in the `userInfo` of `didChangeNotification`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  /// The third of the five text sizes for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the five text sizes for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of the five text sizes for accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The text sizes from the smallest to the largest, each with the size of body text in points.
  private static let sizes: [(category: UIContentSizeCategory, body: CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]
  private static let standard: CGFloat = 17

  /// All text sizes, from the smallest to the largest.
  package static var all: [UIContentSizeCategory] { sizes.map(\.category) }

  /// The factor by which lengths are scaled. It is 1 for an unknown text size.
  private var factor: CGFloat {
    (Self.sizes.first { $0.category == self }?.body ?? Self.standard) / Self.standard
  }

  /// Returns a length at this text size, rounded to thirds of a point.
  fileprivate func scaled(_ length: CGFloat) -> CGFloat { (length * factor * 3).rounded() / 3 }

  /// Returns the text size of traits; for `nil`, that of the traits within
  /// `UITraitCollection.performAsCurrent(_:)`, or else the one that the user prefers.
  @MainActor fileprivate static func preferred(
    in traits: UITraitCollection?
  ) -> UIContentSizeCategory {
    let traits = traits ?? UITraitCollection.ofCurrentCall
    return traits?.preferredContentSizeCategory ?? SceneResources.current?.textSize ?? .large
  }

  private var rank: Int? { Self.sizes.firstIndex { $0.category == self } }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether a text size is smaller than another one. An unknown text size is smaller than
  /// all known ones.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.rank ?? -1) < (other.rank ?? -1)
  }
}
