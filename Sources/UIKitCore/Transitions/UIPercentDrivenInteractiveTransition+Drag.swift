import Foundation
import GlissadeGestures
import GlissadeTransitions

/// A drag with a pan that drives a transition. The transition's animator moves the views.
struct TransitionDrag {
  let pan: UIPanGestureRecognizer
  let axis: NSLayoutConstraint.Axis
  /// The translation that corresponds to the whole transition, in points, greater than 0.
  let distance: CGFloat
  /// The direction along the axis towards the end of the transition: 1 or −1.
  let direction: CGFloat
  /// The motion of the progress, in points, between a stop at the start of the transition and one
  /// at its end.
  var motion: DragMotion

  /// The distance up to which a pointer is treated as not moved, in points.
  private static let stillness = CGFloat(GestureConstants.mousePanHysteresis)

  @MainActor func along(_ point: CGPoint) -> CGFloat {
    direction * (axis == .vertical ? point.y : point.x)
  }

  /// The velocity of the pointer towards the transition's end, in points per second.
  @MainActor var velocity: CGFloat { along(pan.velocity(in: nil)) }

  /// The outcome of a transition that the drag has caught and not moved since: the one towards
  /// which it ran. It is `nil` for other drags.
  @MainActor var outcomeOfTouch: TransitionOutcome? {
    guard let release = motion.release(velocity: velocity), let caught = release.caught else {
      return nil
    }
    let isStill = abs(release.travel) <= Self.stillness && abs(release.velocity) < 1
    return isStill ? TransitionOutcome(completed: caught.id == .end) : nil
  }
}

extension DragStop.ID {
  fileprivate static let start: Self = "start"
  fileprivate static let end: Self = "end"
}

// The methods by which a pan drives a transition.
extension UIPercentDrivenInteractiveTransition {
  func beginDrag(
    with pan: UIPanGestureRecognizer, along axis: NSLayoutConstraint.Axis, distance: CGFloat
  ) {
    guard drag == nil else { return }
    let length = max(abs(distance), 1)
    let caught = heading
    pause()
    guard isHolding else { return }
    let stops = Stops([DragStop(.start, at: 0), DragStop(.end, at: length)])
    drag = TransitionDrag(
      pan: pan, axis: axis, distance: length, direction: distance < 0 ? -1 : 1,
      motion: DragMotion(
        stops, heldAt: percentComplete * length,
        caught: caught.map { $0.isFinished ? .end : .start }
      ))
  }

  func moveDrag(of pan: UIPanGestureRecognizer) {
    guard drag?.pan === pan, isHolding, let drag else { return }
    let travel = drag.along(pan.translation(in: nil))
    let held = drag.motion.release(velocity: 0)?.travel ?? 0
    _ = self.drag?.motion.receive(.moved(by: travel - held), at: CACurrentMediaTime())
    if let position = self.drag?.motion.position { update(position / drag.distance) }
  }

  func endDrag(of pan: UIPanGestureRecognizer) {
    guard let drag, drag.pan === pan else { return }
    self.drag = nil
    guard isHolding else { return }
    if let outcome = drag.outcomeOfTouch { return continueFromRest(to: outcome) }
    release(velocity: drag.velocity, distance: drag.distance)
  }

  func cancelDrag(of pan: UIPanGestureRecognizer) {
    guard let drag, drag.pan === pan else { return }
    self.drag = nil
    guard isHolding else { return }
    let caught = drag.motion.release(velocity: 0)?.caught
    continueFromRest(to: caught?.id == .end ? .finishes : .cancels)
  }

  private func continueFromRest(to outcome: TransitionOutcome) {
    timingCurve = UISpringTimingParameters(HandOffSpring())
    decide(outcome, because: nil)
  }

  func reading(of drag: TransitionDrag) -> DragReading? {
    guard isHolding else { return nil }
    var reading = DragReading(
      by: rule(threshold: nil), progress: percentComplete, velocity: drag.velocity,
      distance: drag.distance)
    if let outcome = drag.outcomeOfTouch { reading.outcome = .init(outcome) }
    return reading
  }
}
