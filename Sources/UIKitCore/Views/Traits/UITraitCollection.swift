import Foundation

/// The environment of a view or controller: its size classes, scale and appearance.
///
/// A trait that is not specified has the value `.unspecified`, or 0 for the scale.
public final class UITraitCollection: NSObject, Sendable {
  /// The values of a collection, `nil` where a trait is not specified.
  struct Values: Hashable, Sendable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var forceTouch: UIForceTouchCapability?
    var category: UIContentSizeCategory?
    var contrast: UIAccessibilityContrast?
    var level: UIUserInterfaceLevel?
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a collection without specified traits.
  public override convenience init() { self.init(Values()) }

  /// Creates a collection of all specified traits; those of later collections have priority.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  // MARK: One trait

  /// Creates a collection with an idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(idiom: idiom == .unspecified ? nil : idiom))
  }
  /// Creates a collection with a style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }
  /// Creates a collection with a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(direction: layoutDirection == .unspecified ? nil : layoutDirection))
  }
  /// Creates a collection with a scale, in pixels per point; 0 does not specify one.
  public convenience init(displayScale scale: CGFloat) {
    self.init(Values(scale: scale > 0 ? scale : nil))
  }
  /// Creates a collection with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass == .unspecified ? nil : horizontalSizeClass))
  }
  /// Creates a collection with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass == .unspecified ? nil : verticalSizeClass))
  }
  /// Creates a collection with a size of texts.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    let isGiven = preferredContentSizeCategory != .unspecified
    self.init(Values(category: isGiven ? preferredContentSizeCategory : nil))
  }
  /// Creates a collection with a level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(level: userInterfaceLevel == .unspecified ? nil : userInterfaceLevel))
  }

  // MARK: Traits

  /// The idiom: `.phone` in a window.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The style: `.light`, unless it is overridden.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The direction: from left to right.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.direction ?? .unspecified
  }
  /// The pixels per point.
  public var displayScale: CGFloat { values.scale ?? 0 }
  /// The horizontal size class: regular from 600 points of the window's width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// The vertical size class: regular from 480 points of the window's height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }
  /// The ability of the screen to measure the force of touches, which it has not.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouch ?? .unknown }
  /// The preferred size of texts: `.large`, as on a new phone.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.category ?? .unspecified
  }
  /// The contrast: normal.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// The level: that of the window.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }

  /// Returns whether all traits that `trait` specifies have the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether dynamic colors can differ between the two collections.
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
  /// Returns these values with those that `other` specifies.
  func overridden(by other: Self) -> Self {
    Self(
      idiom: other.idiom ?? idiom, style: other.style ?? style,
      direction: other.direction ?? direction, scale: other.scale ?? scale,
      horizontal: other.horizontal ?? horizontal, vertical: other.vertical ?? vertical,
      forceTouch: other.forceTouch ?? forceTouch, category: other.category ?? category,
      contrast: other.contrast ?? contrast, level: other.level ?? level)
  }
}
