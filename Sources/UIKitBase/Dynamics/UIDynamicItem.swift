import Foundation

/// The collision shapes of an item of a dynamic animator.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the item's bounds.
  case rectangle = 0
  /// The ellipse that touches the sides of the item's bounds.
  case ellipse
  /// The item's `collisionBoundingPath`.
  case path
}

/// An object that a dynamic animator moves and rotates: a view, or an object of the client's own.
///
/// The animator reads the item's properties once, when the item is added, and writes `center` and
/// `transform` after each step (J-11).
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item in the coordinates of the animator's reference view, in points.
  var center: CGPoint { get set }
  /// The bounds of the item, of which only the size is used. The width and the height are greater
  /// than 0.
  var bounds: CGRect { get }
  /// The transform of the item. The animator sets the rotation about the center and keeps the other
  /// parts of the transform.
  var transform: CGAffineTransform { get set }
  /// The collision shape of the item, by default `.rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of the item for the collision shape `.path`: one closed convex subpath, in points
  /// from the item's center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default collision shape, the rectangle of the bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default outline, an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
