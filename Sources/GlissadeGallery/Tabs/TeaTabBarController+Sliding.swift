import UIKit

// What a finger does with the pages. It may turn several in one go, and change its mind.
extension TeaTabBarController: UIGestureRecognizerDelegate {
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

  /// The bar's own touches choose tabs.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(touch.view?.isDescendant(of: tabBar) ?? false) }

  var isMoving: Bool { turn?.isFading == false || bounce != nil }

  /// Takes hold of the pages where they show.
  private func take(with pan: UIPanGestureRecognizer) {
    guard turn?.isFading != true else { return }
    holder = pan
    stopBounce()
    if let turn {
      // What was asked for to come after it comes no more.
      if selectedIndex != turn.goal { selectedIndex = turn.goal }
      turn.driver.pause()
    }
    grip = turn?.position ?? band.pulled(stretch)
  }

  /// Puts the pages where the finger has them: between the selected one and a neighbour by a change,
  /// past the ends by hand.
  func follow(_ position: CGFloat) {
    grip = position
    if let turn { return follow(position, by: turn) }
    let goal = selectedIndex + (position > 0 ? 1 : -1)
    guard position != 0, Tea.all.indices.contains(goal) else {
      stretch = band.stretched(position)
      return endThrow()
    }
    begin(goal)
    if let turn { follow(position, by: turn) }
  }

  private func follow(_ position: CGFloat, by turn: SlideTurn) {
    // One that is ending says when it has, and the next one follows.
    guard transitionCoordinator?.isInteractive ?? false else { return }
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
    if turn != nil, transitionCoordinator?.isInteractive != true {
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

  /// Takes the pages from the finger that has them: the one before comes back.
  func takeBack() {
    let holder = holder
    (grip, self.holder, thrown) = (nil, nil, nil)
    holder?.isEnabled = false
    holder?.isEnabled = true
    if let turn {
      if transitionCoordinator?.isInteractive == true { turn.giveUp() }
    } else {
      comeBack(velocity: 0)
    }
  }

  /// What letting go now would find and do; nil while nothing is held.
  var release: Release? {
    guard grip != nil, let holder else { return nil }
    let velocity = -holder.velocity(in: nil).x
    if let turn { return turn.release(velocity: velocity, threshold: threshold) }
    return Release(
      progress: 0, velocity: velocity, outcome: .goes(to: Tea.all[selectedIndex].name))
  }

  // MARK: Past the ends

  /// A page that has no neighbour there gives way as a scroll view's content does.
  private var band: RubberBand { RubberBand(extent: max(view.bounds.width, 1)) }

  /// How far it is pulled past an end, in points, more than 0 to the left.
  var stretch: CGFloat {
    get { -(selectedViewController?.view.transform.tx ?? 0) }
    set {
      selectedViewController?.view.transform = CGAffineTransform(translationX: -newValue, y: 0)
    }
  }

  func comeBack(velocity: CGFloat) {
    let way = -stretch
    guard way != 0 else { return }
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: HandOff.spring(relativeVelocity: velocity / way))
    animator.addAnimations { [weak self] in self?.stretch = 0 }
    animator.addCompletion { [weak self] _ in self?.bounce = nil }
    bounce = animator
    animator.startAnimation()
  }

  /// Leaves the page where it shows.
  func stopBounce() {
    bounce?.stopAnimation(true)
    bounce = nil
  }
}
