import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UINavigationControllerDelegate {
  /// The methods `navigationController`.
  @_disfavoredOverload public var navigationController:
    UINavigationControllerDelegateCalls.NavigationController?
  {
    UINavigationControllerDelegateCalls.NavigationController(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UINavigationControllerDelegateCalls {
  /// The methods `navigationController` of an object.
  @preconcurrency @MainActor public struct NavigationController {
    let owner: any UINavigationControllerDelegate

    /// Calls `navigationController(_:willShow:animated:)`.
    public func callAsFunction(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      owner.navigationController(navigationController, willShow: viewController, animated: animated)
    }
    /// Calls `navigationController(_:didShow:animated:)`.
    public func callAsFunction(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      owner.navigationController(navigationController, didShow: viewController, animated: animated)
    }
    /// Calls `navigationController(_:interactionControllerFor:)`.
    @discardableResult
    public func callAsFunction(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      owner.navigationController(
        navigationController, interactionControllerFor: animationController
      )
    }
    /// Calls `navigationController(_:animationControllerFor:from:to:)`.
    @discardableResult
    public func callAsFunction(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      owner.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC
      )
    }
  }
}
