import UIKit

/// The view controller of the map. A button or a pan from the lower edge presents the panel.
@MainActor final class MapViewController: UIViewController {
  private let page = MapView()
  let transition = PanelTransition()

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(MapViewController.handleEdgePan))
    pan.name = "edge"
    pan.edges = .bottom
    page.addGestureRecognizer(pan)
    page.openButton.addTarget(
      self, action: Selector(MapViewController.openPanel), for: .touchUpInside)
    for button in page.styleButtons {
      button.addTarget(self, action: Selector(MapViewController.chooseStyle), for: .touchUpInside)
    }
  }

  func openPanel() {
    guard presentedViewController == nil else { return }
    let panel = PanelViewController(
      style: page.style, transition: transition,
      close: { [weak transition] in transition?.dismissPanel() })
    transition.link(to: panel)
    present(panel, animated: true)
  }

  /// Presents the panel when a pan from the lower edge begins. The pan drags the panel from the
  /// start.
  func handleEdgePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { transition.drag.startInteractively(openPanel) }
    transition.drag.follow(pan)
  }

  func chooseStyle(_ button: UIButton) {
    guard let index = page.styleButtons.firstIndex(of: button) else { return }
    page.style = PanelStyle.allCases[index]
  }
}
