import Foundation
import GlissadeLayers
import GlissadeTransitions

/// A client's interruptible animator, with its progress towards the end of its transition, in
/// whichever direction the animator runs.
@MainActor final class InterruptibleRun {
  private let animator: any UIViewImplicitlyAnimating
  /// The progress at the last call of `observe()`, which is reported after the animator has ended.
  private var lastFraction = 0.0
  private var hasBeenActive = false

  /// Creates the run of an animator, or returns `nil` for the placeholder of a client without an
  /// interruptible animator.
  init?(_ animator: any UIViewImplicitlyAnimating) {
    if animator is AbsentAnimator { return nil }
    self.animator = animator
    (animator as? UIViewPropertyAnimator)?.playsTransition = true
    // The client's completions are called before this one and may end the transition.
    animator.addCompletion { [weak self] in self?.ended(at: $0) }
  }

  var isActive: Bool { animator.state == .active }
  var isRunning: Bool { animator.isRunning }

  /// A Boolean value that indicates whether the animator can be paused.
  var isInterruptible: Bool { (animator as? UIViewPropertyAnimator)?.isInterruptible ?? true }

  private var fraction: Double {
    guard isActive else { return lastFraction }
    let fraction = Double(animator.fractionComplete)
    return animator.isReversed ? 1 - fraction : fraction
  }

  /// The present state of the animator.
  var reading: TransitionProgress.AnimatorReading {
    .init(isActive: isActive, hasBeenActive: hasBeenActive, fraction: fraction)
  }

  /// The progress of the animator per second towards the end of the transition, or `nil` if the
  /// animator does not report it.
  var velocity: Double? { (animator as? any ProgressReporting)?.progressVelocity }

  /// Stores the progress and state of the animator. It is called once per frame and after each
  /// change.
  func observe() {
    lastFraction = fraction
    if isActive { hasBeenActive = true }
  }

  // The code of another transition may be running. Its clock does not apply to this animator, so it
  // is suspended here.

  func start() { AnimationClock.suspended { animator.startAnimation() } }

  /// Pauses the animator at its present progress.
  func hold() { AnimationClock.suspended { animator.pauseAnimation() } }

  func scrub(to progress: Double) {
    animator.fractionComplete = CGFloat(animator.isReversed ? 1 - progress : progress)
  }

  /// Runs the animator to the end of the transition, or back to the start.
  ///
  /// - Parameters:
  ///   - timing: The timing of the remaining distance; `nil` keeps the animator's own timing.
  ///   - factor: The remaining duration, as a multiple of the animator's duration.
  func run(to outcome: TransitionOutcome, timing: (any UITimingCurveProvider)?, factor: Double) {
    let isCancel = !outcome.isFinished
    if animator.isReversed != isCancel { animator.isReversed = isCancel }
    animator.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(factor))
  }

  /// Ends the animator if the client has not ended it.
  func end(_ outcome: TransitionOutcome) {
    lastFraction = outcome.isFinished ? 1 : 0
    guard isInterruptible else { return }
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped {
      animator.finishAnimation(at: outcome.isFinished ? .end : .start)
    }
  }

  private func ended(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: lastFraction = 0
    case .end: lastFraction = 1
    case .current: break
    }
    hasBeenActive = true
  }
}

/// The placeholder that `interruptibleAnimator(using:)` returns if a client does not implement it,
/// because its result is not optional (N-06).
@MainActor final class AbsentAnimator: UIViewPropertyAnimator {}

/// An animator that reports the velocity of its progress.
@MainActor protocol ProgressReporting {
  /// The progress per second in the direction of the animation.
  var progressVelocity: Double { get }
}

extension UIViewPropertyAnimator: ProgressReporting {}
