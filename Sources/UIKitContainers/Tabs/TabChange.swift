import UIKitCore

/// A change from one tab to another, until step 1 of the end of its transition.
@MainActor final class TabChange {
  let from: UIViewController?
  let to: UIViewController?
  /// The transition between the children, or `nil` before it is created.
  weak var child: ChildTransition?

  init(from: UIViewController?, to: UIViewController?) { (self.from, self.to) = (from, to) }
}
