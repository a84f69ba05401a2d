import Foundation

/// The state of a transition, as a coordinator reports it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presented controller's style; `.custom` between children of a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition began with its driver (C-07).
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the animation can be caught while it plays.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether a driver controls the transition now: from an
  /// interactive start or a pause until a finish or cancel (B-06).
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition has been cancelled, and not finished
  /// since.
  var isCancelled: Bool { get }
  /// The duration in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed after finish or cancel: the driver's `completionSpeed`.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest that plays after a finish or cancel: the driver's `completionCurve`.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that hosts the transition.
  var containerView: UIView { get }
  /// The identity: the sandbox does not rotate (B-13).
  var targetTransform: CGAffineTransform { get }

  /// Returns the controller of a key, or `nil` if the transition has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key, or `nil` for one that is to be left alone (B-03).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object with which clients animate along with a transition and are notified of its changes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates along with the transition, with the same duration, curve, scrubbing and reversal
  /// (C-02). Views outside the container do not follow a driver. `completion` runs once, after the
  /// whole transition, even without `animation` (C-03).
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

  /// Adds a handler of the end of the interaction. It is called before the rest plays, for both
  /// outcomes (C-05).
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Adds a handler of every change of `isInteractive`, in both directions, until the end (C-05).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates along with the transition, without a completion.
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
