import Foundation
import GlissadeGestures

/// Who moved the content.
enum OffsetCause { case client, motion }

extension UIScrollView {
  /// Where the content may rest, from left to right.
  var horizontalAxis: ScrollAxis {
    let inset = adjustedContentInset
    return axis(
      from: -inset.left, to: contentSize.width + inset.right - bounds.width, extent: bounds.width,
      alwaysBounces: alwaysBounceHorizontal)
  }

  /// Where the content may rest, from top to bottom.
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

  /// Whether a drag along an axis moves anything.
  func canDrag(along axis: ScrollAxis) -> Bool {
    axis.bounces || axis.range.lowerBound < axis.range.upperBound
  }

  /// The nearest offset at which the content may rest.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: horizontalAxis.clamped(offset.x), y: verticalAxis.clamped(offset.y))
  }

  /// The content has another size, or is seen through another one.
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

  /// Shows another part of the content, as the drag or motion under way has it.
  func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    isOwnWrite = true
    contentOffset = offset
  }

  /// The offset is another one by now.
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
