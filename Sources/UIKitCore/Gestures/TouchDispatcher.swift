import Foundation
import GlissadeGestures
import GlissadeMotion

/// An object that delivers a scene's input events to recognizers and views as touches.
///
/// A mouse makes one touch at a time; other buttons that are pressed during the touch are ignored.
/// A touch screen makes several touches. The dispatcher has no clock: the time comes only from the
/// timestamps of events and from `step(to:)`.
@MainActor package final class TouchDispatcher {
  /// A touch that is down, with its device and button.
  private struct Press {
    let source: InputEvent.Source
    let button: Int
    let touch: UITouch
  }

  private let hitTest: (CGPoint, UIEvent) -> UIView?
  let arena: GestureArena
  /// The touches that nothing has taken so far.
  let claims = TouchClaims()
  /// The streams of the touches whose views have not received all phases, in the order of the
  /// touches.
  private(set) var streams: [TouchStream] = []
  /// The touches that are down, in order of arrival.
  private var presses: [Press] = []
  /// The movements of some touches at one time, which are delivered together with those of the
  /// other touches at this time.
  private var moves: [InputEvent] = []
  private var touchCount = 0
  /// The instants of events, and the locations at which touches are shown.
  package var timeline = InputTimeline()
  /// The time, location and tap count of the last press at its end, for counting taps, or `nil`.
  private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

  /// Creates a dispatcher, with a closure that returns the view with enabled interaction at a point
  /// of the window, or `nil`, and a closure that receives gesture states and warnings.
  package convenience init(
    hitTest: @escaping (CGPoint, UIEvent) -> UIView?, log: @escaping (SceneEvent) -> Void
  ) {
    self.init(hitTest: hitTest, explainedLog: { event, _ in log(event) })
  }

  /// Creates a dispatcher whose log closure also receives the reason of each event.
  init(
    hitTest: @escaping (CGPoint, UIEvent) -> UIView?,
    explainedLog log: @escaping (SceneEvent, String?) -> Void
  ) {
    self.hitTest = hitTest
    arena = GestureArena(log: log)
    arena.willAnnounce = { [weak self] in self?.cancelViewTouches(for: $0) }
    arena.didEnter = { [claims] in claims.record($0, of: $1) }
  }

  /// A touch that is down and the recognizers that follow it retain each other, so their references
  /// are removed here.
  isolated deinit {
    arena.releaseTouches()
    for stream in streams { stream.touch.followers = [] }
  }

  /// A Boolean value that indicates whether a touch is down.
  package var isTracking: Bool { !presses.isEmpty }

  /// The touches that are down, in order of arrival, at the locations that the frame shows.
  var shownTouches: [(source: InputEvent.Source, place: CGPoint)] {
    presses.map { ($0.source, $0.touch.locationInWindow) }
  }

  /// The next time at which `step(to:)` has to decide something, or `nil`.
  package var nextDeadline: TimeInterval? { arena.engaged.compactMap(\.deadline).min() }

  /// The timing of the events that are delivered next.
  package var timing: InputTiming {
    get { arena.timing }
    set {
      if newValue != arena.timing { deliverMoves() }
      arena.timing = newValue
    }
  }

  /// A Boolean value that indicates whether the next events are delivered while time is paused.
  /// Such events move content without taking time, so that velocities do not change.
  package var isTimePaused: Bool {
    get { arena.isTimePaused }
    set {
      if newValue != arena.isTimePaused { deliverMoves() }
      arena.isTimePaused = newValue
    }
  }

  /// Delivers one event: it advances the time to the event, and then delivers the event to
  /// recognizers before views. Keys, wheel and size events are not touches and are ignored here.
  ///
  /// Movements of several touches at the same time are delivered together, with the last of them or
  /// before the next event.
  package func deliver(_ event: InputEvent) {
    guard event.t.isFinite, event.x.isFinite, event.y.isFinite else { return }
    if event.kind == .move, presses.count > 1, isPressed(event.source) { return collect(event) }
    step(to: event.t)
    switch event.kind {
    case .down: press(event)
    case .move: move([event])
    case .up: lift(event)
    case .cancel: cancel(presses.filter { $0.source == event.source }, at: event.t)
    case .focus where !event.hasFocus: cancelTouches(at: event.t)
    case .focus, .key, .text, .composition, .wheel, .resize: break
    }
  }

  /// Advances the time to `now`: deadlines of gestures that have passed take effect, and touches of
  /// views that left their window are cancelled.
  package func step(to now: TimeInterval) {
    deliverMoves()
    arena.time = now
    arena.isDelivering = true
    for recognizer in arena.engaged where recognizer.currentState == .possible {
      recognizer.step(to: now)
    }
    finish(event(at: now))
  }

  /// Cancels the touches of recognizers and views, because the window has lost the focus (F-23).
  package func cancelTouches(at time: TimeInterval) {
    deliverMoves()
    cancel(presses, at: time)
  }

  /// Delivers the collected movements of touches, without waiting for those of the other touches.
  package func deliverMoves() {
    let due = moves
    moves = []
    if !due.isEmpty { move(due) }
  }

  /// Moves the touches to the locations at which the current frame shows them, if these differ from
  /// the locations in the last event.
  package func showTouches() {
    deliverMoves()
    show(isComplete: true)
  }

  private func show(isComplete: Bool = false) {
    let moved = presses.filter {
      let place = $0.touch.locationInWindow
      return timeline.sample(of: $0.source, isComplete: isComplete)?.location ?? place != place
    }
    guard !moved.isEmpty else { return }
    for press in moved { update(press, isComplete: isComplete) }
    let touches = moved.map(\.touch)
    let event = event(of: touches, at: max(arena.time, touches.map(\.timestamp).max() ?? 0))
    for touch in touches { event.samples[ObjectIdentifier(touch)] = [] }
    pass(touches, with: event)
  }

  /// Updates the location and time of a touch to those that the current frame shows.
  private func update(_ press: Press, isComplete: Bool = false) {
    let touch = press.touch
    let shown = timeline.sample(of: press.source, isComplete: isComplete)
    touch.update(
      .moved, location: shown?.location ?? touch.sampledLocation,
      time: shown?.time ?? touch.sampledTime)
  }

  // MARK: Events of a pointer

  private func isPressed(_ source: InputEvent.Source) -> Bool {
    presses.contains { $0.source == source }
  }

  private func press(_ input: InputEvent) {
    if let held = presses.first(where: { $0.source == input.source }) {
      // A second press of the same button means that its release was lost. A press of another
      // button is ignored.
      guard input.button == held.button else { return }
      cancel([held], at: input.t)
    }
    guard input.button == 1, presses.count < GestureConstants.mostTouches,
      !UIApplication.shared.isIgnoringInteractionEvents
    else { return }
    touchCount += 1
    let touch = UITouch(
      id: touchCount, location: input.location, time: input.t, tapCount: tapCount(input),
      type: UITouch.TouchType(of: input.device))
    presses.append(Press(source: input.source, button: input.button, touch: touch))
    let event = event(of: [touch], at: input.t)
    touch.attach(to: hitTest(input.location, event))
    let isOffered = touch.type != .indirect && isOpen(touch.view)
    if isOffered { streams.append(TouchStream(touch: touch)) }
    let refused = attachFollowers(to: touch)
    claims.begin(touch, refused: refused, isOffered: isOffered)
    arena.engage(touch.followers)
    pass([touch], with: event)
  }

  /// Returns whether a view receives a further touch (O-02). Recognizers receive the touch in any
  /// case.
  private func isOpen(_ view: UIView?) -> Bool {
    guard let view, !isExcluded(view, among: streams) else { return view == nil }
    return view.isMultipleTouchEnabled || !streams.contains { $0.touch.view === view && !$0.isOver }
  }

  /// Stores the movement of a touch until all touches that are down have moved at the same time.
  private func collect(_ input: InputEvent) {
    if let first = moves.first,
      first.t != input.t || moves.contains(where: { $0.source == input.source })
    {
      deliverMoves()
    }
    if moves.isEmpty { step(to: input.t) }
    moves.append(input)
    if moves.count >= presses.count { deliverMoves() }
  }

  /// Moves several touches at the same time.
  private func move(_ inputs: [InputEvent]) {
    var moved: [UITouch] = []
    var samples: [ObjectIdentifier: [UITouch]] = [:]
    for input in inputs {
      guard let press = presses.first(where: { $0.source == input.source }) else { continue }
      let touch = press.touch
      let previous = touch.sampledLocation
      touch.addSample(at: input.location, time: input.t)
      update(press)
      moved.append(touch)
      samples[ObjectIdentifier(touch)] = [UITouch(newestSampleOf: touch, after: previous)]
    }
    guard let time = moved.map(\.sampledTime).max() else { return }
    let event = event(of: moved, at: time)
    event.samples = samples
    pass(moved, with: event)
  }

  private func lift(_ input: InputEvent) {
    guard let press = presses.first(where: { $0.source == input.source }),
      input.button == press.button
    else { return }
    let touch = press.touch
    // A release at another location is handled as a movement to that location and a release, so
    // that the last step has an effect (F-10). A gesture of several touches may end by it, so all
    // touches are shown at one instant.
    if input.location != touch.sampledLocation { move([input]) }
    show()
    guard presses.contains(where: { $0.touch === touch }) else { return }
    touch.addSample(at: input.location, time: input.t)
    touch.update(.ended, location: touch.locationInWindow, time: touch.sampledTime)
    let event = lastEvent(of: [touch], at: touch.sampledTime)
    presses.removeAll { $0.touch === touch }
    claims.end(touch)
    lastTap = (touch.sampledTime, touch.sampledLocation, touch.tapCount)
    pass([touch], with: event)
  }

  private func cancel(_ cancelled: [Press], at time: TimeInterval) {
    let touches = cancelled.map(\.touch)
    guard !touches.isEmpty else { return }
    for touch in touches {
      touch.addSample(at: touch.sampledLocation, time: time)
      touch.update(.cancelled, location: touch.locationInWindow, time: touch.sampledTime)
    }
    let event = lastEvent(of: touches, at: touches.map(\.sampledTime).max() ?? time)
    presses.removeAll { press in touches.contains { $0 === press.touch } }
    touches.forEach(claims.forget)
    lastTap = nil
    pass(touches, with: event)
  }

  private func tapCount(_ input: InputEvent) -> Int {
    guard let lastTap, input.t - lastTap.time <= GestureConstants.multiTapInterval else { return 1 }
    let distance = hypot(input.x - lastTap.location.x, input.y - lastTap.location.y)
    return distance <= GestureConstants.multiTapDistance ? lastTap.count + 1 : 1
  }

  // MARK: Delivery

  private func event(at time: TimeInterval) -> UIEvent {
    UIEvent(timestamp: time, touches: presses.map(\.touch))
  }

  /// Returns the event of touches that began, moved or ended. The other touches are stationary in
  /// the event.
  private func event(of changed: [UITouch], at time: TimeInterval) -> UIEvent {
    for press in presses where !changed.contains(where: { $0 === press.touch }) {
      press.touch.phase = .stationary
    }
    return event(at: time)
  }

  /// Returns the event of touches that ended, with their last samples, at which the frame need not
  /// show them (M-51).
  private func lastEvent(of ended: [UITouch], at time: TimeInterval) -> UIEvent {
    let event = event(of: ended, at: time)
    for touch in ended {
      let sample = UITouch(newestSampleOf: touch, after: touch.previousLocationInWindow)
      event.samples[ObjectIdentifier(touch)] = [sample]
    }
    return event
  }

  /// Makes the recognizers of the hit view and of its ancestors follow a touch, those of the
  /// nearest view first (F-03).
  ///
  /// - Returns: The recognizers that do not follow the touch, each with the reason.
  private func attachFollowers(
    to touch: UITouch
  ) -> [(recognizer: UIGestureRecognizer, reason: String)] {
    var followers: [UIGestureRecognizer] = []
    var refused: [(recognizer: UIGestureRecognizer, reason: String)] = []
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      for recognizer in view?.gestureRecognizerStorage ?? [] {
        if let reason = recognizer.groundOfRefusal(of: touch) {
          refused.append((recognizer, reason))
        } else {
          followers.append(recognizer)
        }
      }
    }
    touch.followers = followers
    return refused
  }

  /// Delivers touches of the same phase to the recognizers, performs their actions, and then
  /// delivers the touches to the views.
  private func pass(_ touches: [UITouch], with event: UIEvent) {
    arena.time = event.timestamp
    arena.isDelivering = true
    if !send(event, delivery: { self.deliver(touches, with: event) }) { withhold(touches, event) }
    finish(event)
  }

  private func deliver(_ touches: [UITouch], with event: UIEvent) {
    var passed: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap(\.followers)
    where !passed.contains(where: { $0 === recognizer }) {
      passed.append(recognizer)
      let followed = touches.filter { $0.followers.contains { $0 === recognizer } }
      arena.send(followed, to: recognizer, with: event)
    }
    arena.flush()
    for touch in touches {
      guard let stream = streams.first(where: { $0.touch === touch }) else { continue }
      if touch.phase == .cancelled { stream.cancel(with: event) } else { stream.offer(with: event) }
    }
  }

  /// Completes an event or a step: it sends actions, removes ended touches, and delivers the
  /// delayed phases to views.
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
    claims.report { recognizer in arena.engaged.contains { $0 === recognizer } }
  }

  /// Cancels the touches of views at a recognizer's first action, if `cancelsTouchesInView` is set
  /// (F-11).
  private func cancelViewTouches(for recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    for stream in streams where stream.touch.followers.contains(where: { $0 === recognizer }) {
      stream.cancel(with: event(at: arena.time))
    }
  }

  /// Cancels the recognizers and the touches of views that have left their window (F-22).
  private func cancelDetachedTouches() {
    for recognizer in arena.engaged where recognizer.view?.window == nil {
      arena.abandon(recognizer)
    }
    for stream in streams where stream.touch.view != nil && stream.touch.view?.window == nil {
      stream.cancel(with: event(at: arena.time))
    }
  }
}
