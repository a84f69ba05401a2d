import Foundation
import GlissadeGestures

/// A scene's way from input events to touches: hit test, recognizers, the view under the touch.
///
/// One pointer makes one touch at a time; other buttons pressed meanwhile are ignored. It has no clock: all it
/// knows of time are events' timestamps and `step(to:)`.
@MainActor package final class TouchDispatcher {
  private let hitTest: (CGPoint, UIEvent) -> UIView?
  private let arena: GestureArena
  /// What views have yet to hear; the last is the touch that is down, if any.
  private var streams: [TouchStream] = []
  private var touch: UITouch?
  private var pressedButton = 0
  private var touchCount = 0
  /// The last press's end, for counting taps.
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  /// - Parameters:
  ///   - hitTest: the view at a point of the window, with interaction enabled; nil for none.
  ///   - log: takes gesture states and warnings.
  package init(
    hitTest: @escaping (CGPoint, UIEvent) -> UIView?, log: @escaping (String) -> Void
  ) {
    self.hitTest = hitTest
    arena = GestureArena(log: log)
    arena.willAnnounce = { [weak self] in self?.takeTouches(for: $0) }
  }

  /// Whether a touch is down.
  package var isTracking: Bool { touch != nil }

  /// When `step(to:)` has something to decide next; nil if time alone changes nothing.
  package var nextDeadline: TimeInterval? { arena.engaged.compactMap(\.deadline).min() }

  /// The longest time between two readings of the event queue lately, s, set by who reads it; 0 where
  /// events arrive as they happen. A stalled queue stamps events late, and its gaps are no holds (M-04).
  package var pumpInterval: TimeInterval {
    get { arena.pumpInterval }
    set { arena.pumpInterval = newValue }
  }

  /// Whether the scene's time stands still while the next events are delivered: what they move, they
  /// move without taking time, and velocities stay as they were.
  package var isTimePaused: Bool {
    get { arena.isTimePaused }
    set { arena.isTimePaused = newValue }
  }

  /// Delivers one event: its time first, then the event, to recognizers before views. Keys, wheel and
  /// sizes are not touches and do nothing here.
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

  /// Time went on to `now`: waits that are over end, and what follows views that left their window is cancelled.
  package func step(to now: TimeInterval) {
    arena.time = now
    arena.isDelivering = true
    for recognizer in arena.engaged where recognizer.stage == .possible {
      recognizer.step(to: now)
    }
    finish(event(at: now))
  }

  /// Takes the touch away from recognizers and view: focus or pointer was lost (F-23).
  package func cancelTouches(at time: TimeInterval) {
    guard let touch else { return }
    touch.update(.cancelled, location: touch.locationInWindow, time: max(time, touch.timestamp))
    let event = event(at: touch.timestamp)
    self.touch = nil
    pressedButton = 0
    lastTap = nil
    pass(touch, with: event)
  }

  // MARK: The three things a button does

  private func press(_ input: InputEvent) {
    if touch != nil {
      // The same button twice: its release was lost on the way. Another button is none of ours.
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
    // A release elsewhere is a movement, then a release there: its last step counts (F-10).
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

  // MARK: The way of one event

  private func event(at time: TimeInterval) -> UIEvent {
    UIEvent(timestamp: time, touches: touch.map { [$0] } ?? [])
  }

  /// The recognizers of the view that was hit and of its ancestors, nearest first (F-03).
  private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      found += current.gestureRecognizerStorage.filter { recognizer in
        recognizer.isEnabled && !recognizer.stage.isTerminal
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      view = current.superview
    }
    return found
  }

  /// Recognizers first, their actions, then the view.
  private func pass(_ touch: UITouch, with event: UIEvent) {
    arena.time = touch.timestamp
    arena.isDelivering = true
    for recognizer in touch.followers { arena.tell(recognizer, of: touch, with: event) }
    arena.flush()
    if touch.phase == .cancelled {
      streams.first { $0.touch === touch }?.cancel(with: event)
    } else {
      streams.first { $0.touch === touch }?.offer(with: event)
    }
    finish(event)
  }

  /// After an event or a step: actions, touches that are over, views that were waiting.
  private func finish(_ event: UIEvent) {
    dropHomeless()
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

  /// The first action takes the touches away from their view, if the recognizer says so (F-11).
  private func takeTouches(for recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for stream in streams where stream.touch.followers.contains(where: { $0 === recognizer }) {
      stream.cancel(with: event(at: arena.time))
    }
  }

  /// A view that left its window takes its recognizers and its touch with it (F-22).
  private func dropHomeless() {
    for recognizer in arena.engaged where recognizer.view?.window == nil {
      arena.abandon(recognizer)
    }
    for stream in streams where stream.touch.view != nil && stream.touch.view?.window == nil {
      stream.cancel(with: event(at: arena.time))
    }
  }
}
