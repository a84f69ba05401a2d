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
    driver.releaseRule = ReleaseRule(.direction)
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
    driver.release(velocity: velocity(of: pan), distance: distance, threshold: threshold)
  }

  /// Returns the release at this instant. A page released in motion follows its velocity; one
  /// released at rest moves to the nearer end.
  ///
  /// - Parameters:
  ///   - pan: The pan of the drag.
  ///   - threshold: The fraction of the distance beyond which the end is nearer than the start.
  func release(of pan: UIPanGestureRecognizer, threshold: CGFloat) -> DragReading {
    DragReading(
      by: ReleaseRule(.direction, threshold: threshold), progress: progress(of: pan),
      velocity: velocity(of: pan), distance: distance)
  }

  func cancel() { driver.cancel() }

  private func velocity(of pan: UIPanGestureRecognizer) -> CGFloat {
    direction * pan.velocity(in: pan.view).y
  }

  private func progress(of pan: UIPanGestureRecognizer) -> CGFloat {
    min(max(direction * pan.translation(in: pan.view).y / distance, 0), 1)
  }
}
