import UIKit

/// The colors and fonts of the demo *Panel*, which follow the user's appearance and text size.
@MainActor enum PanelPalette {
  static let ink = color(light: rgb(0.19, 0.16, 0.14), dark: rgb(0.95, 0.92, 0.88))
  static let quietInk = color(
    light: rgb(0.19, 0.16, 0.14).withAlphaComponent(0.62),
    dark: rgb(0.95, 0.92, 0.88).withAlphaComponent(0.66))
  static let paper = color(light: rgb(0.992, 0.980, 0.957), dark: rgb(0.130, 0.121, 0.113))
  static let shade = color(light: rgb(0.945, 0.918, 0.875), dark: rgb(0.215, 0.198, 0.180))
  static let trail = color(light: rgb(0.776, 0.333, 0.192), dark: rgb(0.850, 0.420, 0.270))
  static let lake = color(light: rgb(0.29, 0.55, 0.63), dark: rgb(0.42, 0.68, 0.76))

  private static func color(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Returns the font of a size in points at the usual text size.
  static func font(_ size: CGFloat, _ weight: UIFont.Weight = .regular) -> UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}

extension UILabel {
  /// Sets a font that follows the text size, and a color.
  func style(_ font: UIFont, _ color: UIColor) {
    self.font = font
    textColor = color
    adjustsFontForContentSizeCategory = true
  }
}

extension UIView {
  /// Returns a length in points, scaled for the text size.
  func scaled(_ length: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
  }

  /// A Boolean value that indicates whether the view is laid out from right to left.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a frame of a subview, mirrored in a layout from right to left.
  func directed(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
