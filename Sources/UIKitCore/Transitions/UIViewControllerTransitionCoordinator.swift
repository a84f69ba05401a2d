import Foundation

/// The state of a transition, as a coordinator reports it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of the presented view controller, or `.custom` for a transition between
  /// children of a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition began with its driver (C-07).
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the animation can be interrupted while it plays.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether a driver controls the transition, which is so from an
  /// interactive start or a pause until a finish or cancel (B-06).
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled, and was not finished
  /// after that.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction of the transition, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed with which the transition runs after a finish or cancel, which is the driver's
  /// `completionSpeed`.
  var completionVelocity: CGFloat { get }
  /// The curve with which the transition runs after a finish or cancel, which is the driver's
  /// `completionCurve`.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that hosts the transition.
  var containerView: UIView { get }
  /// The transform of a rotation during the transition. It is always the identity, because the
  /// sandbox does not rotate (B-13).
  var targetTransform: CGAffineTransform { get }

  /// Returns the view controller of a key, or `nil` if the transition has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key, or `nil` for a view that stays in its place (B-03).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object with which clients animate along with a transition and are notified of its changes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates along with the transition, with the same duration, curve, scrubbing and reversal
  /// (C-02). Views outside the container do not follow a driver. `completion` is called once, after
  /// the whole transition, even without `animation` (C-03).
  ///
  /// - Returns: `false` if the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates a view outside the container, and its descendants, along with the transition (C-04).
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a handler that is called when the interaction ends, before the rest of the transition
  /// plays, whether it is finished or cancelled (C-05).
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Adds a handler that is called after every change of `isInteractive`, until the transition ends
  /// (C-05).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates along with the transition, without a closure that is called at the end.
  ///
  /// - Returns: `false` if the transition has ended.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
