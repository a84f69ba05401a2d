import UIKit

/// The first page: the shore at low tide. Pulled down anywhere, it brings the tide table.
@MainActor final class ShoreViewController: UIViewController, UIGestureRecognizerDelegate {
  private let page = ShoreView()
  private var drag: PullDownDrag?

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector(ShoreViewController.handlePan))
    pan.name = "pull"
    pan.delegate = self
    page.addGestureRecognizer(pan)
    page.openButton.addTarget(
      self, action: Selector(ShoreViewController.openTides), for: .touchUpInside)
  }

  func openTides() { show(TidesViewController(), sender: self) }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let drag = PullDownDrag(direction: 1)
      let tides = TidesViewController()
      self.drag = drag
      drag.begin(tides.transition) { show(tides, sender: self) }
    case .changed: drag?.follow(pan)
    case .ended:
      drag?.end(pan)
      drag = nil
    case .cancelled:
      drag?.cancel()
      drag = nil
    default: break
    }
  }

  /// Only a pull downwards is ours.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: page)
    return way.y > 0 && way.y >= abs(way.x) && presentedViewController == nil
  }
}
