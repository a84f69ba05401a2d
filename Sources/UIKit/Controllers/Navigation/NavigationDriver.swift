import Foundation
import GlissadeGestures

/// The driver of the built-in push and pop. A drag can move the page, catch it in flight and
/// reverse it.
///
/// The *position* of the upper page is its distance to the right of its place as a fraction of the
/// width: at 0 it covers the other page, at 1 it is out of sight.
@MainActor final class NavigationDriver: UIPercentDrivenInteractiveTransition {
  private let operation: UINavigationController.Operation
  /// A Boolean value that indicates whether the pages fade without moving, so that they cannot be
  /// dragged.
  let isFading: Bool
  private var drag: Drag?
  /// The distance below which a pointer counts as not moved, in points.
  private static let stillness = CGFloat(GestureConstants.mousePanHysteresis)

  private struct Drag {
    let pan: UIPanGestureRecognizer
    /// The position of the page at the beginning.
    let start: CGFloat
    /// The width of the page, in points.
    let width: CGFloat
    /// Indicates whether the transition was running to its end at the beginning; `nil` if the drag
    /// began the transition.
    let wasFinishing: Bool?
  }

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - operation: The operation of the transition.
  ///   - isInteractive: Indicates whether a drag begins the transition.
  ///   - isFading: Indicates whether the pages fade without moving.
  init(operation: UINavigationController.Operation, isInteractive: Bool, isFading: Bool) {
    (self.operation, self.isFading) = (operation, isFading)
    super.init()
    wantsInteractiveStart = isInteractive
  }

  private var isPop: Bool { operation == .pop }
  private var position: CGFloat { isPop ? percentComplete : 1 - percentComplete }

  // MARK: The drag

  /// Begins to drag the page from where it is displayed.
  ///
  /// - Parameters:
  ///   - pan: The pan of the drag.
  ///   - width: The width of the page, in points.
  func beginDrag(with pan: UIPanGestureRecognizer, width: CGFloat) {
    guard let transition, transition.isUnderWay else { return }
    let wasFinishing = transition.isInteractive ? nil : !transition.wasCancelled
    pause()
    guard transition.isInteractive else { return }
    drag = Drag(pan: pan, start: position, width: max(width, 1), wasFinishing: wasFinishing)
  }

  /// Moves the page by a pan's translation since the beginning of the drag, in points.
  func follow(_ translation: CGFloat) {
    guard let drag else { return }
    let position = min(
      max(drag.start + translation / drag.width, min(drag.start, 0)), max(drag.start, 1))
    update(isPop ? position : 1 - position)
  }

  /// Releases the page, which continues with the pan's velocity. A page that was only touched
  /// continues in its direction.
  func endDrag(translation: CGFloat, velocity: CGFloat) {
    guard let drag else { return }
    if let wasFinishing = drag.wasFinishing, abs(translation) <= Self.stillness,
      abs(velocity) < 1
    {
      return end(finishes: wasFinishing, velocity: 0)
    }
    let threshold = threshold
    let rule = ReleaseRule(threshold: isPop ? threshold : 1 - threshold)
    let decision = rule.decision(progress: position, velocity: velocity, distance: drag.width)
    let goesRight = decision.outcome == .finishes
    end(
      finishes: goesRight == isPop,
      velocity: ReleaseRule.limited(isPop ? velocity : -velocity) / drag.width)
  }

  /// Ends a cancelled drag: the transition continues as before, or returns to its start.
  func cancelDrag() {
    if let drag { end(finishes: drag.wasFinishing ?? false, velocity: 0) }
  }

  private var threshold: CGFloat {
    Tuning.current(.completionThreshold, own: releaseRule.threshold)
  }

  override func releaseReading(of transition: Transition) -> ReleaseReading? {
    guard let drag else { return nil }
    let velocity = drag.pan.velocity(in: nil).x
    return transition.reading(
      ReleaseRule(threshold: threshold), distance: drag.width,
      velocity: isPop ? velocity : -velocity)
  }

  // MARK: Ends

  /// Reverses the transition where it is displayed, with a continuous velocity.
  func reverse(towardsEnd: Bool) {
    guard let transition, transition.canBeCaught else { return }
    let velocity = CGFloat(transition.velocity)
    pause()
    if transition.isInteractive { end(finishes: towardsEnd, velocity: velocity) }
  }

  /// Runs the transition to one of its ends.
  ///
  /// - Parameters:
  ///   - finishes: Indicates whether the transition finishes.
  ///   - velocity: The velocity towards the transition's end, in its distance per second.
  private func end(finishes: Bool, velocity: CGFloat) {
    drag = nil
    timingCurve = handOff(velocity: velocity, toEnd: finishes)
    if finishes { finish() } else { cancel() }
  }
}
