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
  /// Nil: to be left alone.
  let fromView: UIView?
  let toView: UIView?
  let fromInitialFrame: CGRect
  // Those who keep a context beyond its end do not keep the presentation: its frames are unknown.
  let fromFinalFrame: () -> CGRect
  let toFinalFrame: () -> CGRect

  static func presenting(_ presentation: Presentation) -> TransitionRoles {
    let removes = presentation.removesPresentersView
    let (presenter, presented) = (presentation.presenter, presentation.presented)
    return TransitionRoles(
      kind: .present, container: presentation.container, presentationStyle: presentation.style,
      from: presenter, to: presented,
      fromView: removes ? presenter.view : nil, toView: presentation.presentedView,
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
      fromView: presentation.presentedView, toView: removes ? presenter.view : nil,
      fromInitialFrame: presentation.frameInContainer(of: presentation.presentedView),
      fromFinalFrame: { .zero },
      toFinalFrame: { [weak presentation] in
        guard let presentation else { return .zero }
        return removes
          ? presentation.container.bounds : presentation.frameInContainer(of: presenter.view)
      })
  }
}
