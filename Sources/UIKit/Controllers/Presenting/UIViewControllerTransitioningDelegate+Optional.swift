import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UIViewControllerTransitioningDelegate {
  /// The methods `animationController`.
  @_disfavoredOverload public var animationController:
    UIViewControllerTransitioningDelegateCalls.AnimationController?
  {
    UIViewControllerTransitioningDelegateCalls.AnimationController(owner: self)
  }
  /// The method `interactionControllerForPresentation(using:)`.
  @_disfavoredOverload public var interactionControllerForPresentation:
    UIViewControllerTransitioningDelegateCalls.InteractionControllerForPresentation?
  {
    UIViewControllerTransitioningDelegateCalls.InteractionControllerForPresentation(owner: self)
  }
  /// The method `interactionControllerForDismissal(using:)`.
  @_disfavoredOverload public var interactionControllerForDismissal:
    UIViewControllerTransitioningDelegateCalls.InteractionControllerForDismissal?
  {
    UIViewControllerTransitioningDelegateCalls.InteractionControllerForDismissal(owner: self)
  }
  /// The method `presentationController(forPresented:presenting:source:)`.
  @_disfavoredOverload public var presentationController:
    UIViewControllerTransitioningDelegateCalls.PresentationController?
  {
    UIViewControllerTransitioningDelegateCalls.PresentationController(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UIViewControllerTransitioningDelegateCalls {
  /// The methods `animationController` of an object.
  @preconcurrency @MainActor public struct AnimationController {
    let owner: any UIViewControllerTransitioningDelegate

    /// Calls `animationController(forPresented:presenting:source:)`.
    @discardableResult
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      owner.animationController(forPresented: presented, presenting: presenting, source: source)
    }
    /// Calls `animationController(forDismissed:)`.
    @discardableResult
    public func callAsFunction(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      owner.animationController(forDismissed: dismissed)
    }
  }

  /// The methods `interactionControllerForPresentation` of an object.
  @preconcurrency @MainActor public struct InteractionControllerForPresentation {
    let owner: any UIViewControllerTransitioningDelegate

    /// Calls `interactionControllerForPresentation(using:)`.
    @discardableResult
    public func callAsFunction(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      owner.interactionControllerForPresentation(using: animator)
    }
  }

  /// The methods `interactionControllerForDismissal` of an object.
  @preconcurrency @MainActor public struct InteractionControllerForDismissal {
    let owner: any UIViewControllerTransitioningDelegate

    /// Calls `interactionControllerForDismissal(using:)`.
    @discardableResult
    public func callAsFunction(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      owner.interactionControllerForDismissal(using: animator)
    }
  }

  /// The methods `presentationController` of an object.
  @preconcurrency @MainActor public struct PresentationController {
    let owner: any UIViewControllerTransitioningDelegate

    /// Calls `presentationController(forPresented:presenting:source:)`.
    @discardableResult
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      owner.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
  }
}
