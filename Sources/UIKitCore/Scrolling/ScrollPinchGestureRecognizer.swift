import Foundation

/// The pinch of a scroll view. It begins only if there is a view to zoom, and notifies the scroll
/// view when a touch begins or ends, so that the content does not jump.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override var allowsBeginning: Bool { scrollView?.zoomedView != nil }

  /// A pinch does not prevent the pan of the same scroll view, because both move the content
  /// together.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.holdContent()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    scrollView?.holdContent()
  }
}
