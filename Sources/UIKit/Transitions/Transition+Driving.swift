import Foundation
import GlissadeLayers
import GlissadeTransitions

// What a percent driver does.
extension Transition {
  /// Lets the animator animate on the stopped clock (E-04), or pauses it at its start (E-07).
  func startScrubbing() {
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

  /// Stands at a fraction of the way.
  func scrub(to fraction: Double) {
    guard let playing else { return clock.hold(at: fraction * duration) }
    playing.scrub(to: fraction)
    follow()
  }

  /// The clock, and with it what goes alongside, stands where the interruptible animator does.
  func follow() {
    interruptible?.observe()
    guard let playing, isUnderWay else { return }
    clock.hold(at: (handOver?.shown(for: playing.progress) ?? playing.progress) * duration)
  }

  /// A driver's own call to the context, which a client's is not (E-17).
  func driverCalls(_ call: (TransitionContext) -> Void) {
    isDriverCalling = true
    call(context)
    isDriverCalling = false
  }

  /// Lets it run to the end that was decided on.
  ///
  /// - Parameters:
  ///   - seconds: what it takes, unless the timing knows better.
  ///   - timing: the client's, if any.
  ///   - curve: without it, of an animation that has none of its own to go on with (E-06).
  func runOut(
    isCancel: Bool, duration seconds: TimeInterval, timing: (any UITimingCurveProvider)?,
    curve: UIView.AnimationCurve
  ) {
    guard isUnderWay, !isInteractive else { return }
    if let interruptible, interruptible.isActive {
      let factor = duration > 0 ? seconds / duration : 0
      return interruptible.runOut(isCancel: isCancel, timing: timing, factor: factor)
    }
    let way = (timing ?? UICubicTimingParameters(animationCurve: curve)).resolved(duration: seconds)
    let now = scene?.layerHost.now ?? 0
    clock.complete(
      to: isCancel ? 0 : duration, duration: seconds > 0 ? way.duration : 0, curve: way.curve,
      isCancel: isCancel, onEnd: { _ in })
    lateness.expect(now + (seconds > 0 ? way.duration : 0))
  }
}

// What the context is told.
extension Transition {
  func contextUpdate(_ percent: CGFloat) {
    guard isOurs("updateInteractiveTransition"), !percent.isNaN else { return }
    guard handle(.update) else { return refuse("updateInteractiveTransition") }
    publishedProgress = min(max(percent, 0), 1)
    if isPercentDriven { return }
    // A client's driver moves its views by itself, its interruptible animator included (B-05).
    if isClientDriven {
      clock.hold(at: publishedProgress * duration)
    } else {
      scrub(to: publishedProgress)
    }
  }

  func contextDecide(isCancel: Bool) {
    let name = isCancel ? "cancelInteractiveTransition" : "finishInteractiveTransition"
    guard isOurs(name) else { return }
    guard handle(isCancel ? .cancel : .finish) else { return refuse(name) }
    coordinator?.interactionEnded()
    guard !isPercentDriven, isUnderWay, !isInteractive else { return }
    handOver = nil
    interruptible?.observe()
    if isClientDriven, let playing, playing.isActive {
      // The client's to continue (B-05); what goes alongside follows it.
      handOver = ProgressHandOver(
        shown: publishedProgress, source: playing.progress, end: isCancel ? 0 : 1)
      return
    }
    runOut(
      isCancel: isCancel,
      duration: remaining(isCancel: isCancel) / Double(driver?.completionSpeed ?? completionSpeed),
      timing: nil, curve: driver?.completionCurve ?? completionCurve)
  }

  /// What runs is caught: it stands where it is.
  func contextPause() {
    guard isOurs("pauseInteractiveTransition") else { return }
    let (live, run) = (liveFraction, playing)
    guard canBeCaught, handle(.pause) else { return refuse("pauseInteractiveTransition") }
    if let run {
      run.hold()
      clock.hold(at: live * duration)
    } else {
      clock.seize(end: duration)
    }
    follow()
    publishedProgress = min(max(live, 0), 1)
    coordinator?.interactionBegan()
  }

  /// Seconds of the transition that are left on the way out.
  private func remaining(isCancel: Bool) -> TimeInterval {
    (isCancel ? publishedProgress : 1 - publishedProgress) * duration
  }

  private func isOurs(_ call: String) -> Bool {
    guard isPercentDriven, !isDriverCalling else { return true }
    refuse("\(call) beside the percent driver")
    return false
  }
}
