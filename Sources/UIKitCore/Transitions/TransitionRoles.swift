import Foundation
import GlissadeTransitions

/// The controllers of a transition, with the views and frames at its start and end (B-03, B-04).
@MainActor struct TransitionRoles {
  let kind: TransitionKind
  let container: UIView
  let presentationStyle: UIModalPresentationStyle
  let from: UIViewController
  let to: UIViewController
  // A context that a client keeps beyond its end must not keep the presentation, so these ask it
  // while it exists.
  /// Returns the leaving view, or `nil` if it stays. A presentation controller may create its view
  /// as late as in `presentationTransitionWillBegin` (D-08).
  let fromView: () -> UIView?
  /// Returns the arriving view, or `nil` if it is in its place already.
  let toView: () -> UIView?
  let fromInitialFrame: CGRect
  let fromFinalFrame: () -> CGRect
  let toFinalFrame: () -> CGRect
}
