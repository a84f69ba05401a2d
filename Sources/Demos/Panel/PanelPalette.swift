import UIKit

/// The colors of the demo *Panel*.
enum PanelPalette {
  static let ink = UIColor(red: 0.19, green: 0.16, blue: 0.14, alpha: 1)
  static let quietInk = UIColor(red: 0.19, green: 0.16, blue: 0.14, alpha: 0.62)
  static let paper = UIColor(red: 0.992, green: 0.980, blue: 0.957, alpha: 1)
  static let shade = UIColor(red: 0.945, green: 0.918, blue: 0.875, alpha: 1)
  static let trail = UIColor(red: 0.776, green: 0.333, blue: 0.192, alpha: 1)
  static let lake = UIColor(red: 0.29, green: 0.55, blue: 0.63, alpha: 1)
}
