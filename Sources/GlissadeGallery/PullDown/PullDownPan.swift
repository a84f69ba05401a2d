import UIKit

/// The pan on a page: each time it begins, it starts a transition with a drag as its driver.
@MainActor final class PullDownPan: NSObject, UIGestureRecognizerDelegate {
  /// Which way the page goes: 1 down, −1 up.
  private let direction: CGFloat
  private let isWelcome: () -> Bool
  private let start: (PullDownDrag) -> Void
  private var drag: PullDownDrag?
  /// The part of the way past which a page let go at rest goes on.
  var threshold: CGFloat = 0.5
  private let pan = UIPanGestureRecognizer()

  /// - Parameters:
  ///   - isWelcome: asked before it begins.
  ///   - start: gets the drag when it has begun.
  init(
    named name: String, on page: UIView, direction: CGFloat, isWelcome: @escaping () -> Bool,
    start: @escaping (PullDownDrag) -> Void
  ) {
    (self.direction, self.isWelcome, self.start) = (direction, isWelcome, start)
    super.init()
    pan.addTarget(self, action: Selector(PullDownPan.handle))
    pan.name = name
    pan.delegate = self
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

  /// What letting go now would do; nil while nothing is held.
  var release: Release? { drag?.release(of: pan, threshold: threshold) }

  /// Only a pan in the page's direction is ours.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: pan.view)
    return way.y * direction > 0 && abs(way.y) >= abs(way.x) && isWelcome()
  }
}
