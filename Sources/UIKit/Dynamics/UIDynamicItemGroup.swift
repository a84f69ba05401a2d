import Foundation
import GlissadeGeometry

/// Several items that move as one thing; they collide by what each of them is.
///
/// Its center is the middle of the box around them. Its items are subviews of the reference view and
/// belong to no behavior themselves.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// One item, as it was when the group last read it.
  private struct Member {
    let item: any UIDynamicItem
    let center: CGPoint
    let transform: CGAffineTransform
  }

  open private(set) var items: [any UIDynamicItem]
  private var members: [Member] = []
  private var box = CGRect.zero
  private var centerStorage = CGPoint.zero
  private var transformStorage = CGAffineTransform.identity

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    gather()
  }

  /// Reads where the items are: an animator does so on the group's entry.
  func gather() {
    members = items.map { Member(item: $0, center: $0.center, transform: $0.transform) }
    box = items.reduce(CGRect.null) { $0.union($1.boxAround) }
    if box.isNull { box = .zero }
    centerStorage = CGPoint(x: box.midX, y: box.midY)
    transformStorage = .identity
  }

  /// The middle of the box; the items come along.
  open var center: CGPoint {
    get { centerStorage }
    set {
      centerStorage = newValue
      place()
    }
  }

  /// The box's size as it was when the group last read its items.
  open var bounds: CGRect { CGRect(origin: .zero, size: box.size) }

  /// Turns the items about the center.
  open var transform: CGAffineTransform {
    get { transformStorage }
    set {
      transformStorage = newValue
      place()
    }
  }

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -box.width / 2, dy: -box.height / 2))
  }

  /// The way from the group's center to an item's, untransformed.
  func offset(of item: any UIDynamicItem) -> CGVector {
    guard let member = members.first(where: { $0.item === item }) else { return .zero }
    return CGVector(dx: member.center.x - box.midX, dy: member.center.y - box.midY)
  }

  private func place() {
    for member in members {
      let way = CGPoint(x: member.center.x - box.midX, y: member.center.y - box.midY)
        .applying(transformStorage)
      member.item.center = CGPoint(x: centerStorage.x + way.x, y: centerStorage.y + way.y)
      member.item.transform = member.transform.concatenating(transformStorage)
    }
  }
}

extension UIDynamicItem {
  /// The upright box around it, in its surroundings' coordinates.
  var boxAround: CGRect {
    let turned = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height
    ).applying(transform)
    return turned.offsetBy(dx: center.x, dy: center.y)
  }
}
