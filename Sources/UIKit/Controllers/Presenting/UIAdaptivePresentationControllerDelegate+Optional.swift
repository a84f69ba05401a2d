import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UIAdaptivePresentationControllerDelegate {
  /// The methods `adaptivePresentationStyle`.
  @_disfavoredOverload public var adaptivePresentationStyle:
    UIAdaptivePresentationControllerDelegateCalls.AdaptivePresentationStyle?
  {
    UIAdaptivePresentationControllerDelegateCalls.AdaptivePresentationStyle(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UIAdaptivePresentationControllerDelegateCalls {
  /// The methods `adaptivePresentationStyle` of an object.
  @preconcurrency @MainActor public struct AdaptivePresentationStyle {
    let owner: any UIAdaptivePresentationControllerDelegate

    /// Calls `adaptivePresentationStyle(for:)`.
    @discardableResult
    public func callAsFunction(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      owner.adaptivePresentationStyle(for: controller)
    }
    /// Calls `adaptivePresentationStyle(for:traitCollection:)`.
    @discardableResult
    public func callAsFunction(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      owner.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
    }
  }
}
