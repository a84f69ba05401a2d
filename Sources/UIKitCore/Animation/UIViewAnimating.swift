import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not started, or has ended.
  case inactive
  /// The animator runs or is paused.
  case active
  /// `stopAnimation(false)` ended the animator at its current values, and `finishAnimation(at:)` is
  /// expected.
  case stopped
}

/// A position of an animation at its end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The target of the animation, its initial values, or its current ones.
  case end, start, current
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation runs: it is active and not paused.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs back to its start. It can change at
  /// any time.
  var isReversed: Bool { get set }
  /// The completed fraction in the direction of the animation, 0…1; springs exceed 1 (G-08).
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it.
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
  /// Ends a stopped animation with the values of a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations are blocks of changes.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds animations.
  ///
  /// - Parameter delayFactor: The fraction of the remaining time before they begin, 0…1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animations without a delay.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, which is called with the position at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues from the current values.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining distance; `nil` keeps the curve.
  ///   - durationFactor: The remaining time as a multiple of the duration; 0 keeps the remaining
  ///     time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
