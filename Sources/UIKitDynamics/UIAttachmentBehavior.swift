import GlissadeDynamics
import GlissadeGeometry
import GlissadeLayers
import UIKitCore

/// A behavior that attaches an item to a point or to another item, by a rod, or by a spring if it
/// has a frequency.
///
/// ```swift
/// let grip = UIAttachmentBehavior(item: card, attachedToAnchor: card.center)
/// grip.frequency = 3
/// grip.damping = 0.6
/// animator.addBehavior(grip)
/// ```
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of the second end of an attachment.
  public enum AttachmentType: Int, Sendable {
    /// The second end is another item (`items`) or a fixed point (`anchor`).
    case items = 0, anchor
  }

  /// An end of the attachment at an item. Its offset from the item's center rotates with the item.
  struct End {
    let item: any UIDynamicItem
    let offset: UIOffset

    /// The current location of the end, in the coordinates in which the item's center is given.
    @MainActor var place: CGPoint {
      let (center, transform) = (item.center, item.transform)
      let turned = CGPoint(x: offset.horizontal, y: offset.vertical)
        .applying(CGAffineTransform(rotationAngle: atan2(transform.b, transform.a)))
      return CGPoint(
        x: center.x + transform.tx + turned.x, y: center.y + transform.ty + turned.y)
    }
  }

  let first: End
  /// The second end, or `nil` for an attachment to an anchor.
  let second: End?
  /// The joint, or `nil` for a rod or a spring.
  private var joint: AttachmentJoint?
  private var anchor = CGPoint.zero
  private var lengthStorage: CGFloat = 0
  private var dampingStorage: CGFloat = 0
  private var frequencyStorage: CGFloat = 0

  /// Creates an attachment of an item's center to an anchor.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of an item to an anchor.
  ///
  /// - Parameter offset: The offset of the attached point from the item's center, in the item's own
  ///   coordinates.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    first = End(item: item, offset: offset.isFinite ? offset : .zero)
    second = nil
    super.init()
    checkOffset(offset)
    anchor = accepts("anchorPoint", point) ? point : first.place
    lengthStorage = Self.distance(first.place, anchor)
  }

  /// Creates an attachment between the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment between two items, with offsets from their centers.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    first = End(item: item1, offset: offset1.isFinite ? offset1 : .zero)
    let second = End(item: item2, offset: offset2.isFinite ? offset2 : .zero)
    self.second = second
    super.init()
    checkOffset(offset1)
    checkOffset(offset2)
    lengthStorage = Self.distance(first.place, second.place)
  }

  /// Creates an attachment between two items, or an item and a fixed point, that coincide at a
  /// point of the reference view and are joined there.
  init(_ joint: AttachmentJoint, first: End, second: End?, anchor: CGPoint) {
    self.joint = joint
    self.first = first
    self.second = second
    super.init()
    self.anchor = anchor
  }

  // MARK: Joints: see UIAttachmentBehavior+Joints.swift

  /// Returns an attachment of two items that neither move nor turn against each other.
  ///
  /// - Parameter point: The point at which they are joined, in points of the reference view.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    joined(.fixed(angle: angle(of: item1) - angle(of: item2)), item1, item2, at: point)
  }

  /// Returns an attachment of two items that turn about a point, within `attachmentRange` and
  /// against `frictionTorque`.
  ///
  /// - Parameter point: The point at which they are joined, in points of the reference view.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    joined(.pin(angle: angle(of: item1) - angle(of: item2)), item1, item2, at: point)
  }

  /// Returns an attachment of two items that move along an axis and do not turn against each other.
  ///
  /// - Parameters:
  ///   - point: The point at which they are joined, in points of the reference view.
  ///   - axis: The axis in the reference view. It turns with the second item.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let turned = CGPoint(x: axis.dx, y: axis.dy)
      .applying(CGAffineTransform(rotationAngle: -angle(of: item2)))
    return joined(
      .slide(
        axis: usable(CGVector(dx: turned.x, dy: turned.y)),
        angle: angle(of: item1) - angle(of: item2)),
      item1, item2, at: point)
  }

  /// Returns an attachment of an item to a fixed point, along an axis through which the item moves
  /// without turning.
  ///
  /// - Parameters:
  ///   - point: The fixed point, in points of the reference view.
  ///   - axis: The axis in the reference view.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    joined(.slide(axis: usable(axis), angle: angle(of: item)), item, nil, at: point)
  }

  /// Returns an attachment of two items whose attached points are at most `length` apart, as by a
  /// rope. The initial length is their distance.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let first = End(item: item1, offset: offset1.isFinite ? offset1 : .zero)
    let second = End(item: item2, offset: offset2.isFinite ? offset2 : .zero)
    let behavior = UIAttachmentBehavior(.limit, first: first, second: second, anchor: .zero)
    behavior.length = hypot(
      first.place.x - second.place.x, first.place.y - second.place.y)
    return behavior
  }

  private func checkOffset(_ offset: UIOffset) {
    _ = accepts("offsetFromCenter", offset)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let distance = hypot(a.x - b.x, a.y - b.y)
    return distance.isFinite ? distance : 0
  }

  /// The attached items.
  open var items: [any UIDynamicItem] { [first.item] + (second.map { [$0.item] } ?? []) }
  override var ownItems: [any UIDynamicItem] { items }

  override func law(of body: (any UIDynamicItem) -> Handle<Body>?) -> PlacedLaw? {
    guard let attached = body(first.item) else { return nil }
    let end: Attachment.End
    if let second {
      guard let other = body(second.item) else { return nil }
      end = .body(other, offset: second.offset.vector)
    } else {
      end = .anchor(anchor)
    }
    // Tuning changes springs only, because a rod must not become a spring.
    let isSpring = frequency > 0 && joint == nil
    let attachment = Attachment(
      offset: first.offset.vector, end: end, length: length,
      frequency: isSpring ? tuned(.physicsFrequency, frequency) : 0,
      damping: isSpring ? tuned(.physicsDamping, damping) : damping,
      joint: joint?.law(range: attachmentRange, friction: frictionTorque))
    return PlacedLaw(law: .attachment(attachment), bodies: [attached])
  }

  private func tuned(_ parameter: Tuning.Parameter, _ value: CGFloat) -> CGFloat {
    dynamicAnimator?.scene?.tuning.resolve(parameter, own: value) ?? value
  }

  /// The kind of the attachment's second end.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The fixed end of the attachment, in points of the reference view. It can be moved at any time.
  /// It is zero for an attachment between two items.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      guard accepts("anchorPoint", newValue) else { return }
      guard second == nil else {
        return warn("An attachment between two items has no anchorPoint: \(newValue) is ignored")
      }
      anchor = newValue
      adjusted()
    }
  }

  /// The length of the rod, or of the relaxed spring, in points. The initial value is the distance
  /// between the two ends (J-12).
  open var length: CGFloat {
    get { lengthStorage }
    set {
      guard accepts("length", newValue, .notNegative) else { return }
      lengthStorage = newValue
      adjusted()
    }
  }

  /// The range within which a sliding attachment moves, in points from the place where it was made,
  /// or a pin turns, in radians. The default is infinite. Other attachments have no range.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { if attachmentRange != oldValue { adjusted() } }
  }

  /// The resistance of a pin or of a sliding attachment. A push of this magnitude, at 100 points
  /// from the pin, is just not enough to turn it; the same push does not move the sliding item (our
  /// choice). The default is 0.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      guard accepts("frictionTorque", frictionTorque, .notNegative) else {
        frictionTorque = oldValue
        return
      }
      adjusted()
    }
  }

  /// The damping ratio of the spring: 0 oscillates forever, 1 does not oscillate (M-35).
  open var damping: CGFloat {
    get { dampingStorage }
    set {
      guard accepts("damping", newValue, .notNegative) else { return }
      dampingStorage = newValue
      adjusted()
    }
  }

  /// The frequency of the undamped spring, in 1/s; 0 makes the attachment a rod.
  open var frequency: CGFloat {
    get { frequencyStorage }
    set {
      guard accepts("frequency", newValue, .notNegative) else { return }
      frequencyStorage = newValue
      adjusted()
    }
  }
}
