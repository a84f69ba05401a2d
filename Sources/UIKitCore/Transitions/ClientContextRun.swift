import Foundation
import GlissadeLayers
import GlissadeTransitions

/// A transition whose context is the client's own, while a percent driver drives it (K-11): the
/// animations that are made in its container meanwhile follow a clock.
@MainActor final class ClientContextRun {
  private enum State { case held, settling, over }
  private let context: any UIViewControllerContextTransitioning
  private let clock: TransitionClock
  private(set) weak var scene: UIWindowScene?
  private var state = State.held
  /// The progress, from the start of the first animation that has been made to the end of the last
  /// one. The context has no duration.
  private var percent = PercentDriver(duration: 0)

  /// Returns `nil` without a scene.
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

  /// Lets everything run on when the driver is released.
  isolated deinit { if state != .over { clock.release(restoringStart: false) } }

  var isHeld: Bool { state == .held }

  /// The duration in seconds, as of the last call of the driver.
  var duration: TimeInterval { percent.duration }

  /// The completed fraction; a spring can be beyond the ends.
  var percentComplete: Double {
    if isHeld { return percent.percentComplete }
    return state == .over || duration == 0 ? 0 : percent.progress(at: clock.liveOffset)
  }

  /// The progress per second while it runs by itself.
  var velocity: Double {
    state == .settling && duration > 0 ? clock.velocity / duration : 0
  }

  private func adoptSpan() {
    guard let span = clock.span else { return }
    percent.adopt(span: span)
    percent.adopt(duration: percent.end - percent.start)
    clock.setEnds(percent.start, percent.end)
  }

  /// Shows a fraction.
  func update(_ fraction: Double) {
    adoptSpan()
    percent.update(fraction)
    clock.hold(at: percent.offset)
    context.updateInteractiveTransition(percent.percentComplete)
  }

  /// Runs to the end that was decided. The context is notified first.
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
      scene?.logWarning("Nothing is animated in the container of \(type(of: context))")
    }
    state = .settling
    scene?.layerHost.withdrawClaim(of: clock)
    switch outcome {
    case .finishes: context.finishInteractiveTransition()
    case .cancels: context.cancelInteractiveTransition()
    }
    // The client may have caught it at once.
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

  /// Pauses what runs where it is.
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
