import Foundation

/// A change of a navigation controller's page, from its start to step 6 of its end.
@MainActor final class StackChange {
  let operation: UINavigationController.Operation
  let from: UIViewController?
  let to: UIViewController?
  /// The stack if the change is cancelled.
  let before: [UIViewController]
  /// The stack if the change completes.
  let after: [UIViewController]
  let isAnimated: Bool
  /// A Boolean value that indicates whether the program has requested another stack meanwhile,
  /// which the end of this change does not affect.
  var isOverruled = false
  /// Indicates whether the bar was hidden before it moved along with this change; `nil` if it did
  /// not.
  var barWasHidden: Bool?
  /// The built-in driver, or `nil` if the client vends an animator.
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

  /// The transition, or `nil` before and after it.
  var transition: Transition? {
    guard let transition = child?.transition, transition.isUnderWay else { return nil }
    return transition
  }

  /// A Boolean value that indicates whether the built-in gesture can catch the change.
  var canBeCaught: Bool {
    driver != nil && !(driver?.isFading ?? true) && transition?.canBeCaught ?? false
  }

  /// The upper page of the two.
  var upperPage: UIViewController? { operation == .push ? to : from }

  /// A Boolean value that indicates whether the upper page prefers to fade.
  var prefersFading: Bool {
    guard case .crossDissolve? = upperPage?.preferredTransition?.kind else { return false }
    return true
  }

  /// Reverses a built-in transition where it is displayed, if it can be caught.
  func reverse(towardsEnd: Bool) {
    if let preferred, preferred.canBeCaught {
      preferred.turn(towardsEnd: towardsEnd)
    } else if canBeCaught {
      driver?.reverse(towardsEnd: towardsEnd)
    }
  }

  /// The controller that is shown at the end, as far as it has been decided.
  var goal: UIViewController? { transition?.wasCancelled ?? false ? from : to }
}
