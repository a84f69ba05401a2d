import Foundation

extension UIViewController {
  /// Makes `childController` a child; implies its `willMove(toParent:)`. Adding its view and calling
  /// `didMove(toParent:)` are the caller's (K-06).
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    precondition(childController !== self, "A controller cannot contain itself.")
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Ends containment; implies `didMove(toParent: nil)`. Calling `willMove(toParent: nil)` and
  /// removing the view are the caller's (K-06).
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

extension UIViewController {
  /// Asks this controller and those in it whose view is on show, from the outside in, to show what lies
  /// in a direction.
  func scrollWithin(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard viewIfLoaded?.window != nil else { return false }
    return accessibilityScroll(direction) || children.contains { $0.scrollWithin(direction) }
  }
}
