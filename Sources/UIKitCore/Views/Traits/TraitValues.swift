/// The appearances of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance of the environment.
  case unspecified = 0
  /// Dark content on light pages, or light content on dark pages.
  case light, dark
}

/// The classes of a width or height.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The class of the environment.
  case unspecified = 0
  /// Little or much space.
  case compact, regular
}

/// The directions of a layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction of the environment.
  case unspecified = -1
  /// From left to right, or from right to left.
  case leftToRight = 0, rightToLeft
}

/// The ability of a screen to measure the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// The ability is not known.
  case unknown = 0
  /// The screen cannot, or can, measure the force.
  case unavailable, available
}

/// The contrasts of a user interface.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast of the environment.
  case unspecified = -1
  /// The normal or a higher contrast.
  case normal = 0, high
}

/// The visual levels of a user interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level of the environment.
  case unspecified = -1
  /// The level of the window, or one above it.
  case base = 0, elevated
}

/// A preferred size of texts.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// The name of the size.
  public let rawValue: String
  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The size of the environment.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The size below `medium`.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// The size below `large`.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The size of a new phone.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// The size above `large`.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The size above `extraLarge`.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size but those for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  /// A Boolean value that indicates whether this is a size for accessibility.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
