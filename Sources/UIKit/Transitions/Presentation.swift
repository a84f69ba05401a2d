import Foundation

/// One controller presented by another, from `present` until the dismissal has ended: who covers
/// whom, where the presenter's view belongs, and what changes at the end of each transition.
@MainActor final class Presentation {
  unowned let presenter: UIViewController
  let presented: UIViewController
  private(set) weak var scene: UIWindowScene?
  let style: UIModalPresentationStyle
  private(set) var controller: UIPresentationController!
  let container: PresentationContainerView
  /// Where the presenter's view goes back to (B-16).
  private var presentersPlace: ViewPlace?
  /// Whether the presented view's resizing mask is ours, for as long as it is presented.
  private var lendsMask = false
  private(set) weak var transition: Transition?
  private var removesView: Bool?

  init(
    presenter: UIViewController, presented: UIViewController, window: UIWindow, scene: UIWindowScene
  ) {
    self.presenter = presenter
    self.presented = presented
    self.scene = scene
    style = presented.modalPresentationStyle
    container = PresentationContainerView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Made once the two controllers know of each other.
  func makeController(source: UIViewController) {
    let vended =
      style == .custom
      ? presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    controller =
      vended
      ?? (style == .custom
        ? UIPresentationController(presentedViewController: presented, presenting: presenter)
        : StandardPresentationController(presentedViewController: presented, presenting: presenter))
    controller.presentation = self
    container.controller = controller
  }

  /// Asked once: a presentation does not change its mind.
  var removesPresentersView: Bool {
    if let removesView { return removesView }
    let answer = controller.shouldRemovePresentersView
    removesView = answer
    return answer
  }

  var presentedView: UIView { controller.presentedView ?? presented.view }

  func frameInContainer(of view: UIView) -> CGRect {
    guard view.window != nil, let superview = view.superview else { return .zero }
    return container.convert(view.frame, from: superview)
  }

  /// Where the presenter's view ends when the presentation is over, in the container.
  var presentersFinalFrame: CGRect {
    guard removesPresentersView else { return frameInContainer(of: presenter.view) }
    return presentersPlace?.frame(in: container) ?? container.bounds
  }

  var isInTransition: Bool { transition?.isUnderWay ?? false }

  // MARK: The two ways

  func present(_ plan: TransitionPlan, completion: (() -> Void)?) {
    if removesPresentersView { movePresentersView() }
    let roles = TransitionRoles.presenting(self)
    // Whoever ends a transition keeps nothing of its plan: the driver goes first.
    let isAnimated = plan.isAnimated
    run(plan, roles, completion: completion) { [self] in
      log("presentationTransitionWillBegin", controller)
      controller.presentationTransitionWillBegin()
      if removesPresentersView { lendMask() }
      beginChange(.presenting)
      if removesPresentersView { presenter.willDisappear(plan.isAnimated) }
      presented.willAppear(plan.isAnimated)
    } end: { [self] completed in
      endPresenting(completed, isAnimated)
    }
  }

  func dismiss(_ plan: TransitionPlan, completion: (() -> Void)?) {
    let roles = TransitionRoles.dismissing(self)
    let isAnimated = plan.isAnimated
    run(plan, roles, completion: completion) { [self] in
      log("dismissalTransitionWillBegin", controller)
      controller.dismissalTransitionWillBegin()
      beginChange(.dismissing)
      presented.willDisappear(plan.isAnimated)
      if removesPresentersView { presenter.willAppear(plan.isAnimated) }
    } end: { [self] completed in
      endDismissing(completed, isAnimated)
    }
  }

  private func run(
    _ plan: TransitionPlan, _ roles: TransitionRoles, completion: (() -> Void)?,
    willBegin: () -> Void, end: @escaping (Bool) -> Void
  ) {
    guard let scene else { return }
    let transition = Transition(
      roles: roles, animator: plan.animator, driver: plan.driver, isAnimated: plan.isAnimated,
      scene: scene, end: end)
    transition.completion = { [self, unowned transition] completed in
      // A callback may have begun the next one, which has put its views where it wants them.
      if self.transition === transition {
        if !completed { reportViewLeftBehind(roles) }
        self.transition = nil
      }
      if completed { completion?() }
    }
    self.transition = transition
    (presenter.activeTransition, presented.activeTransition) = (transition, transition)
    willBegin()
    container.layoutIfNeeded()
    transition.begin()
    scene.sendPendingIsAppearing()
  }

  /// From here to `endChange` the presented controller is being presented or dismissed.
  private func beginChange(_ kind: PresentationChange.Kind) {
    guard let transition else { return }
    presented.presentationChange = PresentationChange(kind: kind, transition: transition.id)
  }

  /// The last callback of a transition was sent; one that began in a callback goes on.
  private func endChange(of transition: Transition?) {
    guard presented.presentationChange?.transition == transition?.id else { return }
    presented.presentationChange = nil
  }
}

// The presenter goes, and with it everything above it.
extension Presentation {
  /// Ends the presentation without animation, whatever is under way.
  func endNow() {
    presented.presentation?.endNow()
    if let transition, transition.isUnderWay {
      transition.context.completeTransition(transition.roles.kind == .dismiss)
    }
    guard presenter.presentation === self else { return }
    presenter.dismiss(animated: false)
    // An animator that animates all the same is not waited for.
    if let transition, transition.isUnderWay { transition.context.completeTransition(true) }
  }
}

// The end of a transition: (1) hierarchy, (2) *did* callbacks, (3) `…TransitionDidEnd`.
extension Presentation {
  /// What a client's own presentation controller hears is logged.
  private func log(_ call: String, _ controller: UIPresentationController) {
    guard type(of: controller) != UIPresentationController.self else { return }
    presenter.scene?.log("\(call) \(type(of: controller))")
  }

