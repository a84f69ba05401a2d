import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UIGestureRecognizerDelegate {
  /// The method `gestureRecognizerShouldBegin(_:)`.
  @_disfavoredOverload public var gestureRecognizerShouldBegin:
    (@MainActor (UIGestureRecognizer) -> Bool)?
  {
    { self.gestureRecognizerShouldBegin($0) }
  }
  /// The methods `gestureRecognizer`.
  @_disfavoredOverload public var gestureRecognizer:
    UIGestureRecognizerDelegateCalls.GestureRecognizer?
  {
    UIGestureRecognizerDelegateCalls.GestureRecognizer(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UIGestureRecognizerDelegateCalls {
  /// The methods `gestureRecognizer` of an object.
  @preconcurrency @MainActor public struct GestureRecognizer {
    let owner: any UIGestureRecognizerDelegate

    /// Calls `gestureRecognizer(_:shouldReceive:)`.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      owner.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
    /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      owner.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
      )
    }
    /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      owner.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
    /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
    @discardableResult
    public func callAsFunction(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      owner.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }
}
