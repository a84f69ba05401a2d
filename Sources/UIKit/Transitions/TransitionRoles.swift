import Foundation

/// Who takes part in one transition, and where their views start and end (B-03, B-04).
@MainActor struct TransitionRoles {
  /// What traces call it.
  enum Kind: String { case present, dismiss, push, pop, tab, custom }

  let kind: Kind
  let container: UIView
  let presentationStyle: UIModalPresentationStyle
  let from: UIViewController
  let to: UIViewController
  // Those who keep a context beyond its end do not keep the presentation: these ask it while it
  // lasts.
  /// The leaving view; nil is to be left alone. A presentation controller may make its view as late
  /// as in `presentationTransitionWillBegin` (D-08).
  let fromView: () -> UIView?
  /// The arriving view; nil is to be left alone.
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
