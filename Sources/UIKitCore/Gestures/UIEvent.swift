import Foundation

/// An event of a scene's touches, at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The time of the event, in seconds of the scene's time.
  open private(set) var timestamp: TimeInterval
  private let touches: [UITouch]
  /// The samples that this event adds to each touch, by the touch's identity. For a touch without
  /// an entry, the touch itself is the only sample.
  var samples: [ObjectIdentifier: [UITouch]] = [:]
  /// A closure that delivers the touches to recognizers and views, or `nil` after it was called.
  var delivery: (() -> Void)?

  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// An event of touches.
    case touches = 0
    /// An event of a motion of the device, which does not occur on a desktop.
    case motion = 1
  }

  /// The subordinate kinds of events.
  public enum EventSubtype: Int, Sendable {
    /// An event without a subordinate kind.
    case none = 0
    /// An event of shaking the device, which does not occur on a desktop.
    case motionShake = 1
  }

  /// The kind of the event, which is `.touches`.
  open var type: EventType { .touches }
  /// The subordinate kind of the event, which is `.none`.
  open var subtype: EventSubtype { .none }

  package init(timestamp: TimeInterval, touches: [UITouch]) {
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  /// Creates an event without touches, for a client's own tests.
  public override init() {
    timestamp = 0
    touches = []
    super.init()
  }

  /// Delivers the touches to recognizers and views. Further calls have no effect.
  func deliver() {
    let delivery = delivery
    self.delivery = nil
    delivery?()
  }

  /// The touches that are down or end with this event, or `nil` if there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// Returns the touches that began in `view`, or `nil` if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { select { $0.view === view } }

  /// Returns the touches that began in `window`, or `nil` if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { select { $0.window === window } }

  /// Returns the touches that `gesture` follows, or `nil` if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    select { $0.followers.contains { $0 === gesture } }
  }

  /// Returns the samples of the device that this event adds to a touch, oldest first, or `nil` if
  /// the touch is not part of the event.
  ///
  /// A frame shows a touch at a location of constant age, so that a view that follows it moves in
  /// even steps (M-51). The samples are the unchanged data of the device, for a client that draws
  /// or measures:
  ///
  /// ```swift
  /// for sample in event.coalescedTouches(for: touch) ?? [] { line.add(sample.location(in: self)) }
  /// ```
  ///
  /// Each sample is in exactly one event. An event that only moves a touch to the location of a new
  /// frame adds no samples.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    return samples[ObjectIdentifier(touch)] ?? [touch]
  }

  private func select(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let selected = touches.filter(isIncluded)
    return selected.isEmpty ? nil : Set(selected)
  }
}
