import UIKit

/// The colors of the demo's two pages.
enum ShadePalette {
  static let hue = UIColor(red: 0.20, green: 0.38, blue: 0.60, alpha: 1)
  static let ink = UIColor(red: 0.13, green: 0.22, blue: 0.33, alpha: 1)
  static let storm = UIColor(red: 0.10, green: 0.17, blue: 0.27, alpha: 1)
  static let cloud = UIColor(red: 0.78, green: 0.85, blue: 0.92, alpha: 1)
  static let sun = UIColor(red: 1, green: 0.80, blue: 0.34, alpha: 1)
  static let drop = UIColor(red: 0.48, green: 0.74, blue: 0.95, alpha: 1)
  static let wood = UIColor(red: 0.80, green: 0.62, blue: 0.39, alpha: 1)
  static let grain = UIColor(red: 0.60, green: 0.43, blue: 0.24, alpha: 1)
}
