import UIKit

/// The view controller of a tea's page.
@MainActor final class TeaViewController: UIViewController {
  let tea: Tea

  init(_ tea: Tea) {
    self.tea = tea
    super.init(nibName: nil, bundle: nil)
    title = tea.name
    tabBarItem = UITabBarItem(title: tea.name, image: tea.sign.image, tag: 0)
    tabBarItem.accessibilityIdentifier = "tab.\(tea.name.lowercased())"
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = TeaView(tea) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (tabBarController as? TeaTabBarController)?.pageWillAppear(self)
  }
}
