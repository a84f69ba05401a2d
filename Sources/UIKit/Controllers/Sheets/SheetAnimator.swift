import Foundation

/// The animator of a sheet. It moves a view without content, the *carrier*, by as many points as
/// the sheet has to move, and the driver reads the sheet's position from it: whatever depends on
/// the position then follows in the same frame. With reduced motion the sheet fades instead.
@MainActor final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let driver: SheetDriver
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  static let duration: TimeInterval = 0.5
  private static let fadeDuration: TimeInterval = 0.25

  init(driver: SheetDriver, isPresenting: Bool) {
    self.driver = driver
    self.isPresenting = isPresenting
  }

  private func fades(in context: (any UIViewControllerContextTransitioning)?) -> Bool {
    // A pan moves the sheet even if motion is reduced.
    UIAccessibility.isReduceMotionEnabled && context?.isInteractive != true
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { fades(in: transitionContext) ? Self.fadeDuration : Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// Returns the same animator for all calls during a transition.
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let run = driver.beginRun(isPresenting: isPresenting, fades: fades(in: context))
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), timingParameters: run.timing)
    self.animator = animator
    context.containerView.addSubview(run.carrier)
    if isPresenting, let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
    }
    driver.place()
    if run.fades {
      fade(context.view(forKey: isPresenting ? .to : .from), with: animator)
    } else {
      animator.addAnimations { run.carrier.center.y = run.distance }
    }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  private func fade(_ view: UIView?, with animator: UIViewPropertyAnimator) {
    let dimming = driver.dimming
    let opacity = dimming?.alpha ?? 0
    if isPresenting {
      view?.alpha = 0
      dimming?.alpha = 0
    }
    animator.addAnimations { [isPresenting] in
      view?.alpha = isPresenting ? 1 : 0
      dimming?.alpha = isPresenting ? opacity : 0
    }
    // A removed view gets its former opacity back.
    animator.addCompletion { _ in view?.alpha = 1 }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    driver.endRun()
  }
}
