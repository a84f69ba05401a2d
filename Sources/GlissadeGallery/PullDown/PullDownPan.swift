import UIKit

/// A pan on a page that begins a transition with a drag as its driver.
@MainActor final class PullDownPan: NSObject, UIGestureRecognizerDelegate {
  /// The direction of the page: 1 down, −1 up.
  private let direction: CGFloat
  private let canBegin: () -> Bool
  private let start: (PullDownDrag) -> Void
  private var drag: PullDownDrag?
  /// The fraction of the distance beyond which a page released at rest continues to the end.
  var threshold: CGFloat = 0.5
  private let pan = UIPanGestureRecognizer()

  /// Creates a pan.
  ///
  /// - Parameters:
  ///   - name: The name of the gesture recognizer.
  ///   - page: The view of the pan.
  ///   - direction: The direction of the page: 1 down, −1 up.
  ///   - canBegin: A closure that returns whether the pan may begin.
  ///   - start: A closure that receives the drag when the pan has begun.
  init(
    named name: String, on page: UIView, direction: CGFloat, canBegin: @escaping () -> Bool,
    start: @escaping (PullDownDrag) -> Void
  ) {
    self.direction = direction
    self.canBegin = canBegin
    self.start = start
    super.init()
    pan.addTarget(self, action: Selector(PullDownPan.handle))
    pan.name = name
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
    page.addGestureRecognizer(pan)
  }

  func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let drag = PullDownDrag(pan, direction: direction)
      self.drag = drag
      start(drag)
    case .changed: drag?.follow(pan)
    case .ended:
      drag?.end(pan, threshold: threshold)
      drag = nil
    case .cancelled:
      drag?.cancel()
      drag = nil
    default: break
    }
  }

  /// The release of the page at this instant; `nil` while it is not dragged.
  var release: DragReading? { drag?.release(of: pan, threshold: threshold) }

  /// The pan begins only in the page's direction.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let translation = pan.translation(in: pan.view)
    return translation.y * direction > 0 && abs(translation.y) >= abs(translation.x) && canBegin()
  }
}
