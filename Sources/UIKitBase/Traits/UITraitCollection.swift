import Foundation

/// The environment of a view or controller: its size classes, scale and appearance.
///
/// A trait that is not specified has the value `.unspecified`, or 0 for the scale.
public final class UITraitCollection: NSObject, Sendable {
  /// The values of a collection's traits; `nil` for a trait that is not specified.
  package struct Values: Hashable, Sendable {
    package var idiom: UIUserInterfaceIdiom?
    package var style: UIUserInterfaceStyle?
    package var direction: UITraitEnvironmentLayoutDirection?
    package var scale: CGFloat?
    package var horizontal: UIUserInterfaceSizeClass?
    package var vertical: UIUserInterfaceSizeClass?
    package var forceTouch: UIForceTouchCapability?
    package var category: UIContentSizeCategory?
    package var contrast: UIAccessibilityContrast?
    package var level: UIUserInterfaceLevel?

    package init(
      idiom: UIUserInterfaceIdiom? = nil,
      style: UIUserInterfaceStyle? = nil,
      direction: UITraitEnvironmentLayoutDirection? = nil,
      scale: CGFloat? = nil,
      horizontal: UIUserInterfaceSizeClass? = nil,
      vertical: UIUserInterfaceSizeClass? = nil,
      forceTouch: UIForceTouchCapability? = nil,
      category: UIContentSizeCategory? = nil,
      contrast: UIAccessibilityContrast? = nil,
      level: UIUserInterfaceLevel? = nil
    ) {
      self.idiom = idiom
      self.style = style
      self.direction = direction
      self.scale = scale
      self.horizontal = horizontal
      self.vertical = vertical
      self.forceTouch = forceTouch
      self.category = category
      self.contrast = contrast
      self.level = level
    }
  }

  package let values: Values

  package init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a collection without specified traits.
  public override convenience init() { self.init(Values()) }

  /// Creates a collection of all traits that the given collections specify. Later collections have
  /// priority over earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  // MARK: One trait

  /// Creates a collection that specifies only the interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom == .unspecified ? nil : idiom))
  }
  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }
  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection == .unspecified ? nil : layoutDirection))
  }
  /// Creates a collection that specifies only the scale, in pixels per point; 0 specifies none.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Values(scale: scale > 0 ? scale : nil))
  }
  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }
  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }
  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    let isGiven = preferredContentSizeCategory != .unspecified
    self.init(Values(category: isGiven ? preferredContentSizeCategory : nil))
  }
  /// Creates a collection that specifies only the visual level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(level: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
  }

  // MARK: Traits

  /// The interface idiom: `.phone` in a window.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The interface style: `.light`, unless it is overridden.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The layout direction: from left to right in a window.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction ?? .unspecified
  }
  /// The scale of the screen, in pixels per point; 0 if it is not specified.
  public var displayScale: CGFloat { values.scale ?? 0 }
  /// The horizontal size class: regular in a window that is at least 600 points wide.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// The vertical size class: regular in a window that is at least 480 points high.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// The ability of the screen to measure the force of touches: `.unavailable` in a window.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouch ?? .unknown }
  /// The preferred size of texts: `.large`, as on a new phone.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.category ?? .unspecified
  }
  /// The contrast of the user interface: `.normal` in a window.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// The visual level of the content: `.base` in a window.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }

  /// Returns whether all traits that `trait` specifies have the same values in this collection.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether a dynamic color can differ between this collection and another one.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.contrast != other.contrast
      || values.level != other.level
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  public override var hash: Int { values.hashValue }
  public override var description: String {
    "UITraitCollection(\(horizontalSizeClass) × \(verticalSizeClass), \(userInterfaceStyle), "
      + "\(displayScale) pixels per point)"
  }
}

extension UITraitCollection.Values {
  /// Returns a copy of these values, in which the values that `other` specifies replace them.
  package func overridden(by other: Self) -> Self {
    Self(
      idiom: other.idiom ?? idiom, style: other.style ?? style,
      direction: other.direction ?? direction, scale: other.scale ?? scale,
      horizontal: other.horizontal ?? horizontal, vertical: other.vertical ?? vertical,
      forceTouch: other.forceTouch ?? forceTouch, category: other.category ?? category,
      contrast: other.contrast ?? contrast, level: other.level ?? level)
  }
}
