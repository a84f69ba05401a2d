import Foundation
import GlissadeTransitions

// The pan moves the sheet.
extension SheetDriver {
  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag(with: pan)
      if pan.velocity(in: nil).y > 0 { beginDismissalIfLowest() }
    case .changed:
      guard activePan === pan else { return }
      move(by: pan.translation(in: nil).y)
      pan.setTranslation(.zero, in: nil)
    case .ended: endDrag(of: pan, velocity: pan.velocity(in: nil).y)
    case .cancelled: endDrag(of: pan, velocity: 0)
    case .possible, .failed: break
    }
  }

  /// Begins to drag the sheet from where it is displayed.
  func beginDrag(with pan: UIPanGestureRecognizer) {
    guard run?.fades != true else { return }
    activePan = pan
    // The sheet is caught where this frame would show it.
    top = expectedTop
    if run != nil { pause() }
    mayLeave = sheet.canLeave ? nil : false
    if let run { mayLeave = !run.isPresenting || (sheet.canLeave && sheet.asksToLeave()) }
    phase = .dragging(pull: layout.pull(at: top, canLeave: mayLeave != false))
    updateRun()
    place()
  }

  /// Moves the sheet by a distance of the pointer.
  func move(by distance: CGFloat) {
    guard case .dragging(let old) = phase else { return }
    let pull = old + distance
    if mayLeave == nil, pull > layout.lowestStop.top { mayLeave = sheet.asksToLeave() }
    phase = .dragging(pull: pull)
    top = layout.top(pulledTo: pull, canLeave: mayLeave != false)
    if run == nil, mayLeave == true, top > layout.lowestStop.top { beginDismissal() }
    updateRun()
    place()
  }

  /// Begins the dismissal of a sheet that a pan moves down from its lowest detent.
  private func beginDismissalIfLowest() {
    guard isDragging, run == nil, top >= layout.lowestStop.top else { return }
    if mayLeave == nil { mayLeave = sheet.asksToLeave() }
    if mayLeave == true { beginDismissal() }
  }

  private func beginDismissal() {
    wantsInteractiveStart = true
    sheet.dismissByUser()
    wantsInteractiveStart = false
    // A refused dismissal has begun no transition, and the sheet resists.
    guard run == nil else { return }
    mayLeave = false
    phase = .dragging(pull: layout.pull(at: top, canLeave: false))
  }

  /// Shows the transition at the sheet's position.
  private func updateRun() {
    guard let run else { return }
    let hidden = min(max((top - run.base) / max(layout.hidden - run.base, 1), 0), 1)
    update(run.isPresenting ? 1 - hidden : hidden)
  }

  // MARK: Release

  /// Ends the current drag without a motion, because a transition takes the sheet.
  func dropDrag() {
    guard isDragging else { return }
    activePan = nil
    scrollDrag = nil
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// Releases the sheet, which continues with the pan's velocity.
  func endDrag(of pan: UIPanGestureRecognizer, velocity: CGFloat) {
    guard activePan === pan, case .dragging(let pull) = phase else { return }
    if velocity > 0 { beginDismissalIfLowest() }
    let stop = target(pull: pull, velocity: velocity)
    let velocity =
      ReleaseRule.limited(velocity) * layout.slope(at: pull, canLeave: mayLeave != false)
    activePan = nil
    phase = .resting
    guard let stop else { return leave(velocity: velocity) }
    end(finishing: run?.isPresenting ?? false, target: stop.top, velocity: velocity)
    sheet.select(stop.identifier)
    settle(to: stop.top, velocity: velocity)
  }

  /// Returns the detent at which the sheet comes to rest, or `nil` if it leaves.
  ///
  /// It is the one nearest to where the sheet would coast. A sheet that may not leave returns to
  /// its lowest detent from where the pointer would leave, and its delegate is notified.
  private func target(pull: CGFloat, velocity: CGFloat) -> SheetLayout.Stop? {
    let position = max(top, pull)
    let landing = position + project(ReleaseRule.decisive(velocity))
    if let stop = layout.stop(nearest: landing, threshold: threshold) { return stop }
    if mayLeave == nil { mayLeave = sheet.asksToLeave() }
    guard mayLeave == false else { return nil }
    sheet.refuse()
    return layout.lowestStop
  }

  /// The fraction of the distance from the lowest detent to the hidden place beyond which the
  /// sheet leaves.
  var threshold: CGFloat {
    Tuning.current(.completionThreshold, own: releaseRule.threshold)
  }

  private func leave(velocity: CGFloat) {
    if run == nil { beginDismissal() }
    guard let run else {
      sheet.select(layout.lowestStop.identifier)
      return settle(to: layout.lowestStop.top, velocity: velocity)
    }
    if run.isPresenting { sheet.announceDismissal() }
    end(finishing: !run.isPresenting, target: layout.hidden, velocity: velocity)
    settle(to: layout.hidden, velocity: velocity)
  }

  /// Lets the transition run to an end, with the motion of the sheet.
  private func end(finishing: Bool, target: CGFloat, velocity: CGFloat) {
    guard run != nil else { return }
    timingCurve = UISpringTimingParameters(
      HandOffSpring(velocity: velocity, distance: target - top))
    if finishing { finish() } else { cancel() }
  }

  /// Dismisses the sheet on a press beside it or on Escape, even during its presentation.
  func dismissOnRequest() {
    guard !isDragging, sheet.isFront, run?.fades != true, run?.isPresenting != false else { return }
    guard sheet.canLeave, sheet.asksToLeave() else { return sheet.refuse() }
    guard run != nil else { return sheet.dismissByUser() }
    let speed = velocity
    top = expectedTop
    pause()
    sheet.announceDismissal()
    updateRun()
    end(finishing: false, target: layout.hidden, velocity: speed)
    settle(to: layout.hidden, velocity: speed)
  }
}

extension SheetDriver: UIGestureRecognizerDelegate {
  /// A scroll view at rest handles its own drags.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let scrollView = scrollView(around: touch.view) else { return true }
    link(to: scrollView)
    return isMoving || touch.type == .indirect
  }

  /// A moving sheet is caught by a pan in any direction. At rest only a vertical pan begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, run?.fades != true else {
      return false
    }
    let translation = pan.translation(in: nil)
    return isMoving || abs(translation.y) >= abs(translation.x)
  }
}
