import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UIViewImplicitlyAnimating {
  /// The methods `addAnimations`.
  @_disfavoredOverload public var addAnimations: UIViewImplicitlyAnimatingCalls.AddAnimations? {
    UIViewImplicitlyAnimatingCalls.AddAnimations(owner: self)
  }
  /// The method `addCompletion(_:)`.
  @_disfavoredOverload public var addCompletion:
    (@MainActor (@escaping (UIViewAnimatingPosition) -> Void) -> Void)?
  {
    { self.addCompletion($0) }
  }
  /// The method `continueAnimation(withTimingParameters:durationFactor:)`.
  @_disfavoredOverload public var continueAnimation:
    UIViewImplicitlyAnimatingCalls.ContinueAnimation?
  {
    UIViewImplicitlyAnimatingCalls.ContinueAnimation(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UIViewImplicitlyAnimatingCalls {
  /// The methods `addAnimations` of an object.
  @preconcurrency @MainActor public struct AddAnimations {
    let owner: any UIViewImplicitlyAnimating

    /// Calls `addAnimations(_:delayFactor:)`.
    public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
      owner.addAnimations(animation, delayFactor: delayFactor)
    }
    /// Calls `addAnimations(_:)`.
    public func callAsFunction(_ animation: @escaping () -> Void) {
      owner.addAnimations(animation)
    }
  }

  /// The methods `continueAnimation` of an object.
  @preconcurrency @MainActor public struct ContinueAnimation {
    let owner: any UIViewImplicitlyAnimating

    /// Calls `continueAnimation(withTimingParameters:durationFactor:)`.
    public func callAsFunction(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
      owner.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
  }
}
