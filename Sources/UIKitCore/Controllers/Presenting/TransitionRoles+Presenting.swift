import Foundation

// The roles in a presentation and in a dismissal.
extension TransitionRoles {
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
