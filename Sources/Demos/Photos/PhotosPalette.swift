import UIKit

/// The colors and measures of the demo *Photos*.
enum PhotosPalette {
  static let hue = UIColor(red: 0.70, green: 0.36, blue: 0.20, alpha: 1)
  static let paper = UIColor(red: 0.965, green: 0.949, blue: 0.918, alpha: 1)
  static let ink = UIColor(red: 0.15, green: 0.13, blue: 0.12, alpha: 1)
  static let quietInk = UIColor(red: 0.15, green: 0.13, blue: 0.12, alpha: 0.6)
  /// The background color behind an open picture.
  static let night = UIColor(red: 0.075, green: 0.075, blue: 0.086, alpha: 1)
  static let margin: CGFloat = 16
  static let gap: CGFloat = 8
}
