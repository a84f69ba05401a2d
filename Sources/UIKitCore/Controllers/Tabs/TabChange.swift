import Foundation

/// A change from one tab to another, until step 1 of the end of its transition.
@MainActor final class TabChange {
  let from: UIViewController?
  let to: UIViewController?
  /// The transition between the children, or `nil` before it is created.
  weak var child: ChildTransition?

  init(from: UIViewController?, to: UIViewController?) { (self.from, self.to) = (from, to) }

  /// Reverses a transition that no driver controls, if it can be caught and does not already run in
  /// the direction that `toEnd` indicates.
  func turn(toEnd: Bool) {
    guard let transition = child?.transition, transition.canBeCaught,
      transition.wasCancelled == toEnd
    else { return }
    if let driver = transition.driver as? UIPercentDrivenInteractiveTransition {
      driver.turn(toEnd: toEnd)
    } else if transition.driver == nil {
      let context = transition.context
      context?.pauseInteractiveTransition()
      toEnd ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    }
  }
}
