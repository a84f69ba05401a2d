import Foundation
import GlissadeLayers

/// A client's interruptible animator as its transition sees it: where it stands on the way to the
/// transition's end, whichever way it leads.
@MainActor final class InterruptibleRun {
  private let animator: any UIViewImplicitlyAnimating
  /// Where it was when it was last asked, for after it has ended.
  private var lastProgress = 0.0
  /// Whether it has been active since the transition's start.
  private(set) var hasBeenActive = false

  /// Nil for an animator that has none.
  init?(_ animator: any UIViewImplicitlyAnimating) {
    if animator is AbsentAnimator { return nil }
    self.animator = animator
    (animator as? UIViewPropertyAnimator)?.playsTransition = true
    // Heard after the client's own completions: they may have ended the transition by then.
    animator.addCompletion { [weak self] in self?.ended(at: $0) }
  }

  var isActive: Bool { animator.state == .active }

  /// Looks at it, once a frame and where it is about to be asked.
  func observe() { hasBeenActive = hasBeenActive || isActive }

  var isRunning: Bool { animator.isRunning }

  /// Whether it may be caught.
  var isInterruptible: Bool { (animator as? UIViewPropertyAnimator)?.isInterruptible ?? true }

  /// 0 at the transition's start, 1 at its end; springs pass both.
  var progress: Double {
    guard isActive else { return lastProgress }
    let fraction = Double(animator.fractionComplete)
    lastProgress = animator.isReversed ? 1 - fraction : fraction
    return lastProgress
  }

  /// Progress per second towards the transition's end; nil where the animator does not say.
  var velocity: Double? { (animator as? UIViewPropertyAnimator)?.progressVelocity }

  // Another transition's code may be running just now: its clock is none of this animator's
  // business.

  func start() { AnimationClock.suspended { animator.startAnimation() } }

  /// Stands where it is.
  func hold() { AnimationClock.suspended { animator.pauseAnimation() } }

  func scrub(to progress: Double) {
    animator.fractionComplete = CGFloat(animator.isReversed ? 1 - progress : progress)
  }

  /// Runs on to the transition's end, or back to its start.
  ///
  /// - Parameters:
  ///   - timing: for the rest of the way; nil keeps the animator's own.
  ///   - factor: the time for it, as a multiple of the animator's duration.
  func runOut(isCancel: Bool, timing: (any UITimingCurveProvider)?, factor: Double) {
    if animator.isReversed != isCancel { animator.isReversed = isCancel }
    animator.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(factor))
  }

  /// Puts an end to what a client has not ended itself.
  func end(completed: Bool) {
    lastProgress = completed ? 1 : 0
    guard isInterruptible else { return }
    if animator.state == .active { animator.stopAnimation(false) }
    if animator.state == .stopped { animator.finishAnimation(at: completed ? .end : .start) }
  }

  private func ended(at position: UIViewAnimatingPosition) {
    switch position {
    case .start: lastProgress = 0
    case .end: lastProgress = 1
    case .current: break
    }
    hasBeenActive = true
  }
}

/// What those vend who have no interruptible animator: `interruptibleAnimator(using:)` never
/// returns nil, and its absence must be told from an answer (N-06).
@MainActor final class AbsentAnimator: UIViewPropertyAnimator {}
