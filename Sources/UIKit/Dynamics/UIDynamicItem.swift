import Foundation

/// What of an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle = 0
  /// The ellipse that touches the sides of its bounds.
  case ellipse
  /// Its `collisionBoundingPath`.
  case path
}

/// Something that an animator moves and turns: a view, or an object of the client's own.
///
/// An animator reads it once, on entry, and writes `center` and `transform` after each step (J-11).
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in points of the animator's reference view.
  var center: CGPoint { get set }
  /// Only the size counts: both sides greater than 0.
  var bounds: CGRect { get }
  /// The animator turns it about the center and keeps what else it does.
  var transform: CGAffineTransform { get set }
  /// Rectangle unless implemented.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for `.path`: one closed convex part, in points from the item's center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

// `UIView` declares the optional members itself, so that subclasses can override them (N-08).
extension UIView: UIDynamicItem {}

extension UIDynamicItem {
  /// What logs and overlays call it.
  var logName: String {
    (self as? UIView)?.accessibilityIdentifier ?? String(describing: type(of: self))
  }
}
