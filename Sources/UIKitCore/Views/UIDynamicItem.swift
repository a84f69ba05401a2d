import Foundation

/// The collision shape of an item of a dynamic animator.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse that touches the sides of the item's bounds.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

/// An object that an animator moves and rotates: a view, or an object of the client's own.
///
/// An animator reads it once, on entry, and writes `center` and `transform` after each step (J-11).
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in points of the animator's reference view.
  var center: CGPoint { get set }
  /// The bounds, of which only the size is used. Both sides are greater than 0.
  var bounds: CGRect { get }
  /// The transform. The animator sets the rotation in it about the center and keeps the rest.
  var transform: CGAffineTransform { get set }
  /// The collision shape; the default is the rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for `.path`: one closed convex subpath, in points from the item's center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default is the rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default is an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

// `UIView` declares the optional members itself, so that subclasses can override them (N-08).
extension UIView: UIDynamicItem {}
