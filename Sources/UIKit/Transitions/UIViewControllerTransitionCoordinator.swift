import Foundation

/// What a coordinator tells about its transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presented controller's style; `.custom` between children of a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Fixed at the start (C-07).
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the animation can be caught while it plays.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether a driver controls the transition now: from an
  /// interactive start or a pause until a finish or cancel (B-06).
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition has been cancelled, and not finished
  /// since.
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// 0…1.
  var percentComplete: CGFloat { get }
  /// The driver's `completionSpeed`.
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

/// Lets others take part in a transition: animate along with it and hear how it goes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates along with the transition: same duration, curve, scrubbing and reversal (C-02). Views
  /// outside the container do not follow a driver. `completion` runs once, after the whole
  /// transition, also without `animation` (C-03). False: the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same for a view outside the container, and its descendants (C-04).
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Called when interaction turns off, before the way out plays, on both outcomes (C-05).
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Called at each change of `isInteractive`, both ways, to the end (C-05).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates along with the transition, without a completion.
  ///
  /// - Returns: Whether the animation was accepted; `false` after the transition's end.
  @discardableResult
  public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
