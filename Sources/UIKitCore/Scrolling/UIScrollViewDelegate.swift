import Foundation

/// A delegate that is notified of the scrolling, dragging and zooming of a scroll view. All methods
/// are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: DelegateObject {
  /// Notifies the delegate that the content offset has changed from any cause. The delegate can set
  /// the offset in this method, and the drag or the motion continues from the new offset.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Notifies the delegate that a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Notifies the delegate that a drag is about to end.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content comes to rest. The delegate can set
  ///     another offset.
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

  /// Returns the subview of the scroll view that is scaled when the content is zoomed. With `nil`,
  /// the content cannot be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Notifies the delegate that a pinch or an animation is about to zoom the content.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Notifies the delegate that the zoom scale has changed from any cause. The delegate can move
  /// the zoomed view in this method, for example to the center.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Notifies the delegate that the zooming has ended. If the scale was beyond the limits, it is
  /// called after the scale has returned.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
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
  /// Returns `nil`: the default implementation selects no view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
