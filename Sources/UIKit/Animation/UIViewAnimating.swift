import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing yet, or nothing any more.
  case inactive
  /// It runs or is paused.
  case active
  /// `stopAnimation(false)` ended it where it stood; `finishAnimation(at:)` is to come.
  case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be started, paused, moved by hand, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  /// Whether it moves by itself: active and not paused.
  var isRunning: Bool { get }
  /// Whether it leads back to the start. May change at any time.
  var isReversed: Bool { get set }
  /// How much of the way is done in the direction of travel, 0…1; springs pass 1 (G-08).
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// - Parameter withoutFinishing: whether that is all; else `finishAnimation(at:)` is to follow.
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes its animations as blocks of changes.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// - Parameter delayFactor: 0…1, the part of the time (that is left) before they begin.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Runs on from where it stands.
  ///
  /// - Parameters:
  ///   - parameters: for the way that remains; nil keeps the curve.
  ///   - durationFactor: the remaining time as a multiple of the duration; 0 is what remains of it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
