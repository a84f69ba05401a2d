import UIKit

// The pan moves the pages. One drag can change several pages and reverse at any time.
extension DayViewController: UIGestureRecognizerDelegate {
  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(with: pan)
    case .changed:
      guard let dragPosition else { return }
      follow(dragPosition - pan.translation(in: nil).x)
      pan.setTranslation(.zero, in: nil)
    case .ended: endDrag(velocity: -pan.velocity(in: nil).x)
    case .cancelled: endDrag(velocity: 0)
    default: break
    }
  }

  /// Moving pages are caught by a pan in any direction. At rest only a horizontal pan begins.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, turn?.isFading != true else {
      return false
    }
    let translation = pan.translation(in: nil)
    return isMoving || abs(translation.x) >= abs(translation.y)
  }

  /// Touches in the bar belong to its buttons, also while the pages move.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view?.isDescendant(of: page.bar) ?? false) }

  var isMoving: Bool { turn?.isFading == false || bounce != nil }

  /// Begins to drag the pages from where they are displayed.
  private func beginDrag(with pan: UIPanGestureRecognizer) {
    guard turn?.isFading != true else { return }
    activePan = pan
    // What is left of a bounce stays until the release.
    stopBounce()
    turn?.driver.pause()
    dragPosition = turn?.position ?? band.pull(forOffset: page.stretch)
  }

  /// Moves the pages to a drag position. Between two pages a transition shows it; beyond the ends
  /// the container's own stretch does.
  func follow(_ position: CGFloat) {
    dragPosition = position
    if let turn { return follow(position, by: turn) }
    let goal = selectedIndex + (position > 0 ? 1 : -1)
    guard position != 0, viewControllers.indices.contains(goal) else {
      page.stretch = band.offset(forPull: position)
      return endPendingDrag()
    }
    begin(goal, isInteractive: true)
    if let turn { follow(position, by: turn) }
  }

  private func follow(_ position: CGFloat, by turn: DayTurn) {
    // A change that is ending reports its end later, and the next one follows then.
    guard turn.context.isInteractive else { return }
    let progress = position * turn.step / turn.distance
    if progress < 0 {
      turn.end(completed: false)
    } else if progress > 1 {
      turn.end(completed: true)
    } else {
      turn.driver.update(progress)
      endPendingDrag()
    }
  }

  /// Releases the pages, which continue with the pan's velocity.
  private func endDrag(velocity: CGFloat) {
    guard let dragPosition else { return }
    if let turn, !turn.context.isInteractive {
      pendingVelocity = velocity
      return
    }
    self.dragPosition = nil
    activePan = nil
    pendingVelocity = nil
    if let turn {
      turn.endDrag(velocity: velocity, threshold: threshold)
      bounceBack(velocity: 0)
    } else {
      bounceBack(velocity: ReleaseRule.limited(velocity) * band.slope(atPull: dragPosition))
    }
  }

  private func endPendingDrag() {
    if let pendingVelocity { endDrag(velocity: pendingVelocity) }
  }

  /// Cancels the drag, and the selected page moves back to its place.
  func cancelDrag() {
    let activePan = activePan
    dragPosition = nil
    self.activePan = nil
    pendingVelocity = nil
    activePan?.isEnabled = false
    activePan?.isEnabled = true
    if let turn, turn.context.isInteractive { turn.cancel() }
    bounceBack(velocity: 0)
  }

  /// The release of the pages at this instant; `nil` while they are not dragged.
  var release: Release? {
    guard dragPosition != nil, let activePan else { return nil }
    let velocity = -activePan.velocity(in: nil).x
    if let turn { return turn.release(velocity: velocity, threshold: threshold) }
    let name = Hour.all[selectedIndex].name
    return Release(progress: 0, velocity: velocity, outcome: .goes(to: name))
  }

  // MARK: Beyond the ends

  /// The rubber band beyond the ends, with the resistance of a scroll view's content.
  private var band: RubberBand { RubberBand(extent: max(page.bounds.width, 1)) }

  private func bounceBack(velocity: CGFloat) {
    let distance = -page.stretch
    guard distance != 0 else { return }
    let spring = HandOffSpring(velocity: velocity, distance: distance)
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters(spring))
    animator.addAnimations { [page] in page.stretch = 0 }
    animator.addCompletion { [weak self] _ in self?.bounce = nil }
    bounce = animator
    animator.startAnimation()
  }

  /// Continues a drag at the end of a change. What is left of a bounce becomes a part of the drag.
  ///
  /// - Parameter position: The drag position in relation to the selected page.
  func goOn(at position: CGFloat) {
    let rest = page.stretch
    page.stretch = 0
    let isInside = viewControllers.indices.contains(selectedIndex + (rest > 0 ? 1 : -1))
    follow(position + (isInside ? rest : band.pull(forOffset: rest)))
  }

  /// Stops the pages where they are displayed.
  func stopBounce() {
    bounce?.stopAnimation(true)
    bounce = nil
  }
}
