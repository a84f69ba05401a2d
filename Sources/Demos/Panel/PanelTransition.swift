import UIKit

/// The transitioning delegate of the panel. The presenter owns the delegate. The delegate owns the
/// only drag, which moves the panel between its heights and drives its transitions.
@MainActor final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  let drag = InterruptibleDrag(along: .vertical)
  private weak var panel: PanelViewController?

  override init() {
    super.init()
    drag.exit = .hidden
    drag.entry = .half
    drag.pan.name = "panel"
    drag.onMove = { [weak self] top in self?.panel?.show(at: top) }
    drag.onExit = { [weak self] in self?.panel?.dismiss(animated: true) }
    drag.stopForRelease = { [weak self] release, stop in
      // A panel that is thrown down from above its lowest height stops at that height.
      guard stop.id == .hidden, let lowest = self?.panel?.layout.lowest else { return stop.id }
      return release.position < lowest.position ? lowest.id : stop.id
    }
  }

  /// Connects the drag to a panel that is about to be presented.
  func link(to panel: PanelViewController) {
    self.panel = panel
    panel.page.addGestureRecognizer(drag.pan)
  }

  /// Updates the stops of the drag for the size of the panel's container.
  func update() {
    guard let layout = panel?.layout else { return }
    drag.bandBeforeFirstStop = RubberBand(extent: max(layout.size.height, 1))
    drag.stops = layout.stops
    panel?.show(at: drag.position)
  }

  /// Dismisses the panel, even during its presentation. The panel's button, a tap beside the panel
  /// and Escape call this method.
  func dismissPanel() {
    if !drag.isDragging { drag.move(to: .hidden, animated: true) }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    drag.animationController(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { drag.animationController(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag.driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { drag.driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PanelPresentationController(
      presentedViewController: presented, presenting: presenting, transition: self)
  }
}
