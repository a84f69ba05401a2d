import Foundation

extension UIViewController {
  /// What a navigation bar shows for this controller. Made when first asked for; its title follows the
  /// controller's.
  public var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem()
    item.title = title
    navigationItemStorage = item
    return item
  }

  /// The nearest navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
}
