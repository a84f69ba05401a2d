import Foundation

// The colors and images that Xcode's editor inserts as literals.

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
/// The type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIImage: @MainActor _ExpressibleByImageLiteral {}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a literal from encoded sRGB components, 0…1.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
