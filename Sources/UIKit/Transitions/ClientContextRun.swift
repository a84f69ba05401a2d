import Foundation
import GlissadeLayers

/// A transition whose context the client has made itself, while a percent driver moves it (K-11):
/// whatever is animated in its container meanwhile stands on a clock.
@MainActor final class ClientContextRun {
  private enum Phase { case held, runningOut, over }
  private let context: any UIViewControllerContextTransitioning
  private let clock: TransitionClock
  private(set) weak var scene: UIWindowScene?
  private var phase = Phase.held
  /// Of the longest animation that has been made, in seconds. Nobody says how long it is to take.
  private var longest: TimeInterval = 0

  /// Nil without a scene.
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

  /// A driver that goes lets everything run on.
  isolated deinit { if phase != .over { clock.release(restoringStart: false) } }

  var isHeld: Bool { phase == .held }

  /// Seconds.
  var duration: TimeInterval {
    longest = max(longest, clock.reach)
    return longest
  }

  /// As shown now, 0…1; a spring may be beyond.
  var progress: Double { phase == .over || duration == 0 ? 0 : clock.liveOffset / duration }

  /// Stands at a fraction of the way.
  func scrub(to fraction: Double) {
    clock.hold(at: fraction * duration)
    context.updateInteractiveTransition(fraction)
  }

  /// Runs to the end that was decided on, then lets go: what clients wait for comes before.
  func runOut(
    isCancel: Bool, duration seconds: TimeInterval, timing: (any UITimingCurveProvider)?,
    curve: UIView.AnimationCurve
  ) {
    let way = (timing ?? UICubicTimingParameters(animationCurve: curve)).resolved(duration: seconds)
    if !clock.hasAnimations {
      scene?.logWarning("Nothing is animated in the container of \(type(of: context))")
    }
    phase = .runningOut
    scene?.layerHost.withdrawClaim(of: clock)
    isCancel ? context.cancelInteractiveTransition() : context.finishInteractiveTransition()
    // The client may have caught it at once.
    guard phase == .runningOut else { return }
    clock.complete(
      to: isCancel ? 0 : duration, duration: seconds > 0 ? way.duration : 0, curve: way.curve,
      isCancel: isCancel
    ) { [self] finished in
      phase = .over
      clock.release(restoringStart: !finished)
    }
  }

  /// Catches it on its way.
  ///
  /// - Returns: where it stands; nil if it does not run.
  func pause() -> Double? {
    guard phase == .runningOut, !clock.hasEnded, duration > 0 else { return nil }
    phase = .held
    let live = progress
    clock.seize(end: duration)
    scene?.layerHost.claim(for: clock)
    context.pauseInteractiveTransition()
    return live
  }
}
