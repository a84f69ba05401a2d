import Foundation

extension UIViewController {
  /// What a tab bar shows for this controller. Made when first asked for; its title follows the
  /// controller's. A navigation controller without one of its own has that of its root.
  public var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemStorage { return tabBarItemStorage }
      if let root = (self as? UINavigationController)?.viewControllers.first {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemStorage = item
      return item
    }
    set {
      tabBarItemStorage = newValue
      tabBarController?.itemsChanged()
    }
  }

  /// The nearest tab bar controller that this one is in.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
}
