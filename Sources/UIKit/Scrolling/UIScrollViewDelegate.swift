import Foundation

/// A delegate of a scroll view. All methods are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Notifies the delegate that the content offset has changed, whatever the cause. The delegate
  /// can set it here, and the drag or the motion continues from there.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Notifies the delegate that a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Notifies the delegate that a drag is about to end.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content comes to rest. The delegate can
  ///     change it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Notifies the delegate that a drag has ended; `decelerate` indicates whether the content
  /// continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Notifies the delegate that the content continues to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Notifies the delegate that the content came to rest after a drag, or was stopped by a touch or
  /// by the program.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Notifies the delegate that an animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default implementation does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
