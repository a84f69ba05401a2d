import Foundation
import GlissadeGestures

/// A scroll on a touchpad (O-05).
///
/// A scroll has one receiver from its beginning to its end: the innermost scroll view that can
/// scroll in its direction, or else the pans that accept scrolls. The pans follow a simulated touch
/// that moves as far as content would. SDL2 does not report when the touches leave the touchpad. So
/// a scroll ends when no event has arrived for 0.08 s, with the velocity of the last event.
@MainActor final class TouchpadScroll: SceneParticipant {
  static var order: StepOrder { .beforeGestures }

  /// The state of the scroll, with its receiver.
  private enum State {
    case idle
    /// The scroll has begun, but its distance is too short to determine a direction.
    case undecided
    /// The scroll moves a scroll view, which may be deallocated by now.
    case scrolling(WeakScrollView)
    /// The scroll moves a simulated touch, which pans follow.
    case pulling
  }

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  private unowned let scene: UIWindowScene
  private var state = State.idle
  /// The location of the pointer at the beginning of the scroll, in points of the window.
  private var start = CGPoint.zero
  /// The distance of the scroll since its beginning, in points in the direction in which content
  /// moves.
  private var travel = CGPoint.zero
  /// The times of the first and of the last event of the scroll, in seconds.
  private var times: (first: TimeInterval, last: TimeInterval) = (0, 0)

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// A Boolean value that indicates whether a scroll is in progress. A scroll needs frames until
  /// its end is detected.
  var needsFrame: Bool {
    if case .idle = state { false } else { true }
  }

  func step(to now: TimeInterval) {
    guard needsFrame, now - times.last >= ScrollConstants.touchpadPause else { return }
    end(at: times.last)
  }

  /// Handles a scroll event of the touchpad.
  func receive(_ event: InputEvent) {
    step(to: event.t)
    if event.scrollPhase == .began { end(at: times.last) }
    if case .idle = state {
      guard event.scrollPhase != .ended else { return }
      (state, start, travel, times.first) = (.undecided, event.location, .zero, event.t)
    }
    times.last = max(event.t, times.last)
    let step = CGPoint(x: -event.deltaX, y: -event.deltaY)
    travel.x += step.x
    travel.y += step.y
    if step != .zero { move(by: step) }
    if event.scrollPhase == .ended { end(at: event.t) }
  }

  private func move(by step: CGPoint) {
    switch state {
    case .idle: break
    case .undecided: decide()
    case .scrolling(let receiver): receiver.view?.followTouchpad(by: step)
    case .pulling: send(.move)
    }
  }

  /// Finds the receiver of the scroll, once the distance is long enough to determine a direction.
  private func decide() {
    guard hypot(travel.x, travel.y) >= GestureConstants.mousePanHysteresis else { return }
    let isHorizontal = abs(travel.x) > abs(travel.y)
    let main = isHorizontal ? CGPoint(x: travel.x, y: 0) : CGPoint(x: 0, y: travel.y)
    let hit = scene.hitTest(start, with: UIEvent(timestamp: times.first, touches: []))
    let views = sequence(first: hit, next: { $0?.superview }).prefix { $0 != nil }
    let scrollView = views.lazy.compactMap { $0 as? UIScrollView }
      .first { $0.canFollowTouchpad(by: main) }
    if let scrollView {
      state = .scrolling(WeakScrollView(view: scrollView))
      scrollView.followTouchpad(by: travel)
    } else {
      state = .pulling
      send(.down)
      send(.move)
    }
  }

  private func end(at time: TimeInterval) {
    if case .pulling = state {
      times.last = time
      send(.up)
    }
    state = .idle
  }

  /// Delivers an event of the simulated touch that pans follow.
  private func send(_ kind: InputEvent.Kind) {
    let isDown = kind == .down
    let place = CGPoint(x: start.x + travel.x, y: start.y + travel.y)
    var event = InputEvent.touchMove(
      0, to: isDown ? start : place, t: isDown ? times.first : times.last)
    (event.kind, event.device) = (kind, .touchpad)
    scene.deliverTouch(event)
  }
}
