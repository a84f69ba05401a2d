import Foundation
import GlissadeGestures

/// The cause of a change of the content offset.
enum OffsetCause { case client, motion }

extension UIScrollView {
  /// The range of the content offset, from left to right.
  var horizontalAxis: ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      from: -inset.left, to: contentSize.width + inset.right - bounds.width, extent: bounds.width,
      alwaysBounces: alwaysBounceHorizontal)
  }

  /// The range of the content offset, from top to bottom.
  var verticalAxis: ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      from: -inset.top, to: contentSize.height + inset.bottom - bounds.height,
      extent: bounds.height, alwaysBounces: alwaysBounceVertical)
  }

  private func axis(
    from first: CGFloat, to last: CGFloat, extent: CGFloat, alwaysBounces: Bool
  ) -> ScrollAxis {
    ScrollAxis(
      range: first...max(first, last), extent: extent,
      bounces: bounces && (alwaysBounces || last > first))
  }

  /// Returns whether a drag along an axis can move the content.
  func canDrag(along axis: ScrollAxis) -> Bool {
    axis.bounces || axis.range.lowerBound < axis.range.upperBound
  }

  /// Returns the nearest offset within the range.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  /// Handles a change of the content's size or of the view's.
  func rangeChanged() {
    setNeedsLayout()
    if drag != nil {
      rebaseDrag()
    } else if let run, run.kind != .wheel {
      if run.kind.isDeceleration { redirectRun() }
    } else if !isTracking {
      stopRun()
      move(to: clamped(contentOffset))
    }
  }

  /// Sets the content offset for the current drag or motion.
  func move(to offset: CGPoint) {
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
    didScroll()
    delegate?.scrollViewDidScroll(self)
  }
}
