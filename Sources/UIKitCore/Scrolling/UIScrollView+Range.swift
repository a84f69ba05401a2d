import Foundation
import GlissadeGestures

/// An object outside of a scroll view that moves with its content, such as the title of a page.
@MainActor protocol ScrollFollower: AnyObject {
  /// Follows a change of the content offset.
  func contentMoved(in scrollView: UIScrollView)
  /// Returns the offset at which released content comes to rest instead of a proposed one.
  func restingOffset(of scrollView: UIScrollView, proposed: CGPoint) -> CGPoint
}

/// An object that arranges the content of a scroll view, such as its pages or elements. Every
/// member has a default.
@MainActor package protocol ScrollArrangement: AnyObject {
  /// The size of what is scrolled in place of the content's, or `nil`.
  var scrolledExtent: CGSize? { get }
  /// Prepares the content at the beginning of a touch or a turn of the wheel; its range must be
  /// known then.
  func willScroll()
  /// Handles a changed content offset, whatever its cause.
  func didScroll()
  /// Handles a change of bounds that is about to happen.
  func boundsWillChange(to newBounds: CGRect)
  /// Returns the offset at which released content comes to rest, before the delegate is asked.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which it would come to rest by itself.
  ///   - velocity: The velocity of the content offset, in points per second.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint
  /// Handles the end of all motions and touches.
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
  /// The range of the content offset, from left to right.
  var horizontalAxis: ScrollAxis { horizontalAxis(of: scrolledSize.width) }

  /// The range of the content offset, from top to bottom.
  package var verticalAxis: ScrollAxis { verticalAxis(of: scrolledSize.height) }

  /// Returns the range of the content offset from left to right for content of a width.
  func horizontalAxis(of width: CGFloat) -> ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      from: -inset.left, to: width + inset.right - bounds.width, extent: bounds.width,
      alwaysBounces: alwaysBounceHorizontal)
  }

  /// Returns the range of the content offset from top to bottom for content of a height.
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
      // Insets that center the content make both ends equal, up to the last bit.
      bounces: bounces && (alwaysBounces || last > first + 1e-6))
  }

  /// Returns whether a drag along an axis can move the content.
  package func canDrag(along axis: ScrollAxis) -> Bool {
    axis.bounces || axis.range.lowerBound < axis.range.upperBound - 1e-6
  }

  /// Returns the nearest offset within the range.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  /// Handles a change of the content's size or of the view's.
  ///
  /// - Parameter keepsOffset: A Boolean value that indicates whether content at rest stays where it
  ///   is, even beyond an end.
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

  /// Handles a changed offset.
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
