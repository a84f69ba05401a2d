import Foundation

// Basic colors.
extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black without opacity.
  public static let clear = UIColor(white: 0, alpha: 0)
}

// The system's palette, in its light appearance.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(255, 59, 48)
  /// The system's orange.
  public static let systemOrange = UIColor(255, 149, 0)
  /// The system's yellow.
  public static let systemYellow = UIColor(255, 204, 0)
  /// The system's green.
  public static let systemGreen = UIColor(52, 199, 89)
  /// The system's mint.
  public static let systemMint = UIColor(0, 199, 190)
  /// The system's teal.
  public static let systemTeal = UIColor(48, 176, 199)
  /// The system's cyan.
  public static let systemCyan = UIColor(50, 173, 230)
  /// The system's blue.
  public static let systemBlue = UIColor(0, 122, 255)
  /// The system's indigo.
  public static let systemIndigo = UIColor(88, 86, 214)
  /// The system's purple.
  public static let systemPurple = UIColor(175, 82, 222)
  /// The system's pink.
  public static let systemPink = UIColor(255, 45, 85)
  /// The system's brown.
  public static let systemBrown = UIColor(162, 132, 94)
  /// The system's gray.
  public static let systemGray = UIColor(142, 142, 147)
  /// The system's second gray.
  public static let systemGray2 = UIColor(174, 174, 178)
  /// The system's third gray.
  public static let systemGray3 = UIColor(199, 199, 204)
  /// The system's fourth gray.
  public static let systemGray4 = UIColor(209, 209, 214)
  /// The system's fifth gray.
  public static let systemGray5 = UIColor(229, 229, 234)
  /// The system's sixth and lightest gray.
  public static let systemGray6 = UIColor(242, 242, 247)
}

// Semantic colors, in the light appearance.
extension UIColor {
  /// The color of primary text.
  public static let label = UIColor(0, 0, 0)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(60, 60, 67, 0.6)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(60, 60, 67, 0.3)
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(60, 60, 67, 0.18)
  /// The color of placeholder text.
  public static let placeholderText = UIColor(60, 60, 67, 0.3)
  /// The color of links.
  public static let link = UIColor(0, 122, 255)
  /// The color of translucent separators.
  public static let separator = UIColor(60, 60, 67, 0.29)
  /// The color of opaque separators.
  public static let opaqueSeparator = UIColor(198, 198, 200)
  /// The background of the interface.
  public static let systemBackground = UIColor(255, 255, 255)
  /// The background of content above the main background.
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  /// The background of content above the secondary background.
  public static let tertiarySystemBackground = UIColor(255, 255, 255)
  /// The background of grouped interfaces.
  public static let systemGroupedBackground = UIColor(242, 242, 247)
  /// The background of content above the grouped background.
  public static let secondarySystemGroupedBackground = UIColor(255, 255, 255)
  /// The background of content above the secondary grouped background.
  public static let tertiarySystemGroupedBackground = UIColor(242, 242, 247)
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor(120, 120, 128, 0.2)
  /// The fill of medium-size shapes.
  public static let secondarySystemFill = UIColor(120, 120, 128, 0.16)
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(118, 118, 128, 0.12)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(116, 116, 128, 0.08)

  /// Creates a color from components 0…255.
  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
  {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
