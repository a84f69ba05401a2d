import Foundation

/// An object that animates transitions between view controllers.
///
/// ```swift
/// final class SlideAway: NSObject, UIViewControllerAnimatedTransitioning {
///   func transitionDuration(using context: UIViewControllerContextTransitioning?)
///     -> TimeInterval
///   {
///     0.3
///   }
///
///   func animateTransition(using context: UIViewControllerContextTransitioning) {
///     UIView.animate(withDuration: 0.3) {
///       context.view(forKey: .from)?.frame.origin.y = context.containerView.bounds.maxY
///     } completion: { _ in
///       context.completeTransition(!context.transitionWasCancelled)
///     }
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: DelegateObject {
  /// Returns the duration of a transition in seconds. It is called once per transition (E-01).
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Adds the arriving view to the container, animates the transition, and calls
  /// `completeTransition` once.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator that can be interrupted while it runs. UIKit starts, pauses, scrubs,
  /// reverses and continues the animator, and does not call `animateTransition`. This method must
  /// add the arriving view to the container, and the animator's completion must call
  /// `completeTransition`. The method is called once per transition (E-07).
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Notifies the animator that the transition has ended. It is called exactly once per transition
  ///
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder, for which `animateTransition` is called instead (N-07).
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator(duration: 0, curve: .linear) }

  /// The default implementation does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives transitions. UIKit calls the driver instead of the animator, and the
/// driver calls the animator.
///
/// ```swift
/// final class FollowPan: NSObject, UIViewControllerInteractiveTransitioning {
///   private var context: UIViewControllerContextTransitioning?
///
///   func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
///     self.context = context
///   }
///
///   func panMoved(to progress: CGFloat) { context?.updateInteractiveTransition(progress) }
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: DelegateObject
{
  /// Starts to drive a transition. The driver calls the animator's `animateTransition` or moves the
  /// views itself.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// A Boolean value that indicates whether transitions start interactively. It is read once, when
  /// a transition starts.
  var wantsInteractiveStart: Bool { get }
  /// The speed with which a transition runs after a finish or cancel, as a multiple of the
  /// animator's own speed. It is greater than 0.
  var completionSpeed: CGFloat { get }
  /// The curve with which a transition runs after a finish or cancel.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The value `true`: a transition starts interactively.
  public var wantsInteractiveStart: Bool { true }
  /// The value 1: after a finish or cancel a transition runs as fast as the animator's own
  /// animation.
  public var completionSpeed: CGFloat { 1 }
  /// The curve `.easeInOut`, which is slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
