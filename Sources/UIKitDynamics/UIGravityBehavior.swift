import GlissadeDynamics
import GlissadeGeometry
import GlissadeLayers
import UIKitCore

/// A behavior that accelerates its items in one direction, independent of their mass (J-07).
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var pull = PolarVector(angle: .pi / 2, magnitude: 1)

  /// Creates a behavior with items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    pull = PolarVector(CGVector(dx: 0, dy: 1))
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  /// The items of the behavior, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  override var ownItems: [any UIDynamicItem] { items }

  override func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? {
    PlacedLaw(law: .gravity(pull.vector), bodies: items.compactMap(body))
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.append(item) { changed() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  /// The acceleration as a vector, in units of 1000 pt/s². The default points downwards with
  /// length 1.
  open var gravityDirection: CGVector {
    get { pull.vector }
    set {
      guard accepts("gravityDirection", newValue) else { return }
      set(PolarVector(newValue))
    }
  }

  /// The angle of the acceleration, in radians from the x axis towards the y axis.
  open var angle: CGFloat {
    get { pull.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the acceleration, in units of 1000 pt/s².
  open var magnitude: CGFloat {
    get { pull.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the angle of the acceleration in radians, and its magnitude in units of 1000 pt/s².
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard accepts("angle", angle), accepts("magnitude", magnitude) else { return }
    set(PolarVector(angle: angle, magnitude: magnitude))
  }

  private func set(_ new: PolarVector) {
    pull = new
    adjusted()
  }
}
