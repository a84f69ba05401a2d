import Foundation

/// Hears how a scroll view is scrolled. Every method may be left out.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset changed, whoever changed it. Setting it in here moves the content, and the
  /// finger or the motion goes on from there.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger has begun to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A finger is about to let go.
  ///
  /// - Parameters:
  ///   - velocity: of the content offset, in points per millisecond.
  ///   - targetContentOffset: where the content will come to rest; it goes where this is set to.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// A finger has let go; `decelerate` says that the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on by itself after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest after a drag, or was stopped by a finger or by the program.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// A change of offset that the program animated has arrived.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
