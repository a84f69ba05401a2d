import UIKit

/// The colors, patterns and fonts of a release map.
///
/// The fills differ in lightness as well as in hue, and each has a pattern of its own, so that
/// regions can be distinguished without colors, too.
@MainActor enum ReleaseMapLook {
  /// A pattern with which a region is filled.
  enum Pattern: CaseIterable {
    case plain, dots, rising, falling, horizontal, vertical, crossed, rings
  }

  /// The colors and the pattern of a region.
  struct Region {
    let fill: UIColor
    let text: UIColor
    let pattern: Pattern
  }

  static let ground = color(0x1f1f21)
  static let text = color(0xebebeb)
  static let quietText = color(0xa3a3a3)
  static let border = color(0xffffff)
  static let contour = UIColor(white: 1, alpha: 0.42)
  static let path = color(0xffb13d)
  static let pattern = UIColor(white: 1, alpha: 0.20)

  private static let regions = [
    Region(fill: color(0x1f5f4f), text: color(0xc4f0e0), pattern: .plain),
    Region(fill: color(0x27346e), text: color(0xccd6ff), pattern: .dots),
    Region(fill: color(0x6b4a12), text: color(0xffe2a8), pattern: .rising),
    Region(fill: color(0x7d5580), text: color(0xfff0ff), pattern: .falling),
    Region(fill: color(0x2a5f80), text: color(0xcdebff), pattern: .horizontal),
    Region(fill: color(0x70342a), text: color(0xffd3c7), pattern: .vertical),
    Region(fill: color(0x565656), text: color(0xf0f0f0), pattern: .crossed),
    Region(fill: color(0x3a3a3a), text: color(0xe0e0e0), pattern: .rings),
  ]

  /// Returns the look of the region at an index. Regions beyond the eighth use the looks of the
  /// first ones again.
  static func region(_ index: Int) -> Region { regions[index % regions.count] }

  static let titleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let labelFont = UIFont.systemFont(ofSize: 12, weight: .semibold)
  static let font = UIFont.systemFont(ofSize: 11)

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255, alpha: 1)
  }
}
