import Foundation

/// One thing that happened to the touches of a scene, at one time.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// When it happened, in seconds of the scene's time.
  open private(set) var timestamp: TimeInterval
  private let touches: [UITouch]

  package init(timestamp: TimeInterval, touches: [UITouch]) {
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  /// An event without touches, for a client's own tests.
  public override init() {
    timestamp = 0
    touches = []
    super.init()
  }

  /// Every touch that is down, and those that come up with this event; nil without any.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches that began in `view`; nil without any.
  open func touches(for view: UIView) -> Set<UITouch>? { select { $0.view === view } }

  /// The touches that began in `window`; nil without any.
  open func touches(for window: UIWindow) -> Set<UITouch>? { select { $0.window === window } }

  /// The touches that `gesture` follows; nil without any.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    select { $0.followers.contains { $0 === gesture } }
  }

  private func select(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let selected = touches.filter(isIncluded)
    return selected.isEmpty ? nil : Set(selected)
  }
}
