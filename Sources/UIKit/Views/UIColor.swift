import Foundation
import GlissadeDrawing

/// A colour in encoded sRGB.
public final class UIColor: NSObject, Sendable {
  public let cgColor: CGColor

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Components 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Hue as a fraction of the circle; all components 0…1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // f(n) = b − b·s·max(0, min(k, 4 − k, 1)), k = (n + 6h) mod 6, for n = 5, 3, 1.
    func component(_ n: CGFloat) -> CGFloat {
      let turned = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      let k = turned < 0 ? turned + 6 : turned
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  /// Writes the components; always true.
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
}

extension UIColor {
  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(255, 0, 0)
  public static let green = UIColor(0, 255, 0)
  public static let blue = UIColor(0, 0, 255)
  public static let cyan = UIColor(0, 255, 255)
  public static let yellow = UIColor(255, 255, 0)
  public static let magenta = UIColor(255, 0, 255)
  public static let orange = UIColor(255, 128, 0)
  public static let purple = UIColor(128, 0, 128)
  public static let brown = UIColor(153, 102, 51)

  // The system's colours in its light appearance: there is no dark one here.
  public static let systemRed = UIColor(255, 59, 48)
  public static let systemOrange = UIColor(255, 149, 0)
  public static let systemYellow = UIColor(255, 204, 0)
  public static let systemGreen = UIColor(52, 199, 89)
  public static let systemTeal = UIColor(48, 176, 199)
  public static let systemBlue = UIColor(0, 122, 255)
  public static let systemIndigo = UIColor(88, 86, 214)
  public static let systemPurple = UIColor(175, 82, 222)
  public static let systemPink = UIColor(255, 45, 85)
  public static let systemGray = UIColor(142, 142, 147)
  public static let systemBackground = UIColor.white
  public static let secondarySystemBackground = UIColor(242, 242, 247)
  public static let label = UIColor.black
  public static let secondaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
}
