import Foundation
import GlissadeLayers
import GlissadeTransitions

// What a driver does.
extension Transition {
  /// Lets the animator animate on the paused clock (E-04), or pauses its interruptible animator at
  /// the start (E-07).
  func startScrubbing() {
    measure.percent.seize(at: 0)
    clock.hold(at: 0)
    if let run = findInterruptible() {
      clock.seize(end: duration)
      return run.hold()
    }
    guard isUnderWay else { return }
    clock.perform { animator.animateTransition(using: shownContext) }
    if !clock.hasAnimations, isUnderWay {
      scene?.logWarning(
        "\(type(of: animator)) animates nothing, so its percent driver has nothing to drive")
    }
  }

  /// Handles the end of the animator's and the alongside animations' blocks: a driver's progress 0
  /// is the start of the first animation.
  func didBegin() {
    adoptSpan()
    if isInteractive, drivesClock { clock.hold(at: measure.percent.offset) }
  }

  /// A Boolean value that indicates whether a percent driver moves the clock, and not an
  /// interruptible animator.
  private var drivesClock: Bool { isPercentDriven && interruptible == nil }

  /// Makes the progress run from the start of the first animation to the end of the last (E-02).
  private func adoptSpan() {
    guard drivesClock, let span = clock.span else { return }
    measure.percent.adopt(span: span)
    clock.setEnds(measure.percent.start, measure.percent.end)
  }

  /// Pauses the transition where it is shown, if it runs by itself.
  ///
  /// - Returns: `false` if it does not.
  func pause() -> Bool { canBeCaught && runner.send(.pause(at: liveFraction)) }

  /// A client's call to the context. Beside a percent driver it has no effect (E-17).
  func handle(_ call: String, _ action: () -> Bool) {
    if isPercentDriven { return refuse("\(call) beside the percent driver") }
    if !action() { refuse(call) }
  }

  /// Moves the clock, and with it the animations alongside, to the interruptible animator's
  /// progress.
  func follow() {
    interruptible?.observe()
    guard case .animator(let animator) = source, isUnderWay else { return }
    clock.hold(at: measure.shown(animator) * duration)
  }
}

// The effects of a driver's calls.
extension Transition {
  /// Shows a progress. A client's driver moves its views itself, its interruptible animator
  /// included (B-05).
  func show(_ progress: Double) {
    adoptSpan()
    measure.percent.update(progress)
    guard !isClientDriven, case .animator = source else {
      return clock.hold(at: measure.percent.offset)
    }
    interruptible?.scrub(to: measure.percent.percentComplete)
    follow()
  }

  /// Pauses what runs at a progress.
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

  /// Pauses the clock where it is. Before its first animation it is at the start.
  private func seizeClock(at progress: Double) {
    adoptSpan()
    clock.seize(end: measure.percent.end)
    let start = measure.percent.start
    if progress == 0, clock.offset < start { clock.hold(at: start) }
  }

  /// Runs to the end that was decided.
  func run(to outcome: TransitionOutcome) {
    measure.endHandOver()
    adoptSpan()
    interruptible?.observe()
    if isClientDriven, case .animator(let animator) = source, animator.isActive {
      // The client continues its animator (B-05), and the animations alongside follow.
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

  /// Runs the clock to an end, in a number of seconds unless the timing has its own duration
  /// (E-06).
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
