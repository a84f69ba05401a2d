import UIKit

/// Puts the panel where it belongs, with a dimmed map behind it that a tap leaves.
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
      target: driver, action: Selector(PanelDriver.sendAway))
    tap.name = "outside"
    dim.addGestureRecognizer(tap)
  }

  private var panel: PanelViewController? { presentedViewController as? PanelViewController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let panel, let size = containerView?.bounds.size else { return .zero }
    return PanelRoom(size: size, style: panel.style).frame(at: panel.detent)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView, let panel else { return }
    panel.stand(at: panel.detent)
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

  /// A panel keeps its detent in a container of another size.
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let panel, let containerView, containerView.bounds.size != laidOutSize else { return }
    let isResize = laidOutSize != .zero
    laidOutSize = containerView.bounds.size
    guard isResize else { return }
    // Whatever the panel was on the way to, it is there.
    driver.stopSettling()
    panel.stand(at: panel.detent)
    driver.roomChanged()
  }
}
