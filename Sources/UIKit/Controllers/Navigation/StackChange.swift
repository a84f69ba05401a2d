import Foundation

/// One change of what a navigation controller shows, from its start to step 6 of its end.
@MainActor final class StackChange {
  let operation: UINavigationController.Operation
  let from: UIViewController?
  let to: UIViewController?
  /// The stack if it is cancelled.
  let before: [UIViewController]
  /// The stack if it completes.
  let after: [UIViewController]
  let isAnimated: Bool
  /// The program has asked for another stack meanwhile: this one's end says nothing about it.
  var isOverruled = false
  /// Whether the bar was hidden before something in this change hid or showed it along; nil:
  /// nothing did.
  var barWasHidden: Bool?
  /// Drives it, unless somebody else's does.
  var driver: NavigationDriver?
  weak var child: ChildTransition?

  init(
    _ operation: UINavigationController.Operation, from: UIViewController?, to: UIViewController?,
    before: [UIViewController], after: [UIViewController], isAnimated: Bool
  ) {
    (self.operation, self.from, self.to) = (operation, from, to)
    (self.before, self.after, self.isAnimated) = (before, after, isAnimated)
  }

  /// While its animation is under way.
  var transition: Transition? {
    guard let transition = child?.transition, transition.isUnderWay else { return nil }
    return transition
  }

  /// Whether a finger may take hold of it now.
  var canBeCaught: Bool {
    driver != nil && !(driver?.isFading ?? true) && transition?.canBeCaught ?? false
  }

  /// Who will show when it is over, as far as it has been decided.
  var goal: UIViewController? { transition?.wasCancelled ?? false ? from : to }
}
