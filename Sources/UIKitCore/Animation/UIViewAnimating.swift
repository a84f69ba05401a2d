import Foundation

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation runs: it is active and not paused.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs back to its start. The value can be
  /// changed at any time.
  var isReversed: Bool { get set }
  /// The completed fraction in the direction of the animation, 0…1. With a spring it can exceed 1
  /// (G-08).
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues a paused animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current values.
  func pauseAnimation()
  /// Stops the animation at its current values.
  ///
  /// - Parameter withoutFinishing: Pass `true` to end the animation, or `false` if
  ///   `finishAnimation(at:)` follows.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation with the values of its end, of its start, or of the present.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations are blocks of changes.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block of animations that begins after a delay.
  ///
  /// - Parameter delayFactor: The fraction of the remaining time after which the animations begin,
  ///   0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block of animations that begins without a delay.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended, with the position of its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation from the current values.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining distance; `nil` keeps the present curve.
  ///   - durationFactor: The new remaining time as a multiple of the original duration; 0 keeps the
  ///     present remaining time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
