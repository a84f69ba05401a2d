/// The appearances of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified appearance: that of the environment applies.
  case unspecified = 0
  /// Dark content on light pages (`light`), or light content on dark pages (`dark`).
  case light, dark
}

/// The size classes of a width or a height.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified size class: that of the environment applies.
  case unspecified = 0
  /// Little space (`compact`), or much space (`regular`).
  case compact, regular
}

/// The horizontal directions of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified direction: that of the environment applies.
  case unspecified = -1
  /// A layout from left to right, or one from right to left.
  case leftToRight = 0, rightToLeft
}

/// The ability of a screen to measure the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known whether the screen can measure the force of touches.
  case unknown = 0
  /// The screen cannot measure the force of touches (`unavailable`), or it can (`available`).
  case unavailable, available
}

/// The contrasts of a user interface.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified contrast: that of the environment applies.
  case unspecified = -1
  /// The normal contrast (`normal`), or a higher one (`high`).
  case normal = 0, high
}

/// The visual levels of the content of a user interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified level: that of the environment applies.
  case unspecified = -1
  /// The level of the window's content (`base`), or one above it (`elevated`).
  case base = 0, elevated
}

/// A preferred size of texts.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// The name of the text size.
  public let rawValue: String
  /// Creates a text size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An unspecified text size: that of the environment applies.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest text size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The text size below `medium`.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The text size below `large`.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The text size of a new phone.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The text size above `large`.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The text size above `extraLarge`.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest text size that is not one for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest text size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second smallest text size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// A Boolean value that indicates whether this is a text size for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
