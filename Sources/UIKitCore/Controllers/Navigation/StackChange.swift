import Foundation

/// A change of the page that a navigation controller shows, from the start of the change to step 6
/// of its end.
@MainActor final class StackChange {
  let operation: UINavigationController.Operation
  let from: UIViewController?
  let to: UIViewController?
  /// The stack after the change if it is cancelled.
  let before: [UIViewController]
  /// The stack after the change if it completes.
  let after: [UIViewController]
  let isAnimated: Bool
  /// A Boolean value that indicates whether the program has requested another stack during the
  /// change, so that the end of the change does not set the stack.
  var isOverruled = false
  /// A Boolean value that indicates whether the bar was hidden before it began to move along with
  /// this change; `nil` if it does not move along.
  var barWasHidden: Bool?
  /// The built-in driver, or `nil` if another animator than the built-in one plays.
  var driver: NavigationDriver?
  /// The animator and driver of the page's preferred transition, or `nil`.
  weak var preferred: (any CatchableTransitioning)?
  weak var child: ChildTransition?

  init(
    _ operation: UINavigationController.Operation, from: UIViewController?, to: UIViewController?,
    before: [UIViewController], after: [UIViewController], isAnimated: Bool
  ) {
    (self.operation, self.from, self.to) = (operation, from, to)
    (self.before, self.after, self.isAnimated) = (before, after, isAnimated)
  }

  /// The animated transition of the change, or `nil` before it starts and after it has ended.
  var transition: Transition? {
    guard let transition = child?.transition, transition.isUnderWay else { return nil }
    return transition
  }

  /// A Boolean value that indicates whether the built-in gesture can catch the change.
  var canBeCaught: Bool {
    driver != nil && !(driver?.isFading ?? true) && transition?.canBeCaught ?? false
  }

  /// The upper one of the two pages: the arriving one of a push, and the leaving one of a pop.
  var upperPage: UIViewController? { operation == .push ? to : from }

  /// A Boolean value that indicates whether the upper page prefers to fade.
  var prefersFading: Bool {
    guard case .crossDissolve? = upperPage?.preferredTransition?.kind else { return false }
    return true
  }

  /// Reverses a built-in transition from its displayed position, if it can be caught.
  func reverse(towardsEnd: Bool) {
    if let preferred, preferred.canBeCaught {
      preferred.turn(towardsEnd: towardsEnd)
    } else if canBeCaught {
      driver?.reverse(towardsEnd: towardsEnd)
    }
  }

  /// The controller that is shown at the end of the change, unless the transition is reversed.
  var goal: UIViewController? { transition?.wasCancelled ?? false ? from : to }
}
