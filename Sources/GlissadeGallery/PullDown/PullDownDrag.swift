import UIKit

/// One drag of a page: turns a pan into a driver's progress and, at its end, into a verdict.
@MainActor final class PullDownDrag {
  /// Which way the page goes: 1 down, −1 up.
  private let direction: CGFloat
  private let driver = UIPercentDrivenInteractiveTransition()

  /// How far the page goes in all. A window resized in mid-drag changes the view's height, but not
  /// the way that the animator has set out on.
  private let way: CGFloat

  /// A drag by a pan that begins now.
  init(_ pan: UIPanGestureRecognizer, direction: CGFloat) {
    self.direction = direction
    way = max(pan.view?.bounds.height ?? 1, 1)
  }

  /// Starts the transition that `start` asks for, with this drag as its driver.
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
    let rest = (finishes ? 1 - release.progress : release.progress) * way
    let velocity = Fling.decisive(release.velocity)
    driver.timingCurve = HandOff.spring(relativeVelocity: rest > 0 ? abs(velocity) / rest : 0)
    if finishes { driver.finish() } else { driver.cancel() }
  }

  /// A page let go with speed goes the way of its speed; one let go at rest to the nearer end.
  ///
  /// - Parameter threshold: the part of the way where one end becomes nearer than the other.
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
    min(max(direction * pan.translation(in: pan.view).y / way, 0), 1)
  }
}
