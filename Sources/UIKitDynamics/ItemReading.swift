import GlissadeDynamics
import GlissadeGeometry
import UIKitCore

/// A reason for which an animator ignores an item.
enum ItemFault: Error, CustomStringConvertible {
  case outside, notFinite, empty(CGSize), outline

  var description: String {
    switch self {
    case .outside: "is not in the reference view's hierarchy"
    case .notFinite: "has a center, bounds or transform that is no number"
    case .empty(let size): "has no size (\(size.width)×\(size.height))"
    case .outline: "has a collisionBoundingPath that is not one part with three corners or more"
    }
  }
}

/// The state of an item that an animator reads when the item is added: position, rotation and
/// collision shape.
@MainActor struct ItemReading {
  let parts: [BodyPart]
  let position: CGPoint
  let pose: ItemPose

  init(of item: any UIDynamicItem, in reference: UIView?) throws(ItemFault) {
    (item as? UIDynamicItemGroup)?.gather()
    guard let surroundings = ItemSurroundings(of: item, in: reference) else { throw .outside }
    let (center, size, transform) = (item.center, item.bounds.size, item.transform)
    guard center.isFinite, size.width.isFinite, size.height.isFinite, transform.isFinite else {
      throw .notFinite
    }
    guard size.width > 0, size.height > 0 else { throw .empty(size) }
    pose = ItemPose(transform, turning: surroundings.turning)
    position = surroundings.toReference(
      CGPoint(x: center.x + transform.tx, y: center.y + transform.ty))
    if let group = item as? UIDynamicItemGroup {
      parts = try Self.parts(of: group, stretch: pose.stretch)
    } else {
      parts = [BodyPart(try Self.shape(of: item, through: pose.stretch))]
    }
  }

  private static func parts(
    of group: UIDynamicItemGroup, stretch: CGAffineTransform
  ) throws(ItemFault) -> [BodyPart] {
    var parts: [BodyPart] = []
    for item in group.items {
      let (offset, turned) = (group.offset(of: item), item.transform)
      guard item.bounds.width > 0, item.bounds.height > 0 else { throw .empty(item.bounds.size) }
      let place = CGPoint(x: offset.dx + turned.tx, y: offset.dy + turned.ty).applying(stretch)
      let shape = try shape(of: item, through: turned.concatenating(stretch))
      parts.append(BodyPart(shape, offset: CGVector(dx: place.x, dy: place.y)))
    }
    return parts
  }

  /// Returns the collision shape around the item's center, transformed by the linear part of
  /// `transform`.
  private static func shape(
    of item: any UIDynamicItem, through transform: CGAffineTransform
  ) throws(ItemFault) -> BodyShape {
    let size = item.bounds.size
    let isUpright = abs(transform.b) < 1e-12 && abs(transform.c) < 1e-12
    let shown = CGSize(width: size.width * abs(transform.a), height: size.height * abs(transform.d))
    switch item.collisionBoundsType {
    case .rectangle where isUpright: return .rectangle(shown)
    case .ellipse where isUpright: return .ellipse(shown)
    case .rectangle: return .polygon(corners(of: size).map { transform.turned($0) })
    case .ellipse: return .polygon(rim(of: size).map { transform.turned($0) })
    case .path:
      let lines = item.collisionBoundingPath.cgPath.polylines
      guard lines.count == 1, lines[0].points.count > 2 else { throw .outline }
      return .polygon(lines[0].points.map { transform.turned($0) })
    }
  }

  private static func corners(of size: CGSize) -> [CGPoint] {
    let (x, y) = (size.width / 2, size.height / 2)
    return [
      CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
    ]
  }

  /// Returns the sixteen corners of a polygon that replaces an ellipse which is skewed, or rotated
  /// within its group.
  private static func rim(of size: CGSize) -> [CGPoint] {
    (0..<16).map { index in
      let angle = CGFloat(index) * .pi / 8
      return CGPoint(x: size.width / 2 * cos(angle), y: size.height / 2 * sin(angle))
    }
  }
}

extension CGAffineTransform {
  /// Returns a direction with the transform's linear part applied.
  fileprivate func turned(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
  }
}
