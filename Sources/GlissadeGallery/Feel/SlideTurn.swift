import UIKit

/// One change from a page to another, side by side, by a `SlideAnimator`: from its start to its end.
@MainActor class SlideTurn {
  /// The page that goes, and the one that comes.
  let origin: Int
  let goal: Int
  /// 1 where it comes from the right, −1 where it comes from the left.
  let step: CGFloat
  /// How far the pages go, in points. A window resized meanwhile does not change that.
  let way: CGFloat
  let driver = UIPercentDrivenInteractiveTransition()
  /// Whether it goes to its goal by itself, rather than back.
  private(set) var isLeading = true
  /// Whether it fades, so that there is nothing to take hold of.
  let isFading: Bool

  /// - Parameters:
  ///   - width: of the pages, in points.
  ///   - isHeld: whether a finger drives it from the start.
  init(from origin: Int, to goal: Int, width: CGFloat, isHeld: Bool) {
    (self.origin, self.goal) = (origin, goal)
    step = goal > origin ? 1 : -1
    way = max(width, 1)
    isFading = UIAccessibility.isReduceMotionEnabled && !isHeld
    driver.wantsInteractiveStart = isHeld
    // Who turns it round by the driver finds it standing.
    driver.timingCurve = HandOff.spring(relativeVelocity: 0)
  }

  /// How far the pages have come, in points, more than 0 to the left.
  var position: CGFloat { step * way * driver.percentComplete }

  /// Towards the goal, for a finger's velocity towards what comes next.
  private func towards(_ velocity: CGFloat) -> CGFloat { velocity * step }

  /// What letting go now would find and do.
  ///
  /// - Parameter threshold: the part of the way past which it would have to slide, 0…1.
  func release(velocity: CGFloat, threshold: CGFloat) -> Release {
    let (progress, velocity) = (driver.percentComplete, towards(velocity))
    let finishes = Fling.finishes(
      progress: progress, velocity: velocity, distance: way, threshold: threshold)
    return Release(
      progress: progress, velocity: velocity, outcome: finishes ? .finishes : .cancels)
  }

  /// Lets it go on by itself, as fast as the finger had it.
  func letGo(velocity: CGFloat, threshold: CGFloat) {
    let release = release(velocity: velocity, threshold: threshold)
    let finishes = release.outcome == .finishes
    let rest = (finishes ? 1 - release.progress : release.progress) * way
    let speed = Fling.handedOver(finishes ? release.velocity : -release.velocity)
    go(
      on: finishes, with: HandOff.spring(relativeVelocity: rest > 0 ? speed / rest : 0))
  }

  /// Turns it round, or lets it be.
  func lead(on: Bool) {
    guard on != isLeading, !isFading else { return }
    driver.pause()
    go(on: on, with: HandOff.spring(relativeVelocity: 0))
  }

  /// Goes back from where a finger has it.
  func giveUp() { go(on: false, with: HandOff.spring(relativeVelocity: 0)) }

  /// Is at one of its ends, and is over.
  func end(completed: Bool) {
    driver.update(completed ? 1 : 0)
    go(on: completed, with: nil)
  }

  private func go(on: Bool, with timing: UISpringTimingParameters?) {
    isLeading = on
    driver.timingCurve = timing
    if on { driver.finish() } else { driver.cancel() }
  }
}
