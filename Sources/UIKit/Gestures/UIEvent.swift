import Foundation

/// One thing that happened to the touches of a scene, at one time.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// When it happened, in seconds of the scene's time.
  public let timestamp: TimeInterval
  private let touches: [UITouch]

  package init(timestamp: TimeInterval, touches: [UITouch]) {
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  /// Every touch that is down, and those that come up with this event; nil without any.
  public var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches that began in `view`; nil without any.
  public func touches(for view: UIView) -> Set<UITouch>? { select { $0.view === view } }

  /// The touches that began in `window`; nil without any.
  public func touches(for window: UIWindow) -> Set<UITouch>? { select { $0.window === window } }

  /// The touches that `gesture` follows; nil without any.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    select { $0.followers.contains { $0 === gesture } }
  }

  private func select(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let selected = touches.filter(isIncluded)
    return selected.isEmpty ? nil : Set(selected)
  }
}
