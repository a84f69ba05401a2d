import Foundation

extension UIViewController {
  /// The navigation item, which is created on first use.
  var madeNavigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem()
    item.title = title
    navigationItemStorage = item
    return item
  }
}
