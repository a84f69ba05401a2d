import Foundation

/// The animator of `transition(from:to:…)`, which plays the client's animations.
@MainActor final class ChildExchangeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let options: UIView.AnimationOptions
  private var animations: (() -> Void)?
  /// A Boolean value that indicates whether all animations reached their end.
  private(set) var hasFinished = false

  init(
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?
  ) {
    (self.duration, self.options, self.animations) = (duration, options, animations)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
      context.containerView.insertSubview(to, aboveSubview: from)
    }
    let animations = animations
    self.animations = nil
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }
    ) { [self] finished in
      hasFinished = finished
      context.completeTransition(true)
    }
  }

  /// Calls the client's animation closure at once and without animation, if it has not been called.
  func skip() {
    guard let animations else { return }
    self.animations = nil
    hasFinished = true
    UIView.performWithoutAnimation { animations() }
  }
}
