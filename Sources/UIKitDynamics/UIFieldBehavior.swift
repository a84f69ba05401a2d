import GlissadeDynamics
import GlissadeGeometry
import GlissadeLayers
import UIKitCore

/// A behavior that accelerates its items depending on their positions.
///
/// The acceleration is 1000 pt/s² · `strength` · (100 / max(r, `minimumRadius`))^`falloff`, where r
/// is the distance to `position` in points.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItemList()
  private(set) var field: Field

  private init(_ field: Field) {
    self.field = field
    super.init()
  }

  /// Creates a field that accelerates items in one direction everywhere, independent of their mass.
  open class func linearGravityField(direction v: CGVector) -> UIFieldBehavior {
    let made = UIFieldBehavior(
      Field(.linear(direction: CGVector(dx: 0, dy: 1)), position: .zero))
    made.direction = v
    return made
  }

  /// Creates a field that accelerates items towards a point, independent of their mass.
  open class func radialGravityField(position point: CGPoint) -> UIFieldBehavior {
    let made = UIFieldBehavior(Field(.radial, position: .zero))
    made.position = point
    return made
  }

  /// Creates a field that accelerates items away from `position`, in proportion to their charge
  /// divided by their mass. An item accelerates towards `position` if the signs of `strength` and
  /// its charge differ.
  open class func electricField() -> UIFieldBehavior {
    UIFieldBehavior(Field(.electric, position: .zero))
  }

  /// The items of the behavior, in the order of addition.
  open var items: [any UIDynamicItem] { list.items }
  override var ownItems: [any UIDynamicItem] { items }

  override func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? {
    PlacedLaw(law: .field(field), bodies: items.compactMap(body))
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { if list.append(item) { changed() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  private func set<Value>(_ path: WritableKeyPath<Field, Value>, _ value: Value) {
    field[keyPath: path] = value
    adjusted()
  }

  /// The center of the field and of its region, in points of the reference view.
  open var position: CGPoint {
    get { field.position }
    set { if accepts("position", newValue) { set(\.position, newValue) } }
  }

  /// The region of the field, relative to `position`. The default is the whole plane.
  open var region = UIRegion.infinite { didSet { set(\.region, region.region) } }

  /// The strength in 1000 pt/s². The default is 1. A negative strength reverses the field.
  open var strength: CGFloat {
    get { field.strength }
    set { if accepts("strength", newValue) { set(\.strength, newValue) } }
  }

  /// The exponent with which the field decreases with distance, at least 0. The default is 0.
  open var falloff: CGFloat {
    get { field.falloff }
    set { if accepts("falloff", newValue, .notNegative) { set(\.falloff, newValue) } }
  }

  /// The distance in points, above 0, below which the field does not increase.
  open var minimumRadius: CGFloat {
    get { field.minimumRadius }
    set {
      guard newValue > 0, newValue.isFinite else {
        return warn(
          "\(type(of: self)).minimumRadius must be greater than 0: \(newValue) is ignored")
      }
      set(\.minimumRadius, newValue)
    }
  }

  /// The direction of a linear field. Its length is ignored but must not be 0. It is zero for all
  /// other kinds of fields.
  open var direction: CGVector {
    get { if case .linear(let direction) = field.kind { direction } else { .zero } }
    set {
      guard accepts("direction", newValue) else { return }
      guard case .linear = field.kind, newValue != .zero else {
        return warn("The direction \(newValue) of this field is ignored: it has no such direction")
      }
      set(\.kind, .linear(direction: newValue))
    }
  }
}
