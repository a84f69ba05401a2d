import Foundation

/// A scale of fonts and lengths for a text style, by the preferred size of texts.
///
/// The factor is that of body texts, for all styles (our choice). A desktop has no setting for it:
/// only traits that a program makes have another size than `.large`, whose factor is 1.
@preconcurrency @MainActor public final class UIFontMetrics: NSObject {
  /// The metrics of body texts.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// Returns a font in the size for the current traits.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font in the size for the current traits, in at most a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font in the size for traits; `nil` stands for the current ones.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font in the size for traits, in at most a size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }

  /// Returns a length for the current traits.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length for traits; `nil` stands for the current ones.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    return (value * traits.preferredContentSizeCategory.factor * 3).rounded() / 3
  }
}

extension UIFont {
  /// Returns the font of a text style in the size for traits.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style)
      .scaledFont(for: preferredFont(forTextStyle: style), compatibleWith: traitCollection)
  }
}

extension UIContentSizeCategory {
  /// The notification that the user prefers another size of texts, which is never sent.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size for accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The sizes from the smallest one, with those of body texts in points.
  private static let sizes: [(category: UIContentSizeCategory, body: CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]
  private static let standard: CGFloat = 17

  /// The factor of lengths, 1 for a size that is not known.
  fileprivate var factor: CGFloat {
    (Self.sizes.first { $0.category == self }?.body ?? Self.standard) / Self.standard
  }

  private var rank: Int? { Self.sizes.firstIndex { $0.category == self } }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether a size is smaller than another one. A size that is not known is smaller than
  /// all others.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    (one.rank ?? -1) < (other.rank ?? -1)
  }
}
