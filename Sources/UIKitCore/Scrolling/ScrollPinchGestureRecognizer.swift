import Foundation

/// The pinch of a scroll view. It begins only if there is a view to zoom, and notifies the scroll
/// view of touches that come and go, so that the content does not jump.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override var allowsBeginning: Bool { scrollView?.zoomedView != nil }

  /// A pinch and a drag move the same content together.
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
