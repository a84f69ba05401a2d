import Foundation

/// An event of a scene's touches, at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The time of the event, in seconds of the scene's time.
  open private(set) var timestamp: TimeInterval
  private let touches: [UITouch]
  /// The samples of the touches that this event adds, by touch, if they are not the touches
  /// themselves.
  var samples: [ObjectIdentifier: [UITouch]] = [:]
  /// The delivery of the touches to recognizers and views, until it has happened.
  var delivery: (() -> Void)?

  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// A motion of the device, which a desktop does not have.
    case motion = 1
  }

  /// The subordinate kinds of events.
  public enum EventSubtype: Int, Sendable {
    /// No subordinate kind.
    case none = 0
    /// The device is shaken, which does not happen on a desktop.
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

  /// Delivers the touches, once.
  func deliver() {
    let delivery = delivery
    self.delivery = nil
    delivery?()
  }

  /// The touches that are down or end with this event, or `nil` without any.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// Returns the touches that began in `view`, or `nil` without any.
  open func touches(for view: UIView) -> Set<UITouch>? { select { $0.view === view } }

  /// Returns the touches that began in `window`, or `nil` without any.
  open func touches(for window: UIWindow) -> Set<UITouch>? { select { $0.window === window } }

  /// Returns the touches that `gesture` follows, or `nil` without any.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    select { $0.followers.contains { $0 === gesture } }
  }

  /// Returns the samples of the device that this event adds to a touch, oldest first, or `nil` if
  /// the touch is not part of the event.
  ///
  /// A touch is shown at a constant age, so that what follows it moves by even steps (M-51). Its
  /// samples are as the device has sent them, for a client that draws or measures:
  ///
  /// ```swift
  /// for sample in event.coalescedTouches(for: touch) ?? [] { line.add(sample.location(in: self)) }
  /// ```
  ///
  /// Each sample is in exactly one event. An event that only moves a touch to the place of a new
  /// frame adds none.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard touches.contains(where: { $0 === touch }) else { return nil }
    return samples[ObjectIdentifier(touch)] ?? [touch]
  }

  private func select(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let selected = touches.filter(isIncluded)
    return selected.isEmpty ? nil : Set(selected)
  }
}
