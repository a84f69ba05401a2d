import Foundation
import GlissadeGestures

/// A scroll with two touches on a touchpad (O-05).
///
/// It belongs to one receiver from its beginning to its end: the innermost scroll view that can
/// scroll in its direction, or else the pans that accept scrolls. These follow a touch that moves
/// as the content does. SDL2 does not report that the touches on the touchpad have ended: a scroll
/// is over when no event has come for a while, and ends with the velocity of its last one.
@MainActor final class TouchpadScroll: SceneParticipant {
  static var order: StepOrder { .beforeGestures }

  /// The receiver of the scroll.
  private enum State {
    case idle
    /// The distance so far is too short for a direction.
    case undecided
    /// The view may be gone by now.
    case scrolling(WeakScrollView)
    /// Pans follow a touch.
    case pulling
  }

  private struct WeakScrollView {
    weak var view: UIScrollView?
  }

  private unowned let scene: UIWindowScene
  private var state = State.idle
  /// The location of the pointer at the beginning, in points of the window.
  private var start = CGPoint.zero
  /// The distance by which content has moved since then.
  private var travel = CGPoint.zero
  /// The times of the first and of the last event.
  private var times: (first: TimeInterval, last: TimeInterval) = (0, 0)

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// A pending end needs the frames until then.
  var needsFrame: Bool {
    if case .idle = state { false } else { true }
  }

  func step(to now: TimeInterval) {
    guard needsFrame, now - times.last >= ScrollConstants.touchpadPause else { return }
    end(at: times.last)
  }

  /// Handles an event of the touchpad.
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

  /// Finds the receiver of a scroll whose direction is clear.
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

  /// Delivers an event of the touch that pans follow.
  private func send(_ kind: InputEvent.Kind) {
    let isDown = kind == .down
    let place = CGPoint(x: start.x + travel.x, y: start.y + travel.y)
    var event = InputEvent.touchMove(
      0, to: isDown ? start : place, t: isDown ? times.first : times.last)
    (event.kind, event.device) = (kind, .touchpad)
    scene.deliverTouch(event)
  }
}
