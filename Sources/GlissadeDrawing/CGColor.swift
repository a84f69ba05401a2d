import Foundation
import GlissadeGeometry

/// A colour: red, green and blue encoded as sRGB, not multiplied by alpha, each 0…1.
///
/// Components outside 0…1 are kept and clamped when painted, so that arithmetic on colours in
/// flight (a spring that overshoots) loses nothing.
public struct CGColor: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  /// The opacity, 0 (clear) … 1 (opaque).
  public let alpha: CGFloat

  /// A colour from encoded sRGB components, 0…1, alpha not multiplied in.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    precondition(
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite,
      "A colour's components must be finite numbers.")
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The same as `init(red:green:blue:alpha:)`; every colour here is sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A neutral colour: 0 black … 1 white.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha, in this order.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// Always 4: red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  package static let clear = CGColor(gray: 0, alpha: 0)
  package static let black = CGColor(gray: 0, alpha: 1)
  package static let white = CGColor(gray: 1, alpha: 1)

  /// True when painting with this colour hides what is beneath, to the last bit.
  package var isOpaque: Bool { alpha >= 1 }

  /// True when painting with this colour cannot change a pixel.
  package var isClear: Bool { alpha <= 0 }

  /// The same colour, its opacity multiplied by `factor`.
  package func multiplyingAlpha(by factor: Double) -> CGColor {
    factor == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension CGColor: Interpolatable {
  /// Mixes premultiplied components, so that fading to a clear colour does not pass through
  /// that colour's hidden hue. (Our choice.)
  package func interpolated(to end: CGColor, at fraction: Double) -> CGColor {
    if fraction == 1 { return end }
    let mixedAlpha = alpha + (end.alpha - alpha) * fraction
    // Outside 0 < alpha the premultiplied form is not invertible: mix the plain components.
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
