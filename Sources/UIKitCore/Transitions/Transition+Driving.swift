import Foundation
import GlissadeLayers
import GlissadeTransitions

// The methods by which a driver starts, scrubs and pauses a transition.
extension Transition {
  /// Calls the animator, whose animations follow the paused clock (E-04), or pauses its
  /// interruptible animator at the start (E-07).
  func startScrubbing() {
    measure.percent.seize(at: 0)
    clock.hold(at: 0)
    if let run = findInterruptible() { return begin(run) }
    guard isUnderWay else { return }
    clock.perform { animator.animateTransition(using: shownContext) }
    if !clock.hasAnimations, isUnderWay {
      scene?.resources.logWarning(
        "\(type(of: animator)) animates nothing, so its percent driver has nothing to drive")
    }
  }

  /// Handles that the animator and the animations alongside have added their animations. The
  /// progress 0 of a driver is the start of the first animation.
  func didBegin() {
    adoptSpan()
    guard isInteractive, isPercentDriven else { return }
    if interruptible == nil {
      clock.hold(at: measure.percent.offset)
    } else if measure.percent.percentComplete > 0 {
      // The client has called `update` while it made the animator.
      show(measure.percent.percentComplete)
    }
  }

  /// A Boolean value that indicates whether a percent driver moves the clock, because there is no
  /// interruptible animator that does.
  private var drivesClock: Bool { isPercentDriven && interruptible == nil }

  /// Makes the progress run from the start of the first animation to the end of the last one
  /// (E-02).
  private func adoptSpan() {
    guard drivesClock, let span = clock.span else { return }
    measure.percent.adopt(span: span)
    clock.setEnds(measure.percent.start, measure.percent.end)
  }

  /// Pauses the transition at its visible progress, if it runs by itself.
  ///
  /// - Returns: `false` if the transition was not paused.
  func pause() -> Bool { canBeCaught && runner.send(.pause(at: liveFraction)) }

  /// Handles a client's call of a method of the context. Beside a percent driver the call has no
  /// effect (E-17).
  func handle(_ call: String, _ action: () -> Bool) {
    if isPercentDriven { return refuse("\(call) beside the percent driver") }
    if !action() { refuse(call) }
  }

  /// Moves the clock, and with it the animations alongside, to the progress of the interruptible
  /// animator.
  func follow() {
    interruptible?.observe()
    guard case .animator(let animator) = source, isUnderWay else { return }
    clock.hold(at: measure.shown(animator) * duration)
  }
}

// The methods that perform the effects of a driver's calls.
extension Transition {
  /// Shows the transition at a progress. A client's own driver moves the views and its
  /// interruptible animator itself (B-05).
  func show(_ progress: Double) {
    adoptSpan()
    measure.percent.update(progress)
    guard !isClientDriven, case .animator = source else {
      return clock.hold(at: measure.percent.offset)
    }
    interruptible?.scrub(to: measure.percent.percentComplete)
    follow()
  }

  /// Pauses the interruptible animator, or else the clock, at a progress.
  func hold(at progress: Double) {
    if case .animator = source(in: .playing) {
      interruptible?.hold()
      clock.hold(at: progress * duration)
    } else {
      seizeClock(at: progress)
    }
    follow()
    measure.percent.seize(at: progress, offset: drivesClock ? clock.offset : nil)
  }

  /// Pauses the clock at its present time, but not before the start of the first animation.
  private func seizeClock(at progress: Double) {
    adoptSpan()
    clock.seize(end: measure.percent.end)
    let start = measure.percent.start
    if progress == 0, clock.offset < start { clock.hold(at: start) }
  }

  /// Runs the transition to the end that was decided.
  func run(to outcome: TransitionOutcome) {
    measure.endHandOver()
    adoptSpan()
    interruptible?.observe()
    if isClientDriven, case .animator(let animator) = source, animator.isActive {
      // The client itself continues its animator (B-05). The animations alongside follow the
      // animator.
      return measure.handOver(to: animator, outcome: outcome)
    }
    let speed = Double(completionSpeed)
    let seconds =
      outcome.isFinished
      ? measure.percent.finishDuration(speed: speed)
      : measure.percent.cancelDuration(speed: speed)
    let timing = (driver as? UIPercentDrivenInteractiveTransition)?.timingCurve
    if let interruptible, interruptible.isActive {
      let factor = duration > 0 ? seconds / duration : 0
      return interruptible.run(to: outcome, timing: timing, factor: factor)
    }
    runClock(to: outcome, seconds: seconds, timing: timing)
  }

  /// Runs the clock to an end of the transition in `seconds`, unless the timing has its own
  /// duration (E-06).
  private func runClock(
    to outcome: TransitionOutcome, seconds: TimeInterval, timing: (any UITimingCurveProvider)?
  ) {
    let timing = timing ?? UICubicTimingParameters(animationCurve: completionCurve)
    let run = timing.resolved(duration: seconds)
    let now = scene?.layerHost.now ?? 0
    let duration = seconds > 0 ? run.duration : 0
    clock.complete(
      to: outcome.isFinished ? measure.percent.end : measure.percent.start, duration: duration,
      curve: run.curve,
      isCancel: !outcome.isFinished, onEnd: { _ in })
    lateness.expect(now + duration)
  }
}
