import Foundation

/// An event of a scene's touches, at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The time of the event, in seconds of the scene's time.
  open private(set) var timestamp: TimeInterval
  private let touches: [UITouch]

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

  private func select(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let selected = touches.filter(isIncluded)
    return selected.isEmpty ? nil : Set(selected)
  }
}
