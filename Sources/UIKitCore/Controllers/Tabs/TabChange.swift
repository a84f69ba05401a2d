import Foundation

/// A change from one tab to another, until step 1 of its end.
@MainActor final class TabChange {
  let from: UIViewController?
  let to: UIViewController?
  /// The transition between the children, or `nil` while the delegate is asked for it.
  weak var child: ChildTransition?

  init(from: UIViewController?, to: UIViewController?) { (self.from, self.to) = (from, to) }

  /// Reverses a transition that runs by itself, if it can be caught and does not run there already.
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
