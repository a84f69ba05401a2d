import Foundation
import GlissadeLayers
import GlissadeTransitions

/// A transition that a percent driver drives and whose context is a client's own (K-11). The
/// animations that the client makes in the context's container follow a clock.
@MainActor final class ClientContextRun {
  private enum State { case held, settling, over }
  private let context: any UIViewControllerContextTransitioning
  private let clock: TransitionClock
  private(set) weak var scene: UIWindowScene?
  private var state = State.held
  /// The progress of the transition, from the start of its first animation to the end of its last
  /// one. The context has no duration.
  private var percent = PercentDriver(duration: 0)

  /// Creates the run of a client's context, or returns `nil` if there is no scene.
  init?(_ context: any UIViewControllerContextTransitioning) {
    guard let scene = context.containerView.window?.windowScene ?? UIWindowScene.current else {
      return nil
    }
    self.context = context
    self.scene = scene
    clock = TransitionClock(host: scene.layerHost, base: context.containerView.layer)
    clock.hold(at: 0)
    scene.layerHost.claim(for: clock)
  }

  /// Lets the animations run to their ends when the driver releases the run.
  isolated deinit { if state != .over { clock.release(restoringStart: false) } }

  var isHeld: Bool { state == .held }

  /// The duration of the transition in seconds, as it was at the last call of the driver.
  var duration: TimeInterval { percent.duration }

  /// The completed fraction of the transition. With a spring it can be outside of 0…1.
  var percentComplete: Double {
    if isHeld { return percent.percentComplete }
    return state == .over || duration == 0 ? 0 : percent.progress(at: clock.liveOffset)
  }

  /// The progress per second while the transition runs by itself, and otherwise 0.
  var velocity: Double {
    state == .settling && duration > 0 ? clock.velocity / duration : 0
  }

  private func adoptSpan() {
    guard let span = clock.span else { return }
    percent.adopt(span: span)
    percent.adopt(duration: percent.end - percent.start)
    clock.setEnds(percent.start, percent.end)
  }

  /// Shows the transition at a completed fraction.
  func update(_ fraction: Double) {
    adoptSpan()
    percent.update(fraction)
    clock.hold(at: percent.offset)
    context.updateInteractiveTransition(percent.percentComplete)
  }

  /// Runs the transition to the end that was decided. The context is notified before that.
  func run(to outcome: TransitionOutcome, by driver: UIPercentDrivenInteractiveTransition) {
    adoptSpan()
    let speed = Double(driver.completionSpeed)
    let seconds =
      outcome.isFinished
      ? percent.finishDuration(speed: speed) : percent.cancelDuration(speed: speed)
    let timing =
      driver.timingCurve ?? UICubicTimingParameters(animationCurve: driver.completionCurve)
    let run = timing.resolved(duration: seconds)
    if !clock.hasAnimations {
      scene?.resources.logWarning("Nothing is animated in the container of \(type(of: context))")
    }
    state = .settling
    scene?.layerHost.withdrawClaim(of: clock)
    switch outcome {
    case .finishes: context.finishInteractiveTransition()
    case .cancels: context.cancelInteractiveTransition()
    }
    // The client may have paused the transition in the callback of its context.
    guard state == .settling else { return }
    let end = outcome.isFinished ? percent.end : percent.start
    clock.complete(
      to: end, duration: seconds > 0 ? run.duration : 0, curve: run.curve,
      isCancel: !outcome.isFinished
    ) { [self] finished in
      state = .over
      clock.release(restoringStart: !finished)
    }
  }

  /// Pauses the running transition at its present progress.
  func pause() {
    adoptSpan()
    guard state == .settling, !clock.hasEnded, duration > 0 else { return }
    let live = percentComplete
    state = .held
    clock.seize(end: percent.end)
    scene?.layerHost.claim(for: clock)
    context.pauseInteractiveTransition()
    percent.seize(at: live, offset: clock.offset)
  }
}
