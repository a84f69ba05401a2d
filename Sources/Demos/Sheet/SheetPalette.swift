import UIKit

/// The colors of the demo *Sheet*.
enum SheetPalette {
  static let hue = rgb(0.18, 0.20, 0.40)
  static let ink = rgb(0.13, 0.13, 0.25)
  static let quietInk = ink.withAlphaComponent(0.62)
  static let line = ink.withAlphaComponent(0.10)
  static let paper = rgb(0.984, 0.973, 0.949)
  static let cream = rgb(0.949, 0.918, 0.855)
  static let brass = rgb(0.82, 0.62, 0.31)
  static let dusk = rgb(0.26, 0.26, 0.50)
  static let night = rgb(0.09, 0.10, 0.22)
  static let wood = rgb(0.36, 0.22, 0.17)
  static let vinyl = rgb(0.07, 0.07, 0.09)

  static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }
}
