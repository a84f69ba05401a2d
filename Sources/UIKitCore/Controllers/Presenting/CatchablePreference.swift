import Foundation

/// A preferred transition that another part of UIKit plays, and in which touches take the page
/// back: a zoom.
///
/// The object that a client sets as `preferredTransition` contains it, so that the core plays
/// transitions of parts that it does not import, and no part has to be registered.
@MainActor package protocol CatchablePreference {
  /// Begins to observe the touches in a view that contains the page at rest and in transitions.
  ///
  /// - Parameters:
  ///   - page: A closure that returns the controller of the page that touches can take back, or
  ///     `nil`.
  ///   - takeBack: A closure that begins to take the page back, in a transition that the touches
  ///     drive.
  func makeInteraction(
    in view: UIView, page: @escaping () -> UIViewController?, takeBack: @escaping () -> Void
  ) -> any PageInteraction
}

/// The touches that take a page back.
@MainActor package protocol PageInteraction: AnyObject {
  /// Makes the animator and driver of a page's preferred transition, which the touches can catch,
  /// or returns `nil` for a page that prefers another one.
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
  /// Turns the page to an end of the transition from where it is.
  func turn(towardsEnd: Bool)
}
