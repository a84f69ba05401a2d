import UIKit

/// The navigation controller's delegate. It returns a zoom between list and plant if the user has
/// selected the zoom; otherwise it returns `nil`, so that the built-in slide runs.
@MainActor final class StackTransitions: NSObject, UINavigationControllerDelegate {
  private weak var list: HerbariumViewController?
  let driver = ZoomDriver()

  func install(in stack: UINavigationController, for list: HerbariumViewController) {
    self.list = list
    stack.delegate = self
    driver.listen(in: stack) { [weak self, weak stack] in
      (stack?.topViewController as? PlantViewController) != nil && self?.list?.style == .zoom
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let plant = (operation == .push ? toVC : fromVC) as? PlantViewController
    let below = operation == .push ? fromVC : toVC
    guard let list, list.style == .zoom, below === list, let plant,
      !UIAccessibility.isReduceMotionEnabled
    else { return nil }
    return ZoomAnimator(
      isPush: operation == .push, list: list, plant: plant,
      end: { [weak driver] in driver?.ended() })
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let zoom = animationController as? ZoomAnimator else { return nil }
    driver.begin(isPush: zoom.isPush)
    return driver
  }
}
