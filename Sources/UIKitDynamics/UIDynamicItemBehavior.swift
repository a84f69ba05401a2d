import GlissadeGeometry
import GlissadeLayers
import UIKitCore

/// A behavior that sets the physical properties and the velocities of its items.
///
/// If several item behaviors have an item in common, each property has the value of the last of
/// these behaviors, in depth-first pre-order, that has set this property (J-10).
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  /// The properties that the client has set.
  private(set) var properties = ItemProperties()
  /// The velocities that an animator has not added to the items yet, in points per second and
  /// radians per second.
  private var pending: [ObjectIdentifier: ItemVelocity] = [:]

  /// Creates a behavior with items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  /// The items of the behavior, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  override var ownItems: [any UIDynamicItem] { items }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.append(item) { changed() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    pending[ObjectIdentifier(item)] = nil
    if list.remove(item) { changed() }
  }

  // MARK: Properties

  /// The fraction of the speed that an item keeps in a collision, 0…1. In a collision of two
  /// items, the larger elasticity of the two is used (M-39). The default is 0.
  open var elasticity: CGFloat {
    get { properties.elasticity ?? 0 }
    set {
      guard newValue.isNaN || newValue <= 1 else {
        return warn("\(type(of: self)).elasticity must be at most 1: \(newValue) is ignored")
      }
      set(\.elasticity, newValue, "elasticity")
    }
  }

  /// The coefficient of friction of sliding contacts, at least 0. In a contact of two items, the
  /// square root of the product of their frictions is used (M-39). The default is 0.
  open var friction: CGFloat {
    get { properties.friction ?? 0 }
    set { set(\.friction, newValue, "friction") }
  }

  /// The mass per area, above 0. The default is 1.
  open var density: CGFloat {
    get { properties.density ?? 1 }
    set {
      guard newValue != 0 else {
        return warn("\(type(of: self)).density must be greater than 0: 0 is ignored")
      }
      set(\.density, newValue, "density")
    }
  }

  /// The rate c at which linear velocity decreases, in 1/s: v·e^(−ct) (M-38). The default is 0.
  open var resistance: CGFloat {
    get { properties.resistance ?? 0 }
    set { set(\.resistance, newValue, "resistance") }
  }

  /// The rate at which angular velocity decreases, in 1/s. The default is 0.
  open var angularResistance: CGFloat {
    get { properties.angularResistance ?? 0 }
    set { set(\.angularResistance, newValue, "angularResistance") }
  }

  /// The charge in electric fields, of either sign. The default is 0.
  open var charge: CGFloat {
    get { properties.charge ?? 0 }
    set {
      guard accepts("charge", newValue) else { return }
      properties.charge = newValue
      adjusted()
    }
  }

  /// A Boolean value that indicates whether the items can rotate. The default is `true`.
  open var allowsRotation: Bool {
    get { properties.allowsRotation ?? true }
    set {
      properties.allowsRotation = newValue
      adjusted()
    }
  }

  /// A Boolean value that indicates whether the items keep their positions when other items or
  /// forces act on them. The default is `false`.
  open var isAnchored: Bool {
    get { properties.isAnchored ?? false }
    set {
      properties.isAnchored = newValue
      adjusted()
    }
  }

  private func set(
    _ path: WritableKeyPath<ItemProperties, CGFloat?>, _ value: CGFloat, _ name: String
  ) {
    guard accepts(name, value, .notNegative) else { return }
    properties[keyPath: path] = value
    adjusted()
  }

  // MARK: Velocity

  /// Adds a velocity in points per second to an item's velocity (J-09). If the behavior is in no
  /// animator, this happens as soon as an animator has the item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard accepts("addLinearVelocity", velocity), isMine(item) else { return }
    add(ItemVelocity(linear: CGVector(dx: velocity.x, dy: velocity.y)), to: item)
  }

  /// Adds an angular velocity to that of an item, in radians per second from the x axis towards the
  /// y axis.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard accepts("addAngularVelocity", velocity), isMine(item) else { return }
    add(ItemVelocity(angular: velocity), to: item)
  }

  private func isMine(_ item: any UIDynamicItem) -> Bool {
    if list.contains(item) { return true }
    warn("\(item.logName) is no item of this \(type(of: self)): its velocity is ignored")
    return false
  }

  private func add(_ velocity: ItemVelocity, to item: any UIDynamicItem) {
    let key = ObjectIdentifier(item)
    pending[key] = (pending[key] ?? ItemVelocity()) + velocity
    adjusted()
  }

  /// Removes and returns the velocity that is still to be added to an item, or `nil` for none.
  func removePendingVelocity(for item: any UIDynamicItem) -> ItemVelocity? {
    pending.removeValue(forKey: ObjectIdentifier(item))
  }

  /// Returns an item's velocity, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = velocity(of: item).linear
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Returns an item's angular velocity, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocity(of: item).angular }

  private func velocity(of item: any UIDynamicItem) -> ItemVelocity {
    dynamicAnimator?.velocity(of: item) ?? pending[ObjectIdentifier(item)] ?? ItemVelocity()
  }
}
