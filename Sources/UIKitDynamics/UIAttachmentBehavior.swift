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
    let isSpring = frequency > 0
    let attachment = Attachment(
      offset: first.offset.vector, end: end, length: length,
      frequency: isSpring ? tuned(.physicsFrequency, frequency) : 0,
      damping: isSpring ? tuned(.physicsDamping, damping) : damping)
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
