import Foundation
import GlissadeGestures

/// The pan of a scroll view. It begins only along axes with a scrollable range, and notifies the
/// scroll view of each touch already when it begins, because a touch stops moving content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// The direction of the pointer's motion when the pan began, in points of the window.
  private(set) var direction = CGPoint.zero

  /// The whole movement since the touch began, in points of the scroll view. Setting the pan's
  /// translation does not change it.
  var travel: CGPoint { scrollView?.vectorFromWindow(tracker.travel) ?? tracker.travel }

  /// The pan follows scrolls on a touchpad only to turn pages. Otherwise the scroll view moves its
  /// content without the pan (O-05).
  override var acceptsScrolls: Bool { scrollView?.isPagingEnabled ?? false }

  /// The pan does not begin with a touchpad scroll beyond the last page, so that a view around the
  /// pages can follow the scroll. It also does not begin at the end of the content if an outer
  /// scroll view can scroll further.
  override var allowsBeginning: Bool {
    guard let scrollView else { return true }
    if touches.first?.type == .indirect {
      return scrollView.hasContent(towards: tracker.translation)
    }
    return !scrollView.leavesDrag(towards: scrollView.vectorFromWindow(tracker.translation))
  }

  /// A pan does not prevent the pinch of the same scroll view, because both move the content
  /// together.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer as? ScrollPinchGestureRecognizer)?.scrollView !== scrollView
      || scrollView == nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    rangeChanged()
    scrollView?.touchBegan()
    super.touchesBegan(touches, with: event)
  }

  /// Updates the axes along which the pan measures movements. It is called when a touch begins and
  /// in a pinch.
  func rangeChanged() {
    guard let scrollView else { return }
    tracker.countsHorizontal = scrollView.canDrag(along: scrollView.horizontalAxis)
    tracker.countsVertical = scrollView.canDrag(along: scrollView.verticalAxis)
  }

  override func didBegin() {
    direction = tracker.translation
    super.didBegin()
  }

  override func reset() {
    super.reset()
    scrollView?.touchEnded()
  }
}
