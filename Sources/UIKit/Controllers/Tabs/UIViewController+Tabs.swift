import Foundation

extension UIViewController {
  /// The tab bar item, which is created on first use; a navigation controller has that of its root.
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
