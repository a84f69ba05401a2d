import Foundation
import GlissadeTransitions

/// Drives an animator's animations by a fraction: the ordinary way to make a transition interactive.
///
/// While it drives, every animation that the animator made stands at that fraction of the
/// transition's duration; `finish()` and `cancel()` let them run on from there, or back, and
/// `pause()` catches them on the way.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var driver = PercentDriver(duration: 0)
  /// The transition keeps the driver, not the other way round (E-16).
  private weak var transition: Transition?
  /// For what is said after the transition's end.
  private weak var lastScene: UIWindowScene?

  public override init() { super.init() }

  /// The transition's duration in seconds, read once at its start (E-01).
  public var duration: CGFloat { driver.duration }

  /// Where the transition stands, 0…1; 0 at each fresh start (E-09).
  public var percentComplete: CGFloat {
    guard let transition, transition.isUnderWay else { return 0 }
    return transition.isInteractive ? driver.percentComplete : transition.progress
  }

  /// Speed of the way out as a multiple of the animator's own; > 0, default 1 (E-05).
  open var completionSpeed: CGFloat = 1 {
    didSet {
      precondition(completionSpeed > 0, "completionSpeed must be greater than 0.")
    }
  }

  /// Shape of the way out, unless `timingCurve` is set or the animator is interruptible: then its own
  /// curve goes on (E-06).
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// Shape of the way out; a spring brings its initial velocity, in fractions of the way to go per
  /// second, and, if made of mass, stiffness and damping, its own duration (E-06, H-03).
  open var timingCurve: (any UITimingCurveProvider)?

  open var wantsInteractiveStart: Bool = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = (transitionContext as? TransitionContext)?.transition else { return }
    attach(to: transition)
    transition.startScrubbing()
  }

  /// A fresh start, interactive or not: it may take over later (A-05, E-09).
  func attach(to transition: Transition) {
    self.transition = transition
    lastScene = transition.scene
    driver = PercentDriver(duration: transition.duration)
  }

  /// Catches the transition while it runs by itself, to or fro: it stands where it is shown, and
  /// `percentComplete` says where (E-08). Without a transition that runs, it does nothing.
  open func pause() {
    guard let transition, transition.canBeCaught else { return }
    let live = transition.liveFraction
    transition.driverCalls { $0.pauseInteractiveTransition() }
    driver.seize(at: live)
  }

  /// Stands at `percentComplete` of the way: below 0 counts as 0, above 1 shows the end (E-02).
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return refuse("update") }
    driver.update(percentComplete)
    transition.scrub(to: driver.percentComplete)
    transition.driverCalls { $0.updateInteractiveTransition(driver.percentComplete) }
  }

  /// Lets the transition run on to its end.
  open func finish() { wayOut("finish", isCancel: false) }

  /// Lets the transition run back to its start.
  open func cancel() { wayOut("cancel", isCancel: true) }

  private func wayOut(_ name: String, isCancel: Bool) {
    guard let transition, transition.isInteractive else { return refuse(name) }
    let speed = Double(completionSpeed)
    let seconds =
      isCancel ? driver.cancelDuration(speed: speed) : driver.finishDuration(speed: speed)
    transition.driverCalls {
      isCancel ? $0.cancelInteractiveTransition() : $0.finishInteractiveTransition()
    }
    transition.runOut(
      isCancel: isCancel, duration: seconds, timing: timingCurve, curve: completionCurve)
  }

  private func refuse(_ call: String) {
    guard let transition else {
      lastScene?.logWarning("\(call) of a driver after its transition's end is refused")
      return
    }
    transition.refuse("\(call) of a driver that does not drive")
  }
}
