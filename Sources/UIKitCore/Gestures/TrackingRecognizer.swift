import Foundation
import GlissadeGestures

/// A recognizer whose gesture a tracker follows. It is a thin class around the tracker:
/// `UIGestureRecognizer` passes touches, time and resets to it and requests the states of its
/// intents.
@MainActor protocol TrackingRecognizer: UIGestureRecognizer {
  associatedtype Tracker: GestureTracker
  /// The tracker, which the recognizer alone owns.
  var tracker: Tracker { get set }
  /// Updates the tracker's parameters before it handles the touches of an event.
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

  /// Requests the state of a tracker's intent.
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
