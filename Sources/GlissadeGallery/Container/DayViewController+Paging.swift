import UIKit

// What a finger does with the pages. It may turn several in one go, and change its mind.
extension DayViewController: UIGestureRecognizerDelegate {
  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: take(with: pan)
    case .changed:
      guard let grip else { return }
      follow(grip - pan.translation(in: nil).x)
      pan.setTranslation(.zero, in: nil)
    case .ended: letGo(velocity: -pan.velocity(in: nil).x)
    case .cancelled: letGo(velocity: 0)
    default: break
    }
  }

  /// What moves is caught wherever the finger goes; else a drag up or down is none of ours.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, turn?.isFading != true else {
      return false
    }
    let way = pan.translation(in: nil)
    return isMoving || abs(way.x) >= abs(way.y)
  }

  var isMoving: Bool { turn?.isFading == false || bounce != nil }

  /// Takes hold of the pages where they show.
  private func take(with pan: UIPanGestureRecognizer) {
    guard turn?.isFading != true else { return }
    holder = pan
    stopBounce()
    turn?.driver.pause()
    grip = turn?.position ?? band.pulled(page.stretch)
  }

  /// Puts the pages where the finger has them: between the selected one and a neighbour by a change,
  /// past the ends by hand.
  func follow(_ position: CGFloat) {
    grip = position
    if let turn { return follow(position, by: turn) }
    let goal = selectedIndex + (position > 0 ? 1 : -1)
    guard position != 0, viewControllers.indices.contains(goal) else {
      page.stretch = band.stretched(position)
      return endThrow()
    }
    begin(goal, isHeld: true)
    if let turn { follow(position, by: turn) }
  }

  private func follow(_ position: CGFloat, by turn: DayTurn) {
    // One that is ending says when it has, and the next one follows.
    guard turn.context.isInteractive else { return }
    let progress = position * turn.step / turn.way
    if progress < 0 {
      turn.end(completed: false)
    } else if progress > 1 {
      turn.end(completed: true)
    } else {
      turn.driver.update(progress)
      endThrow()
    }
  }

  /// The pages go on by themselves, as fast as the finger had them.
  private func letGo(velocity: CGFloat) {
    guard let grip else { return }
    if let turn, !turn.context.isInteractive {
      thrown = velocity
      return
    }
    (self.grip, holder, thrown) = (nil, nil, nil)
    if let turn {
      turn.letGo(velocity: velocity, threshold: threshold)
    } else {
      comeBack(velocity: Fling.handedOver(velocity) * band.slope(at: grip))
    }
  }

  private func endThrow() {
    if let thrown { letGo(velocity: thrown) }
  }

  /// Takes the pages from the finger that has them: the selected one comes back.
  func takeBack() {
    let holder = holder
    (grip, self.holder, thrown) = (nil, nil, nil)
    holder?.isEnabled = false
    holder?.isEnabled = true
    if let turn {
      if turn.context.isInteractive { turn.giveUp() }
    } else {
      comeBack(velocity: 0)
    }
  }

  /// What letting go now would find and do; nil while nothing is held.
  var release: Release? {
    guard grip != nil, let holder else { return nil }
    let velocity = -holder.velocity(in: nil).x
    if let turn { return turn.release(velocity: velocity, threshold: threshold) }
    let name = Hour.all[selectedIndex].name
    return Release(progress: 0, velocity: velocity, outcome: .goes(to: name))
  }

  // MARK: Past the ends

  /// Pages that have no neighbour there give way as a scroll view's content does.
  private var band: RubberBand { RubberBand(extent: max(page.bounds.width, 1)) }

  private func comeBack(velocity: CGFloat) {
    let way = -page.stretch
    guard way != 0 else { return }
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: HandOff.spring(relativeVelocity: velocity / way))
    animator.addAnimations { [page] in page.stretch = 0 }
    animator.addCompletion { [weak self] _ in self?.bounce = nil }
    bounce = animator
    animator.startAnimation()
  }

  /// Leaves the pages where they show.
  func stopBounce() {
    bounce?.stopAnimation(true)
    bounce = nil
  }
}
