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
  /// follow it.
  override var allowsBeginning: Bool {
    guard touches.first?.type == .indirect, let scrollView else { return true }
    return scrollView.hasContent(towards: tracker.translation)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let scrollView {
      tracker.countsHorizontal = scrollView.canDrag(along: scrollView.horizontalAxis)
      tracker.countsVertical = scrollView.canDrag(along: scrollView.verticalAxis)
      scrollView.touchBegan()
    }
    super.touchesBegan(touches, with: event)
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
