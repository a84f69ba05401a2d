import Foundation
import GlissadeTransitions

/// The driver of the built-in push and pop. A drag can move the page, catch it during its
/// animation, and reverse it.
@MainActor final class NavigationDriver: UIPercentDrivenInteractiveTransition {
  private let operation: UINavigationController.Operation
  /// A Boolean value that indicates whether the pages fade without moving, so that they cannot be
  /// dragged.
  let isFading: Bool
  /// A Boolean value that indicates whether the pages move from right to left in a pop.
  private let isMirrored: Bool

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - operation: The operation of the transition.
  ///   - isInteractive: Indicates whether a drag begins the transition.
  ///   - isFading: Indicates whether the pages fade without moving.
  ///   - isMirrored: Indicates whether the layout is from right to left.
  init(
    operation: UINavigationController.Operation, isInteractive: Bool, isFading: Bool,
    isMirrored: Bool
  ) {
    self.operation = operation
    self.isMirrored = isMirrored
    self.isFading = isFading
    super.init()
    wantsInteractiveStart = isInteractive
  }

  /// Moves the upper page with a pan, to the right in a pop and to the left in a push, unless the
  /// layout is from right to left.
  ///
  /// - Parameters:
  ///   - pan: The pan of the drag.
  ///   - width: The width of the page, in points.
  func follow(_ pan: UIPanGestureRecognizer, width: CGFloat) {
    let isToRight = (operation == .pop) != isMirrored
    follow(pan, along: .horizontal, distance: isToRight ? max(width, 1) : -max(width, 1))
  }

  /// Returns a spring that keeps the page within its container, even if it is released with a
  /// velocity away from its target.
  override func timing(of decision: ReleaseRule.Decision, velocity: CGFloat, distance: CGFloat)
    -> UISpringTimingParameters
  {
    handOff(
      velocity: ReleaseRule.limit(velocity) / distance, toEnd: decision.outcome == .finishes)
  }

  /// Reverses the transition from its displayed position, without a jump in its velocity.
  func reverse(towardsEnd: Bool) {
    guard let transition, transition.canBeCaught else { return }
    let velocity = CGFloat(transition.velocity)
    pause()
    guard transition.isInteractive else { return }
    timingCurve = handOff(velocity: velocity, toEnd: towardsEnd)
    if towardsEnd { finish() } else { cancel() }
  }
}
