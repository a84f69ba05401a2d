import GlissadeGeometry
import UIKitCore

/// A group of items that move as one rigid item. The collision shape of the group is the union of
/// the shapes of its items.
///
/// The center of the group is the center of the items' bounding box. The items are subviews of the
/// reference view, and must not belong to a behavior themselves.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// An item, with its state when the group last read it.
  private struct Member {
    let item: any UIDynamicItem
    let center: CGPoint
    let transform: CGAffineTransform
  }

  /// The items of the group.
  open private(set) var items: [any UIDynamicItem]
  private var members: [Member] = []
  private var box = CGRect.zero
  private var centerStorage = CGPoint.zero
  private var transformStorage = CGAffineTransform.identity

  /// Creates a group.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    gather()
  }

  /// Reads the positions of the group's items. An animator calls this method when the group is
  /// added.
  func gather() {
    members = items.map { Member(item: $0, center: $0.center, transform: $0.transform) }
    box = items.reduce(CGRect.null) { $0.union($1.boxAround) }
    if box.isNull { box = .zero }
    centerStorage = CGPoint(x: box.midX, y: box.midY)
    transformStorage = .identity
  }

  /// The center of the items' bounding box. A new value moves the items.
  open var center: CGPoint {
    get { centerStorage }
    set {
      centerStorage = newValue
      place()
    }
  }

  /// A rectangle at the origin with the size of the items' bounding box when the group last read
  /// it.
  open var bounds: CGRect { CGRect(origin: .zero, size: box.size) }

  /// The transform of the group, which rotates the items about the center.
  open var transform: CGAffineTransform {
    get { transformStorage }
    set {
      transformStorage = newValue
      place()
    }
  }

  /// The value `.rectangle`. An animator ignores it and uses the collision shapes of the items.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounding box of the items as a path. An animator ignores it and uses the collision shapes
  /// of the items.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -box.width / 2, dy: -box.height / 2))
  }

  /// Returns the vector from the group's center to an item's center, before the group's transform
  /// is applied.
  func offset(of item: any UIDynamicItem) -> CGVector {
    guard let member = members.first(where: { $0.item === item }) else { return .zero }
    return CGVector(dx: member.center.x - box.midX, dy: member.center.y - box.midY)
  }

  private func place() {
    for member in members {
      let offset = CGPoint(x: member.center.x - box.midX, y: member.center.y - box.midY)
        .applying(transformStorage)
      member.item.center = CGPoint(x: centerStorage.x + offset.x, y: centerStorage.y + offset.y)
      member.item.transform = member.transform.concatenating(transformStorage)
    }
  }
}

extension UIDynamicItem {
  /// The axis-aligned bounding box of the item, in the coordinates in which its center is given.
  var boxAround: CGRect {
    let turned = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(transform)
    return turned.offsetBy(dx: center.x, dy: center.y)
  }
}
