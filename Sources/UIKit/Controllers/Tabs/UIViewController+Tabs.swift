import Foundation

extension UIViewController {
  /// See `tabBarItem`.
  var madeTabBarItem: UITabBarItem {
    if let tabBarItemStorage { return tabBarItemStorage }
    if let root = (self as? UINavigationController)?.viewControllers.first {
      return root.tabBarItem
    }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tabBarItemStorage = item
    return item
  }
}
