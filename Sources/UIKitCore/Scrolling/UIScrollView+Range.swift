import Foundation
import GlissadeGestures

/// An object outside of a scroll view that moves with the scroll view's content, such as the title
/// of a page.
@MainActor package protocol ScrollFollower: AnyObject {
  /// Updates the object after the content offset has changed.
  func contentMoved(in scrollView: UIScrollView)
  /// Returns the content offset at which released content comes to rest instead of a proposed
  /// offset.
  func restingOffset(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint
}

/// An object that arranges the content of a scroll view, such as its pages or elements. Every
/// member has a default implementation.
@MainActor package protocol ScrollArrangement: AnyObject {
  /// The size of the scrollable area, in points, or `nil` for `contentSize`.
  var scrolledExtent: CGSize? { get }
  /// Prepares the content at the beginning of a touch or a turn of the wheel. When this method
  /// returns, the scrollable range must be known.
  func willScroll()
  /// Handles a change of the content offset from any cause.
  func didScroll()
  /// Handles a change of bounds that is about to happen.
  func boundsWillChange(to newBounds: CGRect)
  /// Returns the content offset at which released content comes to rest. It is called before the
  /// delegate.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which the content would come to rest by itself.
  ///   - velocity: The velocity of the content offset, in points per second.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint
  /// Handles the end of all motions of the content and of all touches.
  func didRest()
}

extension ScrollArrangement {
  package var scrolledExtent: CGSize? { nil }
  package func willScroll() {}
  package func didScroll() {}
  package func boundsWillChange(to newBounds: CGRect) {}
  package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  package func didRest() {}
}

/// The cause of a change of the content offset.
enum OffsetCause { case client, motion }

extension UIScrollView {
  /// The horizontal range of the content offset.
  var horizontalAxis: ScrollAxis { horizontalAxis(of: scrolledSize.width) }

  /// The vertical range of the content offset.
  package var verticalAxis: ScrollAxis { verticalAxis(of: scrolledSize.height) }

  /// Returns the horizontal range of the content offset for content of a width.
  func horizontalAxis(of width: CGFloat) -> ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      from: -inset.left, to: width + inset.right - bounds.width, extent: bounds.width,
      alwaysBounces: alwaysBounceHorizontal)
  }

  /// Returns the vertical range of the content offset for content of a height.
  func verticalAxis(of height: CGFloat) -> ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      from: -inset.top, to: height + inset.bottom - bounds.height,
      extent: bounds.height, alwaysBounces: alwaysBounceVertical)
  }

  private func axis(
    from first: CGFloat, to last: CGFloat, extent: CGFloat, alwaysBounces: Bool
  ) -> ScrollAxis {
    ScrollAxis(
      range: first...max(first, last), extent: extent,
      // Insets that center the content make both ends of the range equal, except for rounding.
      bounces: bounces && (alwaysBounces || last > first + 1e-6))
  }

  /// Returns whether a drag along an axis can move the content.
  package func canDrag(along axis: ScrollAxis) -> Bool {
    axis.bounces || axis.range.lowerBound < axis.range.upperBound - 1e-6
  }

  /// Returns the content offset within the range that is nearest to an offset.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  /// Handles a change of the scrollable range, for example by a new size of the content or the
  /// view.
  ///
  /// - Parameter keepsOffset: A Boolean value that indicates whether resting content keeps its
  ///   offset, even beyond an end.
  func rangeChanged(keepsOffset: Bool = false) {
    setNeedsLayout()
    guard !isOwnWrite else { return }
    if drag != nil {
      rebaseDrag()
    } else if let run, run.kind != .wheel {
      if run.kind.isDeceleration || run.zoom != nil { redirectRun() }
    } else if !isTracking, !keepsOffset {
      stopRun()
      move(to: clamped(contentOffset))
    }
  }

  /// Sets the content offset for the current drag or motion.
  package func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    isOwnWrite = true
    contentOffset = offset
  }

  /// Handles a change of the content offset.
  func offsetChanged(by cause: OffsetCause) {
    setNeedsLayout()
    if cause == .client {
      changeCount += 1
      if drag != nil { rebaseDrag() } else { redirectRun() }
    }
    arrangement?.didScroll()
    followRefreshControl()
    follower?.contentMoved(in: self)
    delegate?.scrollViewDidScroll(self)
  }
}
