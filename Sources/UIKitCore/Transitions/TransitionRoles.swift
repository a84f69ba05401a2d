import Foundation
import GlissadeTransitions

/// The view controllers of a transition, with their views and frames at its start and end (B-03,
/// B-04).
@MainActor struct TransitionRoles {
  let kind: TransitionKind
  let container: UIView
  let presentationStyle: UIModalPresentationStyle
  let from: UIViewController
  let to: UIViewController
  // The following closures look up the presentation only while it exists. A client may retain the
  // context beyond the end, and the context must not retain the presentation.
  /// A closure that returns the leaving view, or `nil` if it stays in its place. A presentation
  /// controller may create its view as late as in `presentationTransitionWillBegin` (D-08).
  let fromView: () -> UIView?
  /// A closure that returns the arriving view, or `nil` if it is in its place already.
  let toView: () -> UIView?
  let fromInitialFrame: CGRect
  let fromFinalFrame: () -> CGRect
  let toFinalFrame: () -> CGRect
}
