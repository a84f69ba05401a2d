import Foundation
import GlissadeGestures

/// A recognizer that leaves the recognition of its gesture to a tracker. `UIGestureRecognizer`
/// passes touches, time and resets to the tracker, and requests the states that the tracker returns
/// as intents.
@MainActor protocol TrackingRecognizer: UIGestureRecognizer {
  associatedtype Tracker: GestureTracker
  /// The tracker of the gesture, a value that only the recognizer owns.
  var tracker: Tracker { get set }
  /// Updates the tracker's parameters before the tracker handles the touches of an event.
  func prepareTracker(for event: UIEvent)
}

extension TrackingRecognizer {
  func prepareTracker(for event: UIEvent) {}

  func trackBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    prepareTracker(for: event)
    for touch in touches.inOrder {
      follow(tracker.down(touch.sample))
      guard !currentState.isTerminal, !tracker.follows(touch.id) else { continue }
      ignore(touch, for: event)
    }
  }

  func trackMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    prepareTracker(for: event)
    follow(tracker.move(touches.inOrder.map(\.sample)))
  }

  func trackEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    prepareTracker(for: event)
    follow(tracker.up(touches.inOrder.map(\.sample)))
  }

  func trackCancelled(with event: UIEvent) {
    prepareTracker(for: event)
    follow(tracker.cancel())
  }

  func trackTime(to now: TimeInterval) { follow(tracker.step(to: now)) }

  func trackBeginning() { tracker.begin() }

  func resetTracker() { tracker.reset() }

  /// Requests the state for an intent of the tracker.
  private func follow(_ intent: GestureIntent) {
    switch intent {
    case .none: break
    case .begin: state = .began
    case .change: state = .changed
    case .end: state = .ended
    case .cancel: state = .cancelled
    case .fail: state = .failed
    }
  }
}
