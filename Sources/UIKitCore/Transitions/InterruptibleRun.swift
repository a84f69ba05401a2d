import Foundation
import GlissadeLayers
import GlissadeTransitions

/// A client's interruptible animator as its transition sees it: its progress towards the
/// transition's end, in whichever direction it runs.
@MainActor final class InterruptibleRun {
  private let animator: any UIViewImplicitlyAnimating
  /// The progress when it was observed last, for after its end.
  private var lastFraction = 0.0
  private var hasBeenActive = false

  /// Returns `nil` for an animator that has no interruptible one.
  init?(_ animator: any UIViewImplicitlyAnimating) {
    if animator is AbsentAnimator { return nil }
    self.animator = animator
    (animator as? UIViewPropertyAnimator)?.playsTransition = true
    // The client's own completions run before this one and may end the transition.
    animator.addCompletion { [weak self] in self?.ended(at: $0) }
  }

  var isActive: Bool { animator.state == .active }
  var isRunning: Bool { animator.isRunning }

  /// A Boolean value that indicates whether it can be paused.
  var isInterruptible: Bool { (animator as? UIViewPropertyAnimator)?.isInterruptible ?? true }

  private var fraction: Double {
    guard isActive else { return lastFraction }
    let fraction = Double(animator.fractionComplete)
    return animator.isReversed ? 1 - fraction : fraction
  }

  /// Its state now.
  var reading: TransitionProgress.AnimatorReading {
    .init(isActive: isActive, hasBeenActive: hasBeenActive, fraction: fraction)
  }

  /// Its progress per second towards the transition's end, or `nil` if it does not report one.
  var velocity: Double? { (animator as? any ProgressReporting)?.progressVelocity }

  /// Keeps its state, once per frame and after each change.
  func observe() {
    lastFraction = fraction
    if isActive { hasBeenActive = true }
  }

  // The clock of another transition, whose code may be running, does not apply to this animator.

  func start() { AnimationClock.suspended { animator.startAnimation() } }

  /// Pauses it where it is.
  func hold() { AnimationClock.suspended { animator.pauseAnimation() } }

  func scrub(to progress: Double) {
    animator.fractionComplete = CGFloat(animator.isReversed ? 1 - progress : progress)
  }

  /// Runs on to the transition's end, or back to its start.
  ///
  /// - Parameters:
  ///   - timing: The timing of the rest; `nil` keeps the animator's own.
  ///   - factor: The duration of the rest, as a multiple of the animator's duration.
  func run(to outcome: TransitionOutcome, timing: (any UITimingCurveProvider)?, factor: Double) {
    let isCancel = !outcome.isFinished
    if animator.isReversed != isCancel { animator.isReversed = isCancel }
    animator.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(factor))
  }

  /// Ends what a client has not ended itself.
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

/// The answer of a client that implements no `interruptibleAnimator(using:)`, whose result is not
/// optional (N-06).
@MainActor final class AbsentAnimator: UIViewPropertyAnimator {}

/// An animator that reports the velocity of its progress.
@MainActor protocol ProgressReporting {
  /// The progress per second in the direction of the animation.
  var progressVelocity: Double { get }
}

extension UIViewPropertyAnimator: ProgressReporting {}
