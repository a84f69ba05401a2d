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
