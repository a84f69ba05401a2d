import UIKit

/// A change between two adjacent pages that a `SlideAnimator` animates.
@MainActor package final class SlideTurn {
  /// The index of the page that disappears.
  package let origin: Int
  /// The index of the page that appears.
  package let goal: Int
  /// The direction in which the new page appears: 1 from the right, −1 from the left.
  package let step: CGFloat
  /// The distance of the slide, in points. It stays the same when the window's size changes during
  /// the slide.
  package let distance: CGFloat
  package let driver = UIPercentDrivenInteractiveTransition()
  /// A Boolean value that indicates whether the change runs toward the new page and not back.
  package private(set) var isTowardsGoal = true
  /// A Boolean value that indicates whether the pages fade, in which case they cannot be dragged.
  package let isFading: Bool

  /// Creates a change between two pages.
  ///
  /// - Parameters:
  ///   - origin: The index of the page that disappears.
  ///   - goal: The index of the page that appears.
  ///   - width: The width of the pages, in points.
  ///   - isInteractive: A Boolean value that indicates whether a pan drives the change from its
  ///     start.
  package init(from origin: Int, to goal: Int, width: CGFloat, isInteractive: Bool) {
    self.origin = origin
    self.goal = goal
    step = goal > origin ? 1 : -1
    distance = max(width, 1)
    isFading = UIAccessibility.isReduceMotionEnabled && !isInteractive
    driver.wantsInteractiveStart = isInteractive
    // A change that is reversed without a release starts its way back from rest.
    driver.timingCurve = UISpringTimingParameters(HandOffSpring())
  }

  /// The displacement of the pages from the place of the old page in points, positive to the left.
  package var position: CGFloat { step * distance * driver.percentComplete }

  /// Returns the velocity of a pan as a velocity toward the new page.
  private func towards(_ velocity: CGFloat) -> CGFloat { velocity * step }

  /// Returns the reading of a release of the pages at this instant.
  ///
  /// - Parameters:
  ///   - velocity: The pan's velocity in points per second, positive to the left.
  ///   - threshold: The fraction of the width beyond which the page must coast, 0…1.
  package func release(velocity: CGFloat, threshold: CGFloat) -> DragReading {
    let rule = ReleaseRule(threshold: threshold)
    return DragReading(
      by: rule, progress: driver.percentComplete, velocity: towards(velocity), distance: distance)
  }

  /// Releases the pages, which continue at the pan's velocity.
  package func endDrag(velocity: CGFloat, threshold: CGFloat) {
    isTowardsGoal = release(velocity: velocity, threshold: threshold).outcome == .finishes
    driver.release(velocity: towards(velocity), distance: distance, threshold: threshold)
  }

  /// Runs the change in a direction, unless it already runs in that direction. Released pages keep
  /// their velocity.
  package func run(towardsGoal: Bool) {
    guard towardsGoal != isTowardsGoal, !isFading else { return }
    isTowardsGoal = towardsGoal
    driver.turn(toEnd: towardsGoal)
  }

  /// Cancels the change from the position to which the pages are dragged.
  package func cancel() {
    settle(towardsGoal: false, with: UISpringTimingParameters(HandOffSpring()))
  }

  /// Ends the change at once: at its end if it completed, otherwise at its start.
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
