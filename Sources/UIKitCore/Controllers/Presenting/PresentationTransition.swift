import GlissadeTransitions

/// One transition of a presentation: the presentation itself, or the dismissal.
@MainActor final class PresentationTransition: TransitionSubject {
  private let presentation: Presentation
  /// The presenter, which a callback may remove from the hierarchy.
  private let presenter: UIViewController
  private let kind: TransitionKind
  private let completion: (() -> Void)?
  weak var transition: Transition?

  init(_ presentation: Presentation, _ kind: TransitionKind, completion: (() -> Void)?) {
    (self.presentation, self.kind, self.completion) = (presentation, kind, completion)
    presenter = presentation.presenter
  }

  private var isPresenting: Bool { kind == .present }
  private var presented: UIViewController { presentation.presented }

  // MARK: Controllers

  /// Returns the controller of a role, or `nil` for one that receives other callbacks: a presented
  /// controller that the client has put elsewhere after the end, and a presenter that leaves and
  /// arrives with a page.
  func controller(_ role: AppearanceScript.Role) -> UIViewController? {
    guard (role == .arriving) == isPresenting else {
      return presentation.presenterIsCarried ? nil : presenter
    }
    let place = presented.place
    return place == nil || place === presentation ? presented : nil
  }

  func isNewest(for controller: UIViewController) -> Bool {
    controller.activeTransition === transition
  }

  func beginChange(_ outcome: TransitionOutcome) {
    guard let transition, isNewest(for: presented) else { return }
    presented.presentationChange = PresentationChange(
      kind: isPresenting == outcome.isFinished ? .presenting : .dismissing,
      transition: transition.id)
  }

  /// Resets the `presentationChange` of the presented controller, unless a transition that began in
  /// a callback has set it.
  func endChange() {
    guard presented.presentationChange?.transition == transition?.id else { return }
    presented.presentationChange = nil
  }

  // MARK: The presentation controller

  func willBegin() {
    let controller: UIPresentationController = presentation.controller
    if isPresenting {
      presentation.announceStyle(with: transition?.coordinator)
      log("presentationTransitionWillBegin")
      controller.presentationTransitionWillBegin()
      if presentation.removesPresentersView { presentation.setMask() }
    } else {
      log("dismissalTransitionWillBegin")
      controller.dismissalTransitionWillBegin()
    }
  }

  func didEnd(_ outcome: TransitionOutcome) {
    let (controller, completed) = (presentation.controller, outcome.isFinished)
    if isPresenting {
      log("presentationTransitionDidEnd(\(completed))")
      controller?.presentationTransitionDidEnd(completed)
    } else {
      log("dismissalTransitionDidEnd(\(completed))")
      controller?.dismissalTransitionDidEnd(completed)
    }
  }

  /// Logs a call of a client's presentation controller.
  private func log(_ call: String) {
    guard let controller = presentation.controller,
      type(of: controller) != UIPresentationController.self
    else { return }
    presenter.scene?.log(.call(call, subject: "\(type(of: controller))"))
  }

  // MARK: Views

  func layOut() { presentation.container.layoutIfNeeded() }

  func placeViews(_ outcome: TransitionOutcome) {
    if isPresenting == outcome.isFinished {
      // The presented view stays in the container.
      if isPresenting, presentation.removesPresentersView {
        presenter.view.removeFromSuperview()
      }
    } else {
      presentation.takeDown()
    }
  }

  func complete(_ outcome: TransitionOutcome) {
    // A transition that began in a callback has placed its views itself.
    if presentation.transition === transition {
      if !outcome.isFinished { reportViewLeftBehind() }
      presentation.transition = nil
    }
    if outcome.isFinished { completion?() }
  }

  /// Logs a warning if the animator of a cancelled dismissal has not removed the arriving view, as
  /// it must (B-08).
  private func reportViewLeftBehind() {
    guard !isPresenting, presentation.removesPresentersView,
      let view = presenter.view, view.isDescendant(of: presentation.container)
    else { return }
    presentation.scene?.resources.logWarning(
      "a cancelled dismissal left the view of \(type(of: presenter)) in the container")
  }
}
