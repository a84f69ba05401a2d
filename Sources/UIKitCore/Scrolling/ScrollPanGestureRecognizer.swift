import Foundation
import GlissadeGestures

/// The pan of a scroll view. It begins only along axes with a scrollable range, and notifies the
/// scroll view of touches before they are a drag, because they stop moving content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// The direction of the pointer's motion when the pan began, in points of the window.
  private(set) var direction = CGPoint.zero

  /// The whole movement since the touch began, in points of the scroll view; setting the
  /// translation does not change it.
  var travel: CGPoint { scrollView?.vectorFromWindow(tracker.travel) ?? tracker.travel }

  /// Scrolls move content by themselves, and turn pages by the pan (O-05).
  override var acceptsScrolls: Bool { scrollView?.isPagingEnabled ?? false }

  /// A scroll of a touchpad does not pull pages beyond the last one, so that views around them can
  /// follow it. At its end, content leaves a drag to a scroll view around it that has more.
  override var allowsBeginning: Bool {
    guard let scrollView else { return true }
    if touches.first?.type == .indirect {
      return scrollView.hasContent(towards: tracker.translation)
    }
    return !scrollView.leavesDrag(towards: scrollView.vectorFromWindow(tracker.translation))
  }

  /// A pinch and a drag move the same content together.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    (preventedGestureRecognizer as? ScrollPinchGestureRecognizer)?.scrollView !== scrollView
      || scrollView == nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    rangeChanged()
    scrollView?.touchBegan()
    super.touchesBegan(touches, with: event)
  }

  /// Updates the axes along which a movement counts, at the beginning of a touch or in a pinch.
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
