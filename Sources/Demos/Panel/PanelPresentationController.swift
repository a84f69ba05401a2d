import UIKit

/// A presentation controller that places the panel and dims the map behind it. A tap on the dimmed
/// map dismisses the panel.
@MainActor final class PanelPresentationController: UIPresentationController {
  private let transition: PanelTransition
  private let dim = UIView()

  init(
    presentedViewController: UIViewController, presenting: UIViewController?,
    transition: PanelTransition
  ) {
    self.transition = transition
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    dim.backgroundColor = UIColor(white: 0, alpha: 0.3)
    dim.accessibilityIdentifier = "dim.panel"
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer(
      target: transition, action: Selector(PanelTransition.dismissPanel))
    tap.name = "outside"
    dim.addGestureRecognizer(tap)
  }

  private var panel: PanelViewController? { presentedViewController as? PanelViewController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let panel, let size = containerView?.bounds.size else { return .zero }
    return PanelLayout(size: size, style: panel.style).frame(at: transition.drag.position)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    transition.update()
    dim.frame = containerView.bounds
    dim.alpha = 0
    containerView.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
  }

  /// Updates the panel after a change of the container's size. The panel keeps its stop.
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    transition.update()
  }
}
