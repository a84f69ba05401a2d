import UIKit

/// A presentation controller that places the panel and dims the map behind it. A tap on the dimmed
/// map dismisses the panel.
@MainActor final class PanelPresentationController: UIPresentationController {
  private let driver: PanelDriver
  private let dim = UIView()
  private var laidOutSize = CGSize.zero

  init(
    presentedViewController: UIViewController, presenting: UIViewController?, driver: PanelDriver
  ) {
    self.driver = driver
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    dim.backgroundColor = UIColor(white: 0, alpha: 0.3)
    dim.accessibilityIdentifier = "dim.panel"
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer(
      target: driver, action: Selector(PanelDriver.dismissPanel))
    tap.name = "outside"
    dim.addGestureRecognizer(tap)
  }

  private var panel: PanelViewController? { presentedViewController as? PanelViewController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let panel, let size = containerView?.bounds.size else { return .zero }
    return PanelLayout(size: size, style: panel.style).frame(at: panel.detent)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let panel else { return }
    panel.place(at: panel.detent)
    dim.frame = containerView.bounds
    dim.alpha = 0
    containerView.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
    driver.presentationEnded(completed)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
    driver.dismissalEnded(completed)
  }

  /// A panel keeps its detent when the container changes its size.
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let panel, let containerView, containerView.bounds.size != laidOutSize else { return }
    let isResize = laidOutSize != .zero
    laidOutSize = containerView.bounds.size
    guard isResize else { return }
    // The panel is moved to its place at once, whatever it was doing.
    driver.stopSettling()
    panel.place(at: panel.detent)
    driver.containerSizeChanged()
  }
}
