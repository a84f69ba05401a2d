import UIKit

/// A drag of a page, which turns the translation of a pan into progress and its end into a
/// decision.
@MainActor final class PullDownDrag {
  /// The direction of the page: 1 down, −1 up.
  private let direction: CGFloat
  private let driver = UIPercentDrivenInteractiveTransition()

  /// The whole distance of the page, in points. A change of the window's size changes the view's
  /// height, but not the distance of the running animation.
  private let distance: CGFloat

  /// Creates a drag by a pan that begins.
  init(_ pan: UIPanGestureRecognizer, direction: CGFloat) {
    self.direction = direction
    distance = max(pan.view?.bounds.height ?? 1, 1)
  }

  /// Begins the transition that `start` requests, with this drag as its driver.
  func begin(_ transition: PullDownTransition, start: () -> Void) {
    transition.driver = driver
    start()
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    driver.update(progress(of: pan))
  }

  func end(_ pan: UIPanGestureRecognizer, threshold: CGFloat) {
    let release = release(of: pan, threshold: threshold)
    let finishes = release.outcome == .finishes
    let remaining = (finishes ? 1 - release.progress : release.progress) * distance
    let velocity = Fling.decisive(release.velocity)
    driver.timingCurve = HandOff.spring(
      relativeVelocity: remaining > 0 ? abs(velocity) / remaining : 0)
    if finishes { driver.finish() } else { driver.cancel() }
  }

  /// Returns the release at this instant. A page released in motion follows its velocity; one
  /// released at rest moves to the nearer end.
  ///
  /// - Parameters:
  ///   - pan: The pan of the drag.
  ///   - threshold: The fraction of the distance beyond which the end is nearer than the start.
  func release(of pan: UIPanGestureRecognizer, threshold: CGFloat) -> Release {
    let velocity = direction * pan.velocity(in: pan.view).y
    let progress = progress(of: pan)
    let decisive = Fling.decisive(velocity)
    let finishes = decisive > 0 || (decisive == 0 && progress > threshold)
    return Release(
      progress: progress, velocity: velocity, outcome: finishes ? .finishes : .cancels)
  }

  func cancel() { driver.cancel() }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    min(max(direction * pan.translation(in: pan.view).y / distance, 0), 1)
  }
}
