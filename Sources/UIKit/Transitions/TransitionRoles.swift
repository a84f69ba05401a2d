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

  static func presenting(_ presentation: Presentation) -> TransitionRoles {
    let removes = presentation.removesPresentersView
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    return TransitionRoles(
      kind: .present, container: presentation.container, presentationStyle: presentation.style,
      from: presenter, to: presented,
      fromView: { removes ? presenter.view : nil },
      toView: { [weak presentation] in presentation?.presentedView },
      fromInitialFrame: presentation.frameInContainer(of: presenter.view),
      fromFinalFrame: { [weak presentation] in
        removes ? .zero : presentation?.frameInContainer(of: presenter.view) ?? .zero
      },
      toFinalFrame: { [weak presentation] in
        presentation?.controller.frameOfPresentedViewInContainerView ?? .zero
      })
  }

  static func dismissing(_ presentation: Presentation) -> TransitionRoles {
    let removes = presentation.removesPresentersView
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    return TransitionRoles(
      kind: .dismiss, container: presentation.container, presentationStyle: presentation.style,
      from: presented, to: presenter,
      fromView: { [weak presentation] in presentation?.presentedView },
      toView: { removes ? presenter.view : nil },
      fromInitialFrame: presentation.controller.frameOfPresentedViewInContainerView,
      fromFinalFrame: { [weak presentation] in
        presentation?.controller.frameOfPresentedViewInContainerView ?? .zero
      },
      toFinalFrame: { [weak presentation] in presentation?.presentersFinalFrame ?? .zero })
  }
}
