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
  /// The color of text on a light background: black.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The color of text on a dark background: white with an opacity of 0.6.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

// The colors of the system's palette.
extension UIColor {
  /// The system color red, which depends on the interface style.
  public static let systemRed = dynamic(
    light: UIColor(255, 59, 48), dark: UIColor(255, 69, 58))
  /// The system color orange, which depends on the interface style.
  public static let systemOrange = dynamic(
    light: UIColor(255, 149, 0), dark: UIColor(255, 159, 10))
  /// The system color yellow, which depends on the interface style.
  public static let systemYellow = dynamic(
    light: UIColor(255, 204, 0), dark: UIColor(255, 214, 10))
  /// The system color green, which depends on the interface style.
  public static let systemGreen = dynamic(
    light: UIColor(52, 199, 89), dark: UIColor(48, 209, 88))
  /// The system color mint, which depends on the interface style.
  public static let systemMint = dynamic(
    light: UIColor(0, 199, 190), dark: UIColor(99, 230, 226))
  /// The system color teal, which depends on the interface style.
  public static let systemTeal = dynamic(
    light: UIColor(48, 176, 199), dark: UIColor(64, 200, 224))
  /// The system color cyan, which depends on the interface style.
  public static let systemCyan = dynamic(
    light: UIColor(50, 173, 230), dark: UIColor(100, 210, 255))
  /// The system color blue, which depends on the interface style.
  public static let systemBlue = dynamic(
    light: UIColor(0, 122, 255), dark: UIColor(10, 132, 255))
  /// The system color indigo, which depends on the interface style.
  public static let systemIndigo = dynamic(
    light: UIColor(88, 86, 214), dark: UIColor(94, 92, 230))
  /// The system color purple, which depends on the interface style.
  public static let systemPurple = dynamic(
    light: UIColor(175, 82, 222), dark: UIColor(191, 90, 242))
  /// The system color pink, which depends on the interface style.
  public static let systemPink = dynamic(
    light: UIColor(255, 45, 85), dark: UIColor(255, 55, 95))
  /// The system color brown, which depends on the interface style.
  public static let systemBrown = dynamic(
    light: UIColor(162, 132, 94), dark: UIColor(172, 142, 104))
  /// The system color gray, the same in both interface styles.
  public static let systemGray = UIColor(142, 142, 147)
  /// The second of the system's grays, which depends on the interface style.
  public static let systemGray2 = dynamic(
    light: UIColor(174, 174, 178), dark: UIColor(99, 99, 102))
  /// The third of the system's grays, which depends on the interface style.
  public static let systemGray3 = dynamic(
    light: UIColor(199, 199, 204), dark: UIColor(72, 72, 74))
  /// The fourth of the system's grays, which depends on the interface style.
  public static let systemGray4 = dynamic(
    light: UIColor(209, 209, 214), dark: UIColor(58, 58, 60))
  /// The fifth of the system's grays, which depends on the interface style.
  public static let systemGray5 = dynamic(
    light: UIColor(229, 229, 234), dark: UIColor(44, 44, 46))
  /// The sixth of the system's grays, which depends on the interface style.
  public static let systemGray6 = dynamic(
    light: UIColor(242, 242, 247), dark: UIColor(28, 28, 30))
}

// Semantic colors.
extension UIColor {
  /// The color of primary text.
  public static let label = dynamic(
    light: UIColor(0, 0, 0), dark: UIColor(255, 255, 255))
  /// The color of secondary text.
  public static let secondaryLabel = dynamic(
    light: UIColor(60, 60, 67, 0.6), dark: UIColor(235, 235, 245, 0.6))
  /// The color of tertiary text.
  public static let tertiaryLabel = dynamic(
    light: UIColor(60, 60, 67, 0.3), dark: UIColor(235, 235, 245, 0.3))
  /// The color of quaternary text.
  public static let quaternaryLabel = dynamic(
    light: UIColor(60, 60, 67, 0.18), dark: UIColor(235, 235, 245, 0.16))
  /// The color of placeholder text.
  public static let placeholderText = dynamic(
    light: UIColor(60, 60, 67, 0.3), dark: UIColor(235, 235, 245, 0.3))
  /// The color of links.
  public static let link = dynamic(
    light: UIColor(0, 122, 255), dark: UIColor(9, 132, 255))
  /// The color of translucent separators.
  public static let separator = dynamic(
    light: UIColor(60, 60, 67, 0.29), dark: UIColor(84, 84, 88, 0.6))
  /// The color of opaque separators.
  public static let opaqueSeparator = dynamic(
    light: UIColor(198, 198, 200), dark: UIColor(56, 56, 58))
  /// The main background color of the interface.
  public static let systemBackground = dynamic(
    light: UIColor(255, 255, 255), dark: UIColor(0, 0, 0))
  /// The background color of content above the main background.
  public static let secondarySystemBackground = dynamic(
    light: UIColor(242, 242, 247), dark: UIColor(28, 28, 30))
  /// The background color of content above the secondary background.
  public static let tertiarySystemBackground = dynamic(
    light: UIColor(255, 255, 255), dark: UIColor(44, 44, 46))
  /// The background color of grouped interfaces.
  public static let systemGroupedBackground = dynamic(
    light: UIColor(242, 242, 247), dark: UIColor(0, 0, 0))
  /// The background color of content above the grouped background.
  public static let secondarySystemGroupedBackground = dynamic(
    light: UIColor(255, 255, 255), dark: UIColor(28, 28, 30))
  /// The background color of content above the secondary grouped background.
  public static let tertiarySystemGroupedBackground = dynamic(
    light: UIColor(242, 242, 247), dark: UIColor(44, 44, 46))
  /// The fill color of thin and small shapes.
  public static let systemFill = dynamic(
    light: UIColor(120, 120, 128, 0.2), dark: UIColor(120, 120, 128, 0.36))
  /// The fill color of medium-size shapes.
  public static let secondarySystemFill = dynamic(
    light: UIColor(120, 120, 128, 0.16), dark: UIColor(120, 120, 128, 0.32))
  /// The fill color of large shapes.
  public static let tertiarySystemFill = dynamic(
    light: UIColor(118, 118, 128, 0.12), dark: UIColor(118, 118, 128, 0.24))
  /// The fill color of large areas with complex content.
  public static let quaternarySystemFill = dynamic(
    light: UIColor(116, 116, 128, 0.08), dark: UIColor(118, 118, 128, 0.18))

  /// Returns a dynamic color with one value for the light and one for the dark appearance.
  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Creates a color from components 0…255 and an opacity 0…1.
  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
  {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
