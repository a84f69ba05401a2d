import GlissadeDynamics
import GlissadeGeometry
import UIKitCore

/// A range of numbers, such as those of an attachment's positions.
public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Creates the range that contains 0 only.
  public init() {
    minimum = 0
    maximum = 0
  }
  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains 0 only.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// A Boolean value that indicates whether the range contains all numbers.
  public var isInfinite: Bool { self == .infinite }

  /// The range as limits of a joint, or `nil` if a limit is not finite or they are not in order.
  var limits: ClosedRange<CGFloat>? {
    guard minimum.isFinite, maximum.isFinite, minimum <= maximum else { return nil }
    return minimum...maximum
  }
}

/// A joint of an attachment that is neither a rod nor a spring.
enum AttachmentJoint {
  case limit
  /// The angle of the first item less that of the second end, in radians.
  case fixed(angle: CGFloat)
  case pin(angle: CGFloat)
  /// The axis in the directions of the second end.
  case slide(axis: CGVector, angle: CGFloat)

  func law(range: UIFloatRange, friction: CGFloat) -> Attachment.Joint {
    switch self {
    case .limit: .limit
    case .fixed(let angle): .fixed(angle: angle)
    case .pin(let angle): .pin(angle: angle, range: range.limits, friction: friction)
    case .slide(let axis, let angle):
      .slide(axis: axis, angle: angle, range: range.limits, friction: friction)
    }
  }
}

// The parts of joined attachments.
extension UIAttachmentBehavior {
  class func joined(
    _ joint: AttachmentJoint, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?,
    at point: CGPoint
  ) -> UIAttachmentBehavior {
    let place = point.isFinite ? point : item.center
    return UIAttachmentBehavior(
      joint, first: end(of: item, at: place), second: other.map { end(of: $0, at: place) },
      anchor: other == nil ? place : .zero)
  }

  /// Returns the end at an item that lies at a point of the reference view.
  class func end(of item: any UIDynamicItem, at point: CGPoint) -> End {
    let center = End(item: item, offset: .zero).place
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(CGAffineTransform(rotationAngle: -angle(of: item)))
    return End(item: item, offset: UIOffset(horizontal: offset.x, vertical: offset.y))
  }

  class func angle(of item: any UIDynamicItem) -> CGFloat {
    atan2(item.transform.b, item.transform.a)
  }

  /// Returns an axis with a direction: the given one, or the horizontal one.
  class func usable(_ axis: CGVector) -> CGVector {
    let length = hypot(axis.dx, axis.dy)
    return length.isFinite && length > 0
      ? CGVector(dx: axis.dx / length, dy: axis.dy / length) : CGVector(dx: 1, dy: 0)
  }
}
