import Foundation
import GlissadeGeometry

/// What its items are made of, and how fast they go.
///
/// Where several of these name an item, the last in depth-first pre-order that has set a property
/// wins, property by property (J-10).
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  /// What has been set.
  private(set) var properties = ItemProperties()
  /// What was added while the item was in no animator, in pt/s and rad/s.
  private var pending: [ObjectIdentifier: ItemVelocity] = [:]

  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { list.items }
  override var ownItems: [any UIDynamicItem] { items }

  open func addItem(_ item: any UIDynamicItem) { if list.append(item) { changed() } }

  open func removeItem(_ item: any UIDynamicItem) {
    pending[ObjectIdentifier(item)] = nil
    if list.remove(item) { changed() }
  }

  // MARK: Properties

  /// How much of the speed a contact gives back, 0…1; the larger of two counts (M-39). 0 unless set.
  open var elasticity: CGFloat {
    get { properties.elasticity ?? 0 }
    set {
      guard newValue.isNaN || newValue <= 1 else {
        return warn("\(type(of: self)).elasticity must be at most 1: \(newValue) is ignored")
      }
      set(\.elasticity, newValue, "elasticity")
    }
  }

  /// How much sliding along something slows, ≥ 0; the root of both frictions' product counts (M-39).
  /// 0 unless set.
  open var friction: CGFloat {
    get { properties.friction ?? 0 }
    set { set(\.friction, newValue, "friction") }
  }

  /// Mass per area, > 0: 1 unless set.
  open var density: CGFloat {
    get { properties.density ?? 1 }
    set {
      guard newValue != 0 else {
        return warn("\(type(of: self)).density must be greater than 0: 0 is ignored")
      }
      set(\.density, newValue, "density")
    }
  }

  /// How fast linear velocity is lost, in 1/s: v·e^(−ct) (M-38). 0 unless set.
  open var resistance: CGFloat {
    get { properties.resistance ?? 0 }
    set { set(\.resistance, newValue, "resistance") }
  }

  /// How fast angular velocity is lost, in 1/s. 0 unless set.
  open var angularResistance: CGFloat {
    get { properties.angularResistance ?? 0 }
    set { set(\.angularResistance, newValue, "angularResistance") }
  }

  /// What electric fields take hold of, of either sign. 0 unless set.
  open var charge: CGFloat {
    get { properties.charge ?? 0 }
    set {
      guard accepts("charge", newValue) else { return }
      properties.charge = newValue
      adjusted()
    }
  }

  /// Whether it turns; true unless set.
  open var allowsRotation: Bool {
    get { properties.allowsRotation ?? true }
    set {
      properties.allowsRotation = newValue
      adjusted()
    }
  }

  /// Whether it stays where it is whatever happens to it; false unless set.
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
    guard acceptsNonNegative(name, value) else { return }
    properties[keyPath: path] = value
    adjusted()
  }

  // MARK: Velocity

  /// Adds to an item's velocity, in pt/s (J-09); before the behavior is in an animator, as it enters.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard accepts("addLinearVelocity", velocity.x, velocity.y), isMine(item) else { return }
    add(ItemVelocity(linear: CGVector(dx: velocity.x, dy: velocity.y)), to: item)
  }

  /// Adds to an item's turning, in rad/s, from the x axis towards the y axis.
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

  /// What is to be added, once.
  func takePendingVelocity(for item: any UIDynamicItem) -> ItemVelocity? {
    pending.removeValue(forKey: ObjectIdentifier(item))
  }

  /// In pt/s.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = velocity(of: item).linear
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// In rad/s.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { velocity(of: item).angular }

  private func velocity(of item: any UIDynamicItem) -> ItemVelocity {
    dynamicAnimator?.velocity(of: item) ?? pending[ObjectIdentifier(item)] ?? ItemVelocity()
  }
}
