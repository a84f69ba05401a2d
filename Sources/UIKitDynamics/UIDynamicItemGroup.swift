import GlissadeGeometry
import UIKitCore

/// A group of items that move as one rigid item. Its collision shape is the union of their shapes.
///
/// Its center is the center of their bounding box. Its items are subviews of the reference view and
/// belong to no behavior themselves.
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

  /// Reads the items' positions; an animator calls this on the group's entry.
  func gather() {
    members = items.map { Member(item: $0, center: $0.center, transform: $0.transform) }
    box = items.reduce(CGRect.null) { $0.union($1.boxAround) }
    if box.isNull { box = .zero }
    centerStorage = CGPoint(x: box.midX, y: box.midY)
    transformStorage = .identity
  }

  /// The center of the bounding box; setting it moves the items.
  open var center: CGPoint {
    get { centerStorage }
    set {
      centerStorage = newValue
      place()
    }
  }

  /// The size of the bounding box when the group last read its items.
  open var bounds: CGRect { CGRect(origin: .zero, size: box.size) }

  /// The transform, which rotates the items about the center.
  open var transform: CGAffineTransform {
    get { transformStorage }
    set {
      transformStorage = newValue
      place()
    }
  }

  /// Always the rectangle: the items' own shapes are used.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path: the items' own shapes are used.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -box.width / 2, dy: -box.height / 2))
  }

  /// Returns the vector from the group's center to an item's, without the transform.
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
  /// The axis-aligned bounding box, in the coordinates of its surroundings.
  var boxAround: CGRect {
    let turned = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(transform)
    return turned.offsetBy(dx: center.x, dy: center.y)
  }
}
