import Foundation
import GlissadeDynamics
import GlissadeGeometry

/// Accelerates its items by where they are.
///
/// The acceleration is 1000 pt/s² · `strength` · (100 / max(r, `minimumRadius`))^`falloff`, r being the
/// distance to `position` in points.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItemList()
  private(set) var field: Field

  private init(_ field: Field) {
    self.field = field
    super.init()
  }

  /// The same direction everywhere, whatever an item's mass.
  open class func linearGravityField(direction v: CGVector) -> UIFieldBehavior {
    let made = UIFieldBehavior(
      Field(.linear(direction: CGVector(dx: 0, dy: 1)), position: .zero))
    made.direction = v
    return made
  }

  /// Towards a point, whatever an item's mass.
  open class func radialGravityField(position point: CGPoint) -> UIFieldBehavior {
    let made = UIFieldBehavior(Field(.radial, position: .zero))
    made.position = point
    return made
  }

  /// Away from `position`, in proportion to an item's charge over its mass; towards it where the signs
  /// of `strength` and charge differ.
  open class func electricField() -> UIFieldBehavior {
    UIFieldBehavior(Field(.electric, position: .zero))
  }

  open var items: [any UIDynamicItem] { list.items }
  override var ownItems: [any UIDynamicItem] { items }

  override func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? {
    PlacedLaw(law: .field(field), bodies: items.compactMap(body))
  }

  open func addItem(_ item: any UIDynamicItem) { if list.append(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { changed() } }

  private func set<Value>(_ path: WritableKeyPath<Field, Value>, _ value: Value) {
    field[keyPath: path] = value
    adjusted()
  }

  /// The middle of the field and of its region, in points of the reference view.
  open var position: CGPoint {
    get { field.position }
    set { if accepts("position", newValue.x, newValue.y) { set(\.position, newValue) } }
  }

  /// Where the field is felt, about `position`; everywhere unless set.
  open var region = UIRegion.infinite { didSet { set(\.region, region.region) } }

  /// In 1000 pt/s²; 1 unless set. Negative turns the field round.
  open var strength: CGFloat {
    get { field.strength }
    set { if accepts("strength", newValue) { set(\.strength, newValue) } }
  }

  /// The power by which the field fades with distance, ≥ 0; 0 unless set.
  open var falloff: CGFloat {
    get { field.falloff }
    set { if acceptsNonNegative("falloff", newValue) { set(\.falloff, newValue) } }
  }

  /// Points, > 0: nearer than this the field grows no more.
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

  /// The way of a linear field; its length does not count, but 0 is no way. Zero for other fields.
  open var direction: CGVector {
    get { if case .linear(let direction) = field.kind { direction } else { .zero } }
    set {
      guard accepts("direction", newValue.dx, newValue.dy) else { return }
      guard case .linear = field.kind, newValue != .zero else {
        return warn("The direction \(newValue) of this field is ignored: it has no such way")
      }
      set(\.kind, .linear(direction: newValue))
    }
  }
}
