import GlissadeDynamics
import GlissadeGeometry
import GlissadeLayers
import UIKitCore

/// A behavior that pushes its items, each with the same force, so that heavier items accelerate
/// less.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// A force that acts as long as the behavior is active.
    case continuous = 0
    /// An impulse in the next step. After the impulse the behavior is inactive.
    case instantaneous
  }

  /// The duration of the push: continuous or instantaneous.
  open private(set) var mode: Mode
  private var list: DynamicItemList
  private var push = PolarVector(.zero)
  private var isActive = true
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a behavior with items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items of the behavior, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  override var ownItems: [any UIDynamicItem] { items }

  override func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? {
    var law = Push(mode: mode == .continuous ? .continuous : .instantaneous, vector: push.vector)
    law.isActive = active
    for item in items {
      guard let offset = offsets[ObjectIdentifier(item)], let body = body(item) else { continue }
      law.offsets[body] = CGVector(dx: offset.horizontal, dy: offset.vertical)
    }
    return PlacedLaw(law: .push(law), bodies: items.compactMap(body))
  }

  override func lawPlayed(_ law: Law) {
    if case .push(let push) = law, !push.isActive { isActive = false }
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.append(item) { changed() } }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if list.remove(item) { changed() }
  }

  /// A Boolean value that indicates whether the behavior pushes its items. An instantaneous push
  /// becomes inactive after its impulse, until the client sets this property to `true` again
  /// (J-06).
  open var active: Bool {
    get { isActive }
    set {
      isActive = newValue
      adjusted()
    }
  }

  /// The force as a vector. A length of 1 gives an item of 100×100 pt and density 1 an
  /// acceleration of 100 pt/s², or, for an instantaneous push, a velocity of 100 pt/s. The default
  /// is zero.
  open var pushDirection: CGVector {
    get { push.vector }
    set {
      guard accepts("pushDirection", newValue) else { return }
      set(PolarVector(newValue))
    }
  }

  /// The angle of the force, in radians from the x axis towards the y axis.
  open var angle: CGFloat {
    get { push.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the force.
  open var magnitude: CGFloat {
    get { push.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the angle of the force in radians, and its magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    guard accepts("angle", angle), accepts("magnitude", magnitude) else { return }
    set(PolarVector(angle: angle, magnitude: magnitude))
  }

  private func set(_ new: PolarVector) {
    push = new
    adjusted()
  }

  /// Returns the point at which the force acts, as an offset in points from the item's center that
  /// turns with the item. The default is zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point at which the force acts on one of `items`, as an offset from the item's center,
  /// so that the force rotates the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    guard accepts("targetOffsetFromCenter", offset) else { return }
    guard list.contains(item) else {
      return warn("\(item.logName) is no item of this \(type(of: self)): its offset is ignored")
    }
    offsets[ObjectIdentifier(item)] = offset
    adjusted()
  }
}
