import UIKit

/// A map page. A button or a pan from the lower edge presents the panel.
@MainActor final class MapViewController: UIViewController {
  private let page = MapView()
  let transition = PanelTransition()

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    transition.driver.link(to: self)
    page.openButton.addTarget(
      self, action: Selector(MapViewController.openPanel), for: .touchUpInside)
    for button in page.styleButtons {
      button.addTarget(self, action: Selector(MapViewController.chooseStyle), for: .touchUpInside)
    }
  }

  func openPanel() {
    guard presentedViewController == nil else { return }
    let driver = transition.driver
    let panel = PanelViewController(
      style: page.style, transition: transition, close: { [weak driver] in driver?.dismissPanel() })
    driver.link(to: panel)
    present(panel, animated: true)
  }

  func chooseStyle(_ button: UIButton) {
    guard let index = page.styleButtons.firstIndex(of: button) else { return }
    page.style = PanelStyle.allCases[index]
  }
}
