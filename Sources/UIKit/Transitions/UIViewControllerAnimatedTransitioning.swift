import Foundation

/// Animates one transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds. Read once per transition.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Puts the arriving view into the container, animates, and calls `completeTransition` once.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Makes a transition one that can be caught on its way: the animator is started, paused,
  /// scrubbed, reversed and continued instead of calling `animateTransition`. It puts the arriving
  /// view into the container and calls `completeTransition` from its completion. Called once per
  /// transition (E-07).
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called exactly once, at the very end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// There is none: the transition is `animateTransition`'s (N-07).
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator(duration: 0, curve: .linear) }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives one transition: called *instead of* the animator, which is then its to call.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts to drive a transition, which calls `animateTransition` or moves the views by itself
  ///
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Whether the transition starts interactively; read once at the start.
  var wantsInteractiveStart: Bool { get }
  /// Speed of the way out, as a multiple; > 0.
  var completionSpeed: CGFloat { get }
  /// Shape of the way out.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// `true`: the transition starts interactively.
  public var wantsInteractiveStart: Bool { true }
  /// 1: the rest plays as fast as the animator's own animation.
  public var completionSpeed: CGFloat { 1 }
  /// `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
