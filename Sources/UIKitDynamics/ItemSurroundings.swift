import GlissadeGeometry
import GlissadeLayers
import UIKitCore

/// The transform from the coordinates in which an item's center is given, those of its superview,
/// to the coordinates of the reference view (J-16).
@MainActor struct ItemSurroundings {
  private let superlayer: CALayer?
  private let reference: CALayer?

  /// Creates the transform, or returns `nil` for a view outside the reference view's hierarchy. The
  /// transform of an item that is not a view is the identity.
  init?(of item: any UIDynamicItem, in reference: UIView?) {
    guard let view = item as? UIView, let reference else {
      (superlayer, self.reference) = (nil, nil)
      return
    }
    guard let superview = view.superview, superview.isDescendant(of: reference) else { return nil }
    (superlayer, self.reference) =
      superview === reference ? (nil, nil) : (superview.layer, reference.layer)
  }

  func toReference(_ point: CGPoint) -> CGPoint {
    superlayer?.convert(point, to: reference) ?? point
  }

  func fromReference(_ point: CGPoint) -> CGPoint {
    superlayer?.convert(point, from: reference) ?? point
  }

  /// The linear part of the transform from the item's superview to the reference view.
  var turning: CGAffineTransform {
    guard superlayer != nil else { return .identity }
    let origin = toReference(.zero)
    let x = toReference(CGPoint(x: 1, y: 0))
    let y = toReference(CGPoint(x: 0, y: 1))
    return CGAffineTransform(
      a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: 0, ty: 0)
  }
}
