import Foundation
import GlissadeGeometry

// Values in the form of objects, as animations and notifications of older programs have them.
extension NSValue {
  /// Creates an object with a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object with a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object with a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point of an object with a point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size of an object with a size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle of an object with a rectangle.
  public var cgRectValue: CGRect { rectValue }
}
