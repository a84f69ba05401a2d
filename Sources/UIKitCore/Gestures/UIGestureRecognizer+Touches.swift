import Foundation

extension UIGestureRecognizer {
  var touchesDown: [UITouch] {
    touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// Handles touches that have the same phase, and ignores those that the recognizer does not
  /// follow.
  func receive(_ changed: [UITouch], with event: UIEvent) {
    guard let phase = changed.first?.phase else { return }
    if phase == .began { touches += changed }
    let changed = Set(changed).intersection(touches)
    guard !changed.isEmpty, !currentState.isTerminal else { return }
    updateLocation()
    switch phase {
    case .began: touchesBegan(changed, with: event)
    case .moved: touchesMoved(changed, with: event)
    case .ended: touchesEnded(changed, with: event)
    case .cancelled: touchesCancelled(changed, with: event)
    case .stationary: break
    }
  }

  /// Returns whether the recognizer receives touches of the given touch's type. Touches of a
  /// touchpad are scrolls.
  func allows(_ touch: UITouch) -> Bool {
    if touch.type == .indirect { return acceptsScrolls }
    return allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
  }

  /// Returns whether this recognizer and another one follow the same touch, or one of them follows
  /// none.
  func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    touches.isEmpty || other.touches.isEmpty
      || touches.contains { touch in other.touches.contains { $0 === touch } }
  }

  /// Removes the touches that have ended.
  func dropEndedTouches() {
    touches = touchesDown
  }

  func updateLocation() {
    let down = touchesDown
    let places = (down.isEmpty ? touches : down).map(\.locationInWindow)
    guard !places.isEmpty else { return }
    lastLocation = CGPoint(
      x: places.reduce(0) { $0 + $1.x } / CGFloat(places.count),
      y: places.reduce(0) { $0 + $1.y } / CGFloat(places.count))
  }
}
