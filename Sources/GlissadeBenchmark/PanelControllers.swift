import UIKit

/// The controller of the page beneath the panel. Pulling the page down presents the panel.
@MainActor final class BasePageController: UIViewController {
  private var driver: UIPercentDrivenInteractiveTransition?
  private let hasTab: Bool
  /// A closure that receives the state of each release.
  private let onRelease: (PanelRelease) -> Void

  init(hasTab: Bool, onRelease: @escaping (PanelRelease) -> Void) {
    (self.hasTab, self.onRelease) = (hasTab, onRelease)
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
      let panel = PanelController(hasTab: hasTab, onRelease: onRelease)
      driver = panel.transition.makeDriver()
      present(panel, animated: true)
    }
    if let release = driver?.follow(pan, direction: 1) { onRelease(release) }
  }
}

/// The controller of the dragged panel, which has rounded corners, a shadow, a page inside, and a
/// header between its upper corners.
@MainActor final class PanelController: UIViewController {
  let transition = PanelTransition()
  private let page = PageView(title: "Panel", color: UIColor(white: 0.96, alpha: 1))
  private var driver: UIPercentDrivenInteractiveTransition?

  private let header = UIView()
  private let hasTab: Bool
  private let onRelease: (PanelRelease) -> Void

  init(hasTab: Bool, onRelease: @escaping (PanelRelease) -> Void) {
    (self.hasTab, self.onRelease) = (hasTab, onRelease)
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
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
    header.autoresizingMask = .flexibleWidth
    header.backgroundColor = UIColor(white: 0.9, alpha: 1)
    header.layer.cornerRadius = 16
    header.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.addSubview(header)
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
    if let release = driver?.follow(pan, direction: -1) { onRelease(release) }
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// Sets the progress of the transition to a pan's translation divided by the height of the pan's
  /// view. At the release a spring continues the motion.
  ///
  /// - Returns: The state of the panel at its release, or `nil` if the pan does not end in this
  ///   call.
  fileprivate func follow(_ pan: UIPanGestureRecognizer, direction: CGFloat) -> PanelRelease? {
    let height = max(pan.view?.bounds.height ?? 1, 1)
    let progress = min(max(direction * pan.translation(in: pan.view).y / height, 0), 1)
    switch pan.state {
    case .changed: update(progress)
    case .ended:
      let release = PanelRelease(
        distance: (1 - progress) * height,
        velocity: max(direction * pan.velocity(in: pan.view).y, 0))
      timingCurve = release.spring
      finish()
      return release
    case .cancelled: cancel()
    default: break
    }
    return nil
  }
}
