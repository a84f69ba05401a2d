import UIKit

/// The page at the start. A tap anywhere brings the panel.
final class MapPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(MapPage.showPanel)))
  }

  func showPanel() { present(PanelController(in: view.bounds.size), animated: true) }
}
