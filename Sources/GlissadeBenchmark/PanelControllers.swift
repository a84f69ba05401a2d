import UIKit

/// The page that stays. A pull brings the panel.
@MainActor final class BasePageController: UIViewController {
  private var driver: UIPercentDrivenInteractiveTransition?
  private let hasTab: Bool

  init(hasTab: Bool) {
    self.hasTab = hasTab
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = PageView(title: "Below", color: .white) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(BasePageController.pull)))
  }

  func pull(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, presentedViewController == nil {
      let panel = PanelController(hasTab: hasTab)
      driver = panel.transition.makeDriver()
      present(panel, animated: true)
    }
    driver?.follow(pan, direction: 1)
  }
}

/// The panel that is dragged: round corners, a shadow, and a page inside.
@MainActor final class PanelController: UIViewController {
  let transition = PanelTransition()
  private let page = PageView(title: "Panel", color: UIColor(white: 0.96, alpha: 1))
  private var driver: UIPercentDrivenInteractiveTransition?

  private let hasTab: Bool

  init(hasTab: Bool) {
    self.hasTab = hasTab
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = page.backgroundColor
    view.layer.cornerRadius = 16
    view.layer.shadowOpacity = 0.35
    view.layer.shadowRadius = 16
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.layer.cornerRadius = 16
    page.clipsToBounds = true
    view.addSubview(page)
    if hasTab { addTab() }
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PanelController.push)))
  }

  private func addTab() {
    let tab = UIView(
      frame: CGRect(x: view.bounds.midX - 60, y: view.bounds.maxY - 8, width: 120, height: 24))
    tab.backgroundColor = page.backgroundColor
    tab.layer.cornerRadius = 12
    view.addSubview(tab)
  }

  func push(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, !isBeingDismissed {
      driver = transition.makeDriver()
      dismiss(animated: true)
    }
    driver?.follow(pan, direction: -1)
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// A pan's way over its view's height is the progress; let go, a spring takes the panel on.
  fileprivate func follow(_ pan: UIPanGestureRecognizer, direction: CGFloat) {
    let height = max(pan.view?.bounds.height ?? 1, 1)
    switch pan.state {
    case .changed: update(min(max(direction * pan.translation(in: pan.view).y / height, 0), 1))
    case .ended:
      timingCurve = UISpringTimingParameters(
        mass: 1, stiffness: 150, damping: 24, initialVelocity: .zero)
      finish()
    case .cancelled: cancel()
    default: break
    }
  }
}
