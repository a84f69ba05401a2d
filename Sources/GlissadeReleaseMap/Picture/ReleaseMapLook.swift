import UIKit

/// The colors, patterns and fonts of a release map.
///
/// The fills of both themes differ in lightness as well as in hue, and each has a pattern of its
/// own, so that regions can be distinguished without colors, too.
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

  static let ground = color(dark: 0x1f1f21, light: 0xf6f6f6)
  static let text = color(dark: 0xebebeb, light: 0x1f1f1f)
  static let quietText = color(dark: 0xa3a3a3, light: 0x5c5c5c)
  static let border = color(dark: 0xffffff, light: 0x202020)
  static let contour = color(white: 1, black: 0, alpha: 0.42)
  static let path = color(dark: 0xffb13d, light: 0xc25e00)
  static let pattern = color(white: 1, black: 0, alpha: 0.20)

  private static let regions = [
    region(0x1f5f4f, 0xc4f0e0, light: 0xbfe3d6, 0x0c4536, .plain),
    region(0x27346e, 0xccd6ff, light: 0xc6d0f7, 0x1c2a72, .dots),
    region(0x6b4a12, 0xffe2a8, light: 0xf3ddab, 0x5a3c05, .rising),
    region(0x7d5580, 0xfff0ff, light: 0xd9b3da, 0x4f1d52, .falling),
    region(0x2a5f80, 0xcdebff, light: 0xa9d3ec, 0x0d3d5c, .horizontal),
    region(0x70342a, 0xffd3c7, light: 0xeab5a8, 0x641c10, .vertical),
    region(0x565656, 0xf0f0f0, light: 0xd0d0d0, 0x262626, .crossed),
    region(0x3a3a3a, 0xe0e0e0, light: 0xb8b8b8, 0x1a1a1a, .rings),
  ]

  private static func region(
    _ fill: Int, _ text: Int, light lightFill: Int, _ lightText: Int, _ pattern: Pattern
  ) -> Region {
    Region(
      fill: color(dark: fill, light: lightFill), text: color(dark: text, light: lightText),
      pattern: pattern)
  }

  /// Returns the look of the region at an index. Regions beyond the eighth use the looks of the
  /// first ones again.
  static func region(_ index: Int) -> Region { regions[index % regions.count] }

  static let titleFont = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let labelFont = UIFont.systemFont(ofSize: 12, weight: .semibold)
  static let font = UIFont.systemFont(ofSize: 11)

  private static func color(dark: Int, light: Int) -> UIColor {
    let (dark, light) = (color(dark), color(light))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func color(white: CGFloat, black: CGFloat, alpha: CGFloat) -> UIColor {
    UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? white : black, alpha: alpha) }
  }

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255, alpha: 1)
  }
}
