import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension UIScrollViewDelegate {
  /// The method `scrollViewDidScroll(_:)`.
  @_disfavoredOverload public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  /// The method `scrollViewWillBeginDragging(_:)`.
  @_disfavoredOverload public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)?
  {
    { self.scrollViewWillBeginDragging($0) }
  }
  /// The method `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  @_disfavoredOverload public var scrollViewWillEndDragging:
    UIScrollViewDelegateCalls.ScrollViewWillEndDragging?
  {
    UIScrollViewDelegateCalls.ScrollViewWillEndDragging(owner: self)
  }
  /// The method `scrollViewDidEndDragging(_:willDecelerate:)`.
  @_disfavoredOverload public var scrollViewDidEndDragging:
    UIScrollViewDelegateCalls.ScrollViewDidEndDragging?
  {
    UIScrollViewDelegateCalls.ScrollViewDidEndDragging(owner: self)
  }
  /// The method `scrollViewWillBeginDecelerating(_:)`.
  @_disfavoredOverload public var scrollViewWillBeginDecelerating:
    (@MainActor (UIScrollView) -> Void)?
  {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  /// The method `scrollViewDidEndDecelerating(_:)`.
  @_disfavoredOverload public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)?
  {
    { self.scrollViewDidEndDecelerating($0) }
  }
  /// The method `scrollViewDidEndScrollingAnimation(_:)`.
  @_disfavoredOverload public var scrollViewDidEndScrollingAnimation:
    (@MainActor (UIScrollView) -> Void)?
  {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum UIScrollViewDelegateCalls {
  /// The methods `scrollViewWillEndDragging` of an object.
  @preconcurrency @MainActor public struct ScrollViewWillEndDragging {
    let owner: any UIScrollViewDelegate

    /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      owner.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset
      )
    }
  }

  /// The methods `scrollViewDidEndDragging` of an object.
  @preconcurrency @MainActor public struct ScrollViewDidEndDragging {
    let owner: any UIScrollViewDelegate

    /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      owner.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
}
