import Foundation

/// An object that animates transitions.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: DelegateObject {
  /// Returns the duration in seconds. It is called once per transition (E-01).
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the arriving view to the container, animates, and calls `completeTransition` once.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator that can be caught in flight. It is started, paused, scrubbed, reversed
  /// and continued, and `animateTransition` is not called. The method adds the arriving view to the
  /// container, and the animator's completion calls `completeTransition`. It is called once per
  /// transition (E-07).
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Notifies the animator of the end, exactly once.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder: `animateTransition` is called instead (N-07).
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator(duration: 0, curve: .linear) }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives transitions. It is called instead of the animator, and calls it.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: DelegateObject
{
  /// Starts to drive a transition, which calls `animateTransition` or moves the views by itself
  ///
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// A Boolean value that indicates whether transitions start interactively. It is read once, at
  /// the start.
  var wantsInteractiveStart: Bool { get }
  /// The speed of the completion, as a multiple of the animator's own, greater than 0.
  var completionSpeed: CGFloat { get }
  /// The curve of the completion.
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
