import UIKit

/// The colors of the box and its tiles.
enum PlaygroundPalette {
  static let hue = UIColor(red: 0.76, green: 0.20, blue: 0.36, alpha: 1)
  static let paper = UIColor(red: 0.984, green: 0.945, blue: 0.925, alpha: 1)
  static let ink = UIColor(red: 0.30, green: 0.10, blue: 0.16, alpha: 1)
  static let paint = UIColor(red: 1, green: 0.975, blue: 0.95, alpha: 0.95)
  /// The colors of the tiles, used in turn.
  static let tiles = [
    hue, UIColor(red: 0.93, green: 0.52, blue: 0.30, alpha: 1),
    UIColor(red: 0.18, green: 0.42, blue: 0.46, alpha: 1),
    UIColor(red: 0.87, green: 0.66, blue: 0.25, alpha: 1),
    UIColor(red: 0.36, green: 0.25, blue: 0.45, alpha: 1),
  ]
}
