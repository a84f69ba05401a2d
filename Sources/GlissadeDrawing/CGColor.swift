import Foundation
import GlissadeGeometry

/// A color: red, green and blue encoded as sRGB, not multiplied by alpha, each 0…1.
///
/// Components outside 0…1 are stored unchanged and clamped only for painting, so that an animation
/// of a color by an overshooting spring loses nothing.
public struct CGColor: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  /// The opacity, 0 (clear) … 1 (opaque).
  public let alpha: CGFloat

  /// Creates a color from encoded sRGB components, 0…1, not multiplied by alpha. A component that
  /// is not a number counts as 0, and components are limited to ±1000.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func usable(_ component: CGFloat) -> Double {
      component.isNaN ? 0 : min(max(Double(component), -1000), 1000)
    }
    self.red = usable(red)
    self.green = usable(green)
    self.blue = usable(blue)
    self.alpha = CGFloat(usable(alpha))
  }

  /// Creates a color from encoded sRGB components, like `init(red:green:blue:alpha:)`.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, with `gray` from 0 (black) to 1 (white).
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The components red, green, blue and alpha, in this order.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, which is always 4.
  public var numberOfComponents: Int { 4 }

  /// The color space of the components, which is sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns the same color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  package static let clear = CGColor(gray: 0, alpha: 0)
  package static let black = CGColor(gray: 0, alpha: 1)
  package static let white = CGColor(gray: 1, alpha: 1)

  /// A Boolean value that indicates whether painting with this color completely hides the pixels
  /// beneath.
  package var isOpaque: Bool { alpha >= 1 }

  /// A Boolean value that indicates whether painting with this color cannot change a pixel.
  package var isClear: Bool { alpha <= 0 }

  /// Returns the same color with its opacity multiplied by `factor`.
  package func multiplyingAlpha(by factor: Double) -> CGColor {
    factor == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension CGColor: Interpolatable {
  /// Returns the color at a fraction between this color and `end`. The premultiplied components are
  /// interpolated, so that fading to a clear color does not show that color's hue. (Our choice.)
  package func interpolated(to end: CGColor, at fraction: Double) -> CGColor {
    if fraction == 1 { return end }
    let mixedAlpha = alpha + (end.alpha - alpha) * fraction
    // The premultiplied form is invertible only for an alpha above 0; otherwise the plain
    // components are interpolated.
    guard mixedAlpha > 0, alpha >= 0, end.alpha >= 0 else {
      return CGColor(
        red: red + (end.red - red) * fraction, green: green + (end.green - green) * fraction,
        blue: blue + (end.blue - blue) * fraction, alpha: mixedAlpha)
    }
    func mix(_ from: Double, _ to: Double) -> Double {
      let start = from * alpha
      return (start + (to * end.alpha - start) * fraction) / mixedAlpha
    }
    return CGColor(
      red: mix(red, end.red), green: mix(green, end.green), blue: mix(blue, end.blue),
      alpha: mixedAlpha)
  }
}

extension CGColor: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(Double(alpha))
  }
}
