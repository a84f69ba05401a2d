import UIKit

/// A page that pulls another one over itself, which a push takes away again; so on to a depth of 3.
///
/// A tap does without a finger what a drag does with it. Its temper hears of every callback.
@MainActor final class CurtainPage: UIViewController, UIGestureRecognizerDelegate {
  let depth: Int
  let temper: Temper
  let curtain: Curtain
  private var driver: UIPercentDrivenInteractiveTransition?

  /// - Parameter covers: whether the page that is covered leaves the window.
  init(depth: Int = 0, covers: Bool, temper: Temper) {
    (self.depth, self.temper) = (depth, temper)
    curtain = Curtain(covers: covers)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = curtain
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page.\(depth)"
    view.backgroundColor = [.white, .yellow, .orange][depth % 3]
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let pan = UIPanGestureRecognizer(target: self, action: Selector(CurtainPage.handlePan))
    pan.delegate = self
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(CurtainPage.handleTap)))
  }

  func open(animated: Bool) {
    guard depth < 2 else { return }
    start(CurtainPage(depth: depth + 1, covers: curtain.covers, temper: temper), animated)
  }

  private func start(_ page: CurtainPage, _ animated: Bool) {
    present(page, animated: animated) { [self] in temper.strike(self, .completion) }
  }

  func close(animated: Bool) {
    guard presentingViewController != nil || presentedViewController != nil else { return }
    dismiss(animated: animated) { [self] in temper.strike(self, .completion) }
  }

  // MARK: Fingers

  func handleTap() {
    if depth < 2 { open(animated: true) } else { close(animated: true) }
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pullsDown: pan.velocity(in: nil).y >= 0)
    case .changed: driver?.update(abs(pan.translation(in: nil).y) / view.bounds.height)
    case .ended:
      abs(pan.translation(in: nil).y) > 150 ? driver?.finish() : driver?.cancel()
      driver = nil
    case .cancelled:
      driver?.cancel()
      driver = nil
    default: break
    }
  }

  private func begin(pullsDown: Bool) {
    let driver = UIPercentDrivenInteractiveTransition()
    self.driver = driver
    if pullsDown {
      guard depth < 2 else { return }
      let page = CurtainPage(depth: depth + 1, covers: curtain.covers, temper: temper)
      page.curtain.driver = driver
      start(page, true)
    } else {
      curtain.driver = driver
      close(animated: true)
    }
  }

  // MARK: Callbacks

  override func viewWillAppear(_ animated: Bool) { temper.strike(self, .viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { temper.strike(self, .viewIsAppearing) }
  override func viewDidAppear(_ animated: Bool) { temper.strike(self, .viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { temper.strike(self, .viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { temper.strike(self, .viewDidDisappear) }
}
