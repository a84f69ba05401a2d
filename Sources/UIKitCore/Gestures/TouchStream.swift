import Foundation

/// The delivery of a touch's phases to its view. Recognizers can delay the phases or end the
/// delivery (F-11).
@MainActor final class TouchStream {
  /// The state of the delivery: the view has received no phase, has received the beginning, or
  /// receives no further phase.
  private enum State { case unaware, following, closed }

  let touch: UITouch
  private var state = State.unaware
  /// The delayed phases of the touch, in order. Movements after the first delayed phase are
  /// omitted.
  private var delayed: [UITouch.Phase] = []

  init(touch: UITouch) {
    self.touch = touch
  }

  /// A Boolean value that indicates whether no further phase follows, because the touch has ended
  /// or was cancelled.
  var isOver: Bool { state == .closed && delayed.isEmpty }

  /// Delivers the present phase of the touch to its view, unless a recognizer delays it.
  func offer(with event: UIEvent) {
    guard state != .closed else { return }
    if touch.phase != .moved || delayed.isEmpty { delayed.append(touch.phase) }
    release(with: event)
  }

  /// Delivers the phases that no recognizer delays any more.
  func release(with event: UIEvent) {
    while state != .closed, let next = delayed.first, !isDelayed(next) {
      delayed.removeFirst()
      send(next, with: event)
    }
  }

  /// Ends the stream: a view that has received a phase of the touch receives a cancellation, and
  /// another view receives nothing.
  func cancel(with event: UIEvent) {
    delayed.removeAll()
    if state == .following { send(.cancelled, with: event) }
    state = .closed
  }

  private func isDelayed(_ phase: UITouch.Phase) -> Bool {
    touch.followers.contains { follower in
      guard follower.currentState == .possible else { return false }
      if state == .unaware && follower.delaysTouchesBegan { return true }
      return phase == .ended && follower.delaysTouchesEnded
    }
  }

  private func send(_ phase: UITouch.Phase, with event: UIEvent) {
    state = phase == .ended || phase == .cancelled ? .closed : .following
    guard let view = touch.view else { return }
    let current = touch.phase
    touch.phase = phase
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    case .stationary: break
    }
    touch.phase = current
  }
}
