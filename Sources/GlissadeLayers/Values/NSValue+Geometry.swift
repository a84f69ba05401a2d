import Foundation
import GlissadeGeometry

// Points, sizes and rectangles in objects, as older programs use them for animations and
// notifications.
extension NSValue {
  /// Creates an object that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point that the object contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the object contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the object contains.
  public var cgRectValue: CGRect { rectValue }
}
