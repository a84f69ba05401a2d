import UIKit

/// The colors of the demo *Stack*.
enum StackPalette {
  static let hue = UIColor(red: 0.24, green: 0.46, blue: 0.26, alpha: 1)
  static let ink = UIColor(red: 0.14, green: 0.20, blue: 0.14, alpha: 1)
  static let quietInk = UIColor(red: 0.14, green: 0.20, blue: 0.14, alpha: 0.66)
  static let paper = UIColor(red: 0.961, green: 0.957, blue: 0.922, alpha: 1)
  static let sheet = UIColor(red: 0.996, green: 0.992, blue: 0.976, alpha: 1)
  static let line = UIColor(red: 0.14, green: 0.20, blue: 0.14, alpha: 0.12)

  static func hex(_ rgb: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }
}
