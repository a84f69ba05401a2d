import Foundation
import GlissadeDynamics

/// Brings an item to a point, upright, as a spring would.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPointStorage = point
    super.init()
    if !accepts("snapPoint", point.x, point.y) { snapPointStorage = item.center }
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? {
    PlacedLaw(
      law: .snap(Snap(point: snapPoint, damping: damping)), bodies: [body(item)].compactMap { $0 })
  }

  private var snapPointStorage: CGPoint

  /// Where the item's center goes, in points of the reference view.
  open var snapPoint: CGPoint {
    get { snapPointStorage }
    set {
      guard accepts("snapPoint", newValue.x, newValue.y) else { return }
      snapPointStorage = newValue
      adjusted()
    }
  }

  private var dampingStorage: CGFloat = 0.5

  /// 0…1, 0.5 unless set: the more, the less it swings beyond the point; 1 does not (M-40).
  open var damping: CGFloat {
    get { dampingStorage }
    set {
      guard accepts("damping", newValue) else { return }
      dampingStorage = min(max(newValue, 0), 1)
      adjusted()
    }
  }
}
