import UIKitCore
import GlissadeGestures

/// The scroll view of a page view controller, which contains the pages side by side. The pages are
/// at whole multiples of `extent`, and the first page is at 0. No page is moved during a drag.
final class PageScrollView: UIScrollView, ScrollArrangement {
  let isVertical: Bool
  weak var pager: UIPageViewController?

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    isPagingEnabled = true
    alwaysBounceHorizontal = !isVertical
    alwaysBounceVertical = isVertical
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    arrangement = self
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Places

  /// The length of a page with its gap, in points.
  var extent: CGFloat { isVertical ? bounds.height : bounds.width }

  /// The position of the content offset, in pages.
  var position: Double { extent > 0 ? Double(along(contentOffset) / extent) : 0 }

  /// The position in pages at which a running scroll ends, or `nil` if no scroll is running.
  var goal: Int? { run.map { Int((along($0.trajectory.restingOffset) / extent).rounded()) } }

  func offset(of slot: Int) -> CGPoint { point(CGFloat(slot) * extent) }

  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  private func point(_ distance: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  // The content size is that of one page. The pages before and after it are in the content insets.
  var scrolledExtent: CGSize? { bounds.size }

  override var adjustedContentInset: UIEdgeInsets {
    guard let slots = pager?.slots else { return .zero }
    let (before, after) = (
      -CGFloat(slots.lowerBound) * extent, CGFloat(slots.upperBound) * extent
    )
    return isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
  }

  /// Continues a drag at its current position after the data source has returned other neighbors.
  func slotsChanged() {
    if drag != nil { rebaseDrag() }
  }

  // MARK: Moving

  package func willScroll() { pager?.askForNeighbours() }
  package func didScroll() { pager?.pagesMoved() }
  package func didRest() { pager?.pagesRest() }

  /// Shows a page at once, and ends a drag or a running scroll.
  func jump(to slot: Int) {
    if isTracking {
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = isScrollEnabled
    }
    stopRun()
    move(to: offset(of: slot))
  }

  /// Changes the frame. The position in pages stays the same. A running scroll keeps its target
  /// page and its velocity in pages.
  ///
  /// - Parameter home: The position in pages to show if the size was zero before.
  func resize(to frame: CGRect, home: Int) {
    guard frame != self.frame else { return }
    let (old, kept) = (extent, run)
    var position = old > 0 ? position : Double(home)
    // If a page is in its place, rounding keeps it exactly there.
    if abs(position - position.rounded()) < 1e-9 { position.round() }
    super.frame = frame
    guard extent > 0 else { return }
    let factor = old > 0 ? extent / old : 1
    move(to: point(CGFloat(position) * extent))
    if let drag {
      self.drag?.start = point(along(drag.start) * factor)
      rebaseDrag()
    }
    guard let kept, old > 0 else { return }
    let goal = Int((along(kept.trajectory.restingOffset) / old).rounded())
    var run = ContentRun(
      kept.kind,
      ScrollTrajectory(
        from: contentOffset, to: offset(of: goal), velocity: point(along(kept.velocity) * factor),
        frequency: kept.kind.isDeceleration
          ? ScrollConstants.bounceFrequency : ScrollConstants.animationFrequency,
        start: kept.shownTime))
    run.isAnnounced = kept.isAnnounced
    run.hold = kept.hold
    self.run = run
    followFrames()
  }
}
