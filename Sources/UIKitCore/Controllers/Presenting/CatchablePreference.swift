import Foundation

/// A preferred transition that another module plays, and in which touches can pop or dismiss the
/// page: a zoom.
///
/// The object that a client sets as `preferredTransition` contains this value. So the core can play
/// transitions of modules that it does not import, and no module has to be registered.
@MainActor package protocol CatchablePreference {
  /// Creates an interaction that observes the touches in a view, which contains the page during
  /// transitions and between them.
  ///
  /// - Parameters:
  ///   - page: A closure that returns the controller of the page that touches can pop or dismiss,
  ///     or `nil` if there is none.
  ///   - takeBack: A closure that begins to pop or dismiss the page, in a transition that the
  ///     touches drive.
  func makeInteraction(
    in view: UIView, page: @escaping () -> UIViewController?, takeBack: @escaping () -> Void
  ) -> any PageInteraction
}

/// An object that observes touches, and pops or dismisses a page with them.
@MainActor package protocol PageInteraction: AnyObject {
  /// Returns the animator and driver of a page's preferred transition, which touches can catch, or
  /// `nil` for a page that prefers another kind of transition.
  func makeTransitioning(of page: UIViewController, isOpening: Bool)
    -> (any CatchableTransitioning)?
}

/// The animator and driver of a transition that touches can catch.
@MainActor
package protocol CatchableTransitioning: UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// A Boolean value that indicates whether touches can catch the page now.
  var canBeCaught: Bool { get }
  /// Moves the page from its current position to the end of the transition, or to its start if
  /// `towardsEnd` is `false`.
  func turn(towardsEnd: Bool)
}
