import Foundation
import GlissadeGestures

/// The scroll view in which a page view controller's pages lie side by side. Pages lie at whole
/// multiples of its length, of which the first to be shown has number 0 and which only grow:
/// nothing is ever moved back under a finger.
final class PageScrollView: UIScrollView {
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
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Places

  /// The length of a page with its gap, in points.
  var extent: CGFloat { isVertical ? bounds.height : bounds.width }

  /// Where it is, in pages.
  var position: Double { extent > 0 ? Double(along(contentOffset) / extent) : 0 }

  /// The page that what moves by itself leads to; nil where nothing does.
  var goal: Int? { run.map { Int((along($0.trajectory.restingOffset) / extent).rounded()) } }

  func offset(of slot: Int) -> CGPoint { point(CGFloat(slot) * extent) }

  func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
  private func point(_ distance: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  // One page is the content; those around it lie in its margins. Neither is for anybody to set.
  override var contentSize: CGSize {
    get { bounds.size }
    set {}
  }

  override var adjustedContentInset: UIEdgeInsets {
    guard let slots = pager?.slots else { return .zero }
    let (before, after) = (
      -CGFloat(slots.lowerBound) * extent, CGFloat(slots.upperBound) * extent
    )
    return isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
  }

  /// There are other pages around: a finger goes on from where it has pulled to; what runs leads to
  /// a page that is still there.
  func slotsChanged() {
    if drag != nil { rebaseDrag() }
  }

  // MARK: Moving

  override func willScroll() { pager?.askForNeighbours() }
  override func didScroll() { pager?.pagesMoved() }
  override func didRest() { pager?.pagesRest() }

  /// Shows a page at once; who drags or what runs has lost it.
  func jump(to slot: Int) {
    if isTracking {
      pan.isEnabled = false
      pan.isEnabled = isScrollEnabled
    }
    stopRun()
    move(to: offset(of: slot))
  }

  /// Takes another size; what shows, in pages, stays, and so does where it is going and how fast.
  ///
  /// - Parameter home: the page to show if there was no room for any before.
  func resize(to frame: CGRect, home: Int) {
    guard frame != self.frame else { return }
    let (old, kept) = (extent, run)
    var position = old > 0 ? position : Double(home)
    // What is in its place stays so to the last bit.
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
    self.run = run
    followFrames()
  }
}
