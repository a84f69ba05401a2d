import UIKit

/// The second page: the tide table. Pushed up anywhere, it goes back.
@MainActor final class TidesViewController: UIViewController, UIGestureRecognizerDelegate {
  let transition = PullDownTransition()
  private let page = TidesView()
  private var drag: PullDownDrag?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector(TidesViewController.handlePan))
    pan.name = "push"
    pan.delegate = self
    page.addGestureRecognizer(pan)
    page.closeButton.addTarget(
      self, action: Selector(TidesViewController.close), for: .touchUpInside)
  }

  func close() { dismiss(animated: true) }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let drag = PullDownDrag(direction: -1)
      self.drag = drag
      drag.begin(transition) { dismiss(animated: true) }
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

  /// Only a push upwards is ours.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: page)
    return way.y < 0 && -way.y >= abs(way.x) && !isBeingDismissed
  }
}
