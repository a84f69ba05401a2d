import Foundation

extension UIGestureRecognizer {
  /// Returns the location of `location(ofTouch:in:)`.
  func place(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = touchesDown
    precondition(
      touches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)): the recognizer has \(touches.count) touches down")
    return touches[touchIndex].location(in: view)
  }

  var touchesDown: [UITouch] {
    touches.filter { $0.phase != .ended && $0.phase != .cancelled }
  }

  /// Receives the phase of a followed touch.
  func receive(_ touch: UITouch, with event: UIEvent) {
    if touch.phase == .began { touches.append(touch) }
    guard touches.contains(touch), !currentState.isTerminal else { return }
    updateLocation()
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// Removes the touches that have ended.
  func dropEndedTouches() {
    touches = touchesDown
  }

  private func updateLocation() {
    let down = touchesDown
    let places = (down.isEmpty ? touches : down).map(\.locationInWindow)
    guard !places.isEmpty else { return }
    lastLocation = CGPoint(
      x: places.reduce(0) { $0 + $1.x } / CGFloat(places.count),
      y: places.reduce(0) { $0 + $1.y } / CGFloat(places.count))
  }
}
