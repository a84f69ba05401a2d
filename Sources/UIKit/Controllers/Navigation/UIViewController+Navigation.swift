import Foundation

extension UIViewController {
  /// See `navigationItem`.
  var madeNavigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem()
    item.title = title
    navigationItemStorage = item
    return item
  }
}
