import UIKit

/// A change between two adjacent pages that a `SlideAnimator` animates.
@MainActor package final class SlideTurn {
  /// The index of the page that disappears.
  package let origin: Int
  /// The index of the page that appears.
  package let goal: Int
  /// The direction of the page that appears: 1 from the right, −1 from the left.
  package let step: CGFloat
  /// The distance of the slide, in points. A change of the window's size during the slide does not
  /// alter it.
  package let distance: CGFloat
  package let driver = UIPercentDrivenInteractiveTransition()
  /// A Boolean value that indicates whether the change runs towards its goal and not back.
  package private(set) var isTowardsGoal = true
  /// A Boolean value that indicates whether the pages fade, so that they cannot be dragged.
  package let isFading: Bool

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - origin: The index of the page that disappears.
  ///   - goal: The index of the page that appears.
  ///   - width: The width of the pages, in points.
  ///   - isInteractive: Indicates whether a pan drives the change from its start.
  package init(from origin: Int, to goal: Int, width: CGFloat, isInteractive: Bool) {
    self.origin = origin
    self.goal = goal
    step = goal > origin ? 1 : -1
    distance = max(width, 1)
    isFading = UIAccessibility.isReduceMotionEnabled && !isInteractive
    driver.wantsInteractiveStart = isInteractive
    // A reversal of a change that was not released starts from rest.
    driver.timingCurve = UISpringTimingParameters(HandOffSpring())
  }

  /// The displacement of the pages in points, positive to the left.
  package var position: CGFloat { step * distance * driver.percentComplete }

  /// Returns a pan's velocity as one towards the goal.
  private func towards(_ velocity: CGFloat) -> CGFloat { velocity * step }

  /// Returns the release at this instant.
  ///
  /// - Parameters:
  ///   - velocity: The pan's velocity in points per second, positive to the left.
  ///   - threshold: The fraction beyond which the page must coast, 0…1.
  package func release(velocity: CGFloat, threshold: CGFloat) -> DragReading {
    let rule = ReleaseRule(threshold: threshold)
    return DragReading(
      by: rule, progress: driver.percentComplete, velocity: towards(velocity), distance: distance)
  }

  /// Releases the pages, which continue with the pan's velocity.
  package func endDrag(velocity: CGFloat, threshold: CGFloat) {
    isTowardsGoal = release(velocity: velocity, threshold: threshold).outcome == .finishes
    driver.release(velocity: towards(velocity), distance: distance, threshold: threshold)
  }

  /// Reverses the change unless it already runs in that direction. Released pages keep their
  /// velocity.
  package func run(towardsGoal: Bool) {
    guard towardsGoal != isTowardsGoal, !isFading else { return }
    isTowardsGoal = towardsGoal
    driver.turn(toEnd: towardsGoal)
  }

  /// Cancels the change from the position of a drag.
  package func cancel() {
    settle(towardsGoal: false, with: UISpringTimingParameters(HandOffSpring()))
  }

  /// Ends the change at one of its ends.
  package func end(completed: Bool) {
    driver.update(completed ? 1 : 0)
    settle(towardsGoal: completed, with: nil)
  }

  private func settle(towardsGoal: Bool, with timing: UISpringTimingParameters?) {
    isTowardsGoal = towardsGoal
    driver.timingCurve = timing
    if towardsGoal { driver.finish() } else { driver.cancel() }
  }
}