  private func endPresenting(_ completed: Bool, _ animated: Bool) {
    let ending = transition
    if completed {
      if removesPresentersView { presenter.view.removeFromSuperview() }
      presented.didAppear(animated)
      if removesPresentersView { presenter.didDisappear(animated) }
    } else {
      takeDown()
      presented.revertAppearance(animated, of: ending)
      if removesPresentersView { presenter.revertDisappearance(animated, of: ending) }
    }
    endChange(of: ending)
    log("presentationTransitionDidEnd(\(completed))", controller)
    controller.presentationTransitionDidEnd(completed)
  }

  private func endDismissing(_ completed: Bool, _ animated: Bool) {
    let ending = transition
    if completed {
      takeDown()
      if removesPresentersView { presenter.didAppear(animated) }
      presented.didDisappear(animated)
    } else {
      if removesPresentersView { presenter.revertAppearance(animated, of: ending) }
      presented.revertDisappearance(animated, of: ending)
    }
    endChange(of: ending)
    log("dismissalTransitionDidEnd(\(completed))", controller)
    controller.dismissalTransitionDidEnd(completed)
  }

  /// Nothing is presented any more: every view is where it was.
  private func takeDown() {
    presentedView.removeFromSuperview()
    if lendsMask { presentedView.autoresizingMask = [] }
    presented.viewIfLoaded?.removeFromSuperview()
    restorePresentersView()
    container.removeFromSuperview()
    presenter.presentation = nil
    presented.presentedBy = nil
  }

  /// The presenter's view enters the container at the start, where it was seen (B-16).
  private func movePresentersView() {
    guard let view = presenter.view, view.superview !== container, let place = ViewPlace(of: view)
    else { return }
    presentersPlace = place
    place.move(view, into: container)
  }

  /// A page that covers everything does so after a resize, too.
  private func lendMask() {
    guard presentedView.autoresizingMask.isEmpty else { return }
    presentedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    lendsMask = true
  }

  private func restorePresentersView() {
    presentersPlace?.restore(presenter.view)
    presentersPlace = nil
  }

  /// After a cancelled dismissal the arriving view is the animator's to take out (B-08).
  private func reportViewLeftBehind(_ roles: TransitionRoles) {
    guard roles.kind == .dismiss, let view = roles.toView(), view.isDescendant(of: container) else {
      return
    }
    scene?.logWarning(
      "a cancelled dismissal left the view of \(type(of: roles.to)) in the container")
  }
}
