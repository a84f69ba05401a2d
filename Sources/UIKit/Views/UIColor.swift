import Foundation
import GlissadeDrawing

/// An immutable color with an opacity.
///
/// Components are encoded sRGB, 0…1, not multiplied by alpha. There is one appearance, the light
/// one.
public final class UIColor: NSObject, Sendable {
  /// The color as a value.
  public let cgColor: CGColor

  /// Creates a color from a value.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Creates a color from encoded sRGB components, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray from black, 0, to white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a color from hue (0 and 1 are red, 1/3 green, 2/3 blue), saturation and brightness,
  /// 0…1.
  ///
  /// Source: the hexcone model (A. R. Smith, 1978).
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let turned = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let k = turned < 0 ? turned + 6 : turned
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Returns the same color with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Writes the components, 0…1, to the pointers that are not `nil`, and returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  public override var hash: Int { cgColor.hashValue }

  public override var description: String {
    "UIColor(red: \(cgColor.red), green: \(cgColor.green), blue: \(cgColor.blue), "
      + "alpha: \(cgColor.alpha))"
  }
}
