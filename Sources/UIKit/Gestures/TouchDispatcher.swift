import Foundation
import GlissadeGestures

/// The dispatcher of a scene's input events as touches: hit test, recognizers, and the view under
/// the touch.
///
/// One pointer makes one touch at a time; other buttons that are pressed meanwhile are ignored. The
/// dispatcher has no clock: it knows time only from events' timestamps and `step(to:)`.
@MainActor package final class TouchDispatcher {
  private let hitTest: (CGPoint, UIEvent) -> UIView?
  private let arena: GestureArena
  /// The streams of views with outstanding phases; the last one belongs to the current touch, if
  /// any.
  private var streams: [TouchStream] = []
  private var touch: UITouch?
  private var pressedButton = 0
  private var touchCount = 0
  /// The end of the last press, for counting taps.
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  /// Creates a dispatcher.
  ///
  /// - Parameters:
  ///   - hitTest: A closure that returns the view with enabled interaction at a point of the
  ///     window, or `nil`.
  ///   - log: A closure that receives gesture states and warnings.
  package init(
    hitTest: @escaping (CGPoint, UIEvent) -> UIView?, log: @escaping (SceneEvent) -> Void
  ) {
    self.hitTest = hitTest
    arena = GestureArena(log: log)
    arena.willAnnounce = { [weak self] in self?.cancelViewTouches(for: $0) }
  }

  /// A touch that is down and the recognizers that follow it refer to each other.
  isolated deinit {
    arena.releaseTouches()
    for stream in streams { stream.touch.followers = [] }
  }

  /// A Boolean value that indicates whether a touch is down.
  package var isTracking: Bool { touch != nil }

  /// The next time at which `step(to:)` has to decide something, or `nil`.
  package var nextDeadline: TimeInterval? { arena.engaged.compactMap(\.deadline).min() }

  /// The longest recent time between two readings of the event queue, in seconds, or 0 if events
  /// arrive as they happen. A stalled queue stamps events late, and its gaps are not pauses of the
  /// touch (M-04).
  package var pumpInterval: TimeInterval {
    get { arena.pumpInterval }
    set { arena.pumpInterval = newValue }
  }

  /// A Boolean value that indicates whether the scene's time is paused during the delivery of the
  /// next events. They move content without taking time, and velocities stay as they were.
  package var isTimePaused: Bool {
    get { arena.isTimePaused }
    set { arena.isTimePaused = newValue }
  }

  /// Delivers one event: first its time, then the event, to recognizers before views. Keys, wheel
  /// and size events are not touches and are ignored here.
  package func deliver(_ event: InputEvent) {
    guard event.t.isFinite, event.x.isFinite, event.y.isFinite else { return }
    step(to: event.t)
    switch event.kind {
    case .down: press(event)
    case .move: move(to: event.location, at: event.t)
    case .up where event.button == pressedButton: lift(event)
    case .cancel: cancelTouches(at: event.t)
    case .focus where !event.hasFocus: cancelTouches(at: event.t)
    case .up, .focus, .key, .wheel, .resize: break
    }
  }

  /// Advances the time to `now`: deadlines that have passed take effect, and touches of views that
  /// left their window are cancelled.
  package func step(to now: TimeInterval) {
    arena.time = now
    arena.isDelivering = true
    for recognizer in arena.engaged where recognizer.currentState == .possible {
      recognizer.step(to: now)
    }
    finish(event(at: now))
  }

  /// Cancels the touches of recognizers and view, because focus or pointer was lost (F-23).
  package func cancelTouches(at time: TimeInterval) {
    guard let touch else { return }
    touch.update(.cancelled, location: touch.locationInWindow, time: max(time, touch.timestamp))
    let event = event(at: touch.timestamp)
    self.touch = nil
    pressedButton = 0
    lastTap = nil
    pass(touch, with: event)
  }

  // MARK: Button events

  private func press(_ input: InputEvent) {
    if touch != nil {
      // A second press of the same button means that its release was lost. Another button is
      // ignored.
      guard input.button == pressedButton else { return }
      cancelTouches(at: input.t)
    }
    guard input.button == 1 else { return }
    touchCount += 1
    let touch = UITouch(
      id: touchCount, location: input.location, time: input.t, tapCount: tapCount(input))
    let event = UIEvent(timestamp: input.t, touches: [touch])
    self.touch = touch
    pressedButton = input.button
    touch.attach(to: hitTest(input.location, event))
    streams.append(TouchStream(touch: touch))
    touch.followers = recognizers(for: touch)
    arena.engage(touch.followers)
    pass(touch, with: event)
  }

  private func move(to location: CGPoint, at time: TimeInterval) {
    guard let touch else { return }
    touch.update(.moved, location: location, time: max(time, touch.timestamp))
    pass(touch, with: event(at: touch.timestamp))
  }

  private func lift(_ input: InputEvent) {
    guard let touch else { return }
    // A release at another location counts as a movement to it, followed by the release; so its
    // last step counts (F-10).
    if input.location != touch.locationInWindow { move(to: input.location, at: input.t) }
    guard self.touch === touch else { return }
    touch.update(.ended, location: input.location, time: max(input.t, touch.timestamp))
    let event = event(at: touch.timestamp)
    self.touch = nil
    pressedButton = 0
    lastTap = (touch.timestamp, touch.locationInWindow, touch.tapCount)
    pass(touch, with: event)
  }

  private func tapCount(_ input: InputEvent) -> Int {
    guard let lastTap, input.t - lastTap.time <= GestureConstants.multiTapInterval else { return 1 }
    let distance = hypot(input.x - lastTap.location.x, input.y - lastTap.location.y)
    return distance <= GestureConstants.multiTapDistance ? lastTap.count + 1 : 1
  }

  // MARK: Delivery

  private func event(at time: TimeInterval) -> UIEvent {
    UIEvent(timestamp: time, touches: touch.map { [$0] } ?? [])
  }

  /// Returns the recognizers of the hit view and of its ancestors, nearest first (F-03).
  private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      found += current.gestureRecognizerStorage.filter { recognizer in
        recognizer.isEnabled && !recognizer.currentState.isTerminal
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      view = current.superview
    }
    return found
  }

  /// Delivers a touch to the recognizers, performs their actions, and then delivers it to the view.
  private func pass(_ touch: UITouch, with event: UIEvent) {
    arena.time = touch.timestamp
    arena.isDelivering = true
    for recognizer in touch.followers { arena.send(touch, to: recognizer, with: event) }
    arena.flush()
    if touch.phase == .cancelled {
      streams.first { $0.touch === touch }?.cancel(with: event)
    } else {
      streams.first { $0.touch === touch }?.offer(with: event)
    }
    finish(event)
  }

  /// Completes an event or a step: actions, ended touches, and delayed phases of views.
  private func finish(_ event: UIEvent) {
    cancelDetachedTouches()
    arena.flush()
    for recognizer in arena.engaged { recognizer.dropEndedTouches() }
    arena.finishSequence()
    for stream in streams { stream.release(with: event) }
    let over = arena.restart()
    arena.isDelivering = false
    streams.removeAll { $0.isOver }
    for stream in streams {
      stream.touch.followers.removeAll { follower in over.contains { $0 === follower } }
    }
  }

  /// Cancels the touches of their view at a recognizer's first action, if the recognizer asks for
  /// it (F-11).
  private func cancelViewTouches(for recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for stream in streams where stream.touch.followers.contains(where: { $0 === recognizer }) {
      stream.cancel(with: event(at: arena.time))
    }
  }

  /// Cancels the recognizers and the touch of a view that has left its window (F-22).
  private func cancelDetachedTouches() {
    for recognizer in arena.engaged where recognizer.view?.window == nil {
      arena.abandon(recognizer)
    }
    for stream in streams where stream.touch.view != nil && stream.touch.view?.window == nil {
      stream.cancel(with: event(at: arena.time))
    }
  }
}
