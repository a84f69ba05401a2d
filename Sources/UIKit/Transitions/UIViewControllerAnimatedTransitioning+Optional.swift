import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UIViewControllerAnimatedTransitioning {
  /// The method `interruptibleAnimator(using:)`.
  @_disfavoredOverload public var interruptibleAnimator:
    UIViewControllerAnimatedTransitioningCalls.InterruptibleAnimator?
  {
    UIViewControllerAnimatedTransitioningCalls.InterruptibleAnimator(owner: self)
  }
  /// The method `animationEnded(_:)`.
  @_disfavoredOverload public var animationEnded: (@MainActor (Bool) -> Void)? {
    { self.animationEnded($0) }
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UIViewControllerAnimatedTransitioningCalls {
  /// The methods `interruptibleAnimator` of an object.
  @preconcurrency @MainActor public struct InterruptibleAnimator {
    let owner: any UIViewControllerAnimatedTransitioning

    /// Calls `interruptibleAnimator(using:)`.
    @discardableResult
    public func callAsFunction(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      owner.interruptibleAnimator(using: transitionContext)
    }
  }
}
