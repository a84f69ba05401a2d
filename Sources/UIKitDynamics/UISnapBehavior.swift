import GlissadeDynamics
import GlissadeLayers
import UIKitCore

/// A behavior that moves an item to a point and rotates it upright, with the motion of a spring.
///
/// ```swift
/// let snap = UISnapBehavior(item: card, snapTo: CGPoint(x: 80, y: 80))
/// snap.damping = 0.7
/// animator.addBehavior(snap)
/// ```
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  let item: any UIDynamicItem

  /// Creates a behavior for an item and a point in the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPointStorage = point
    super.init()
    if !accepts("snapPoint", point) { snapPointStorage = item.center }
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? {
    PlacedLaw(
      law: .snap(Snap(point: snapPoint, damping: damping)), bodies: [body(item)].compactMap { $0 })
  }

  private var snapPointStorage: CGPoint

  /// The target of the item's center, in points of the reference view.
  open var snapPoint: CGPoint {
    get { snapPointStorage }
    set {
      guard accepts("snapPoint", newValue) else { return }
      snapPointStorage = newValue
      adjusted()
    }
  }

  private var dampingStorage: CGFloat = 0.5

  /// The damping of the motion, 0…1; the default is 0.5. With a higher damping the item
  /// oscillates less, and with 1 it does not oscillate (M-40).
  open var damping: CGFloat {
    get { dampingStorage }
    set {
      guard accepts("damping", newValue) else { return }
      dampingStorage = min(max(newValue, 0), 1)
      adjusted()
    }
  }
}
