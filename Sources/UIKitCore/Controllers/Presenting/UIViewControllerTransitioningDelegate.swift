import Foundation

/// An object that vends the animators, drivers and presentation controllers of presentations. The
/// delegate of the *presented* controller is called; a result of `nil` means the built-in behavior.
///
/// ```swift
/// final class SlideDelegate: NSObject, UIViewControllerTransitioningDelegate {
///   func animationController(forDismissed dismissed: UIViewController)
///     -> UIViewControllerAnimatedTransitioning?
///   { SlideAway() }
/// }
/// ```
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: DelegateObject {
  /// Returns the animator of a presentation, or `nil` for the built-in animation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is to be presented.
  ///   - presenting: The controller that presents it.
  ///   - source: The controller on which `present` was called.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of a dismissal, or `nil` for the built-in animation.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the driver of a presentation, or `nil` if it is not interactive. The method is called
  /// only if the delegate vends an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the driver of a dismissal, or `nil` if it is not interactive. The method is called
  /// only if the delegate vends an animator.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller, or `nil` for the built-in one. The method is called only
  /// with style `.custom`, and the result is retained during the presentation.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`: the presentation has the built-in animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`: the dismissal has the built-in animation.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }

  /// Returns `nil`: the presentation is not interactive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`: the dismissal is not interactive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`: the presentation has the built-in presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
