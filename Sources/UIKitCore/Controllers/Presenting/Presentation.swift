import Foundation
import GlissadeTransitions

/// The presentation of one controller by another, from `present` until the dismissal has ended: the
/// container, the presentation controller, and the place of the presenter's view.
@MainActor package final class Presentation {
  unowned let presenter: UIViewController
  let presented: UIViewController
  private(set) weak var scene: UIWindowScene?
  /// The presentation controller of the style that is set on the presented controller.
  private(set) var original: UIPresentationController!
  /// The presentation controller that presents: the original one, or that of the style to which the
  /// presentation adapts.
  package var controller: UIPresentationController!
  let container: PresentationContainerView
  /// A Boolean value that indicates whether the container covers the view of a presentation context
  /// instead of the window.
  let isInContext: Bool
  /// The view that contains the container: the window, or the superview of the view of a
  /// presentation context.
  private weak var host: UIView?
  /// The place to which the presenter's view returns (B-16).
  var presentersPlace: ViewPlace?
  /// A Boolean value that indicates whether the presenter's view is removed, and will be restored.
  package var willRestorePresentersView: Bool { presentersPlace != nil }
  /// A Boolean value that indicates whether the delegates have been called, and the first
  /// transition has begun.
  private(set) var hasBegun = false
  /// A Boolean value that indicates whether the presentation ends because the presenter leaves the
  /// hierarchy.
  private(set) var isEnding = false
  /// A Boolean value that indicates whether the presentation sets the presented view's resizing
  /// mask.
  private var setsMask = false
  /// The latest transition of the presentation, until its end.
  weak var transition: Transition?
  /// A Boolean value that indicates whether the presenter's view is removed. The presentation
  /// controller determines the value at the start and after an adaptation.
  var removesPresentersView = false
  /// The interaction that lets touches dismiss the page, created on first use; `nil` before.
  private var pageInteraction: (any PageInteraction)?

  init(
    presenter: UIViewController, presented: UIViewController, window: UIWindow, scene: UIWindowScene
  ) {
    self.presenter = presenter
    self.presented = presented
    self.scene = scene
    let place =
      presented.resolvedPresentationStyle.isInContext ? presenter.viewIfLoaded?.superview : nil
    isInContext = place != nil
    host = place ?? window
    container = PresentationContainerView(
      frame: place.flatMap { _ in presenter.viewIfLoaded?.frame } ?? window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The style of the presentation, after its adaptation.
  var style: UIModalPresentationStyle {
    controller.adaptedStyle ?? presented.resolvedPresentationStyle
  }

  /// Creates the presentation controller. Presenter and presented controller must already refer to
  /// this presentation.
  func makeController(source: UIViewController, traits: UITraitCollection) {
    original = presented.madeController(presenter: presenter, source: source)
    original.presentingViewController = presenter
    original.presentation = self
    use(adapted(in: traits) ?? original)
  }

  /// Adds the container to the window, or to the superview of the view of a presentation context.
  func addContainer() { host?.addSubview(container) }

  var presentedView: UIView { controller.presentedView ?? presented.view }

  /// Returns a view's frame in the container, or zero outside of a window.
  func frameInContainer(of view: UIView) -> CGRect {
    guard view.window != nil, let superview = view.superview else { return .zero }
    return container.convert(view.frame, from: superview)
  }

  /// The frame of the presenter's view at the end of a dismissal, in the container.
  var presentersFinalFrame: CGRect {
    guard removesPresentersView else { return frameInContainer(of: presenter.view) }
    return presentersPlace?.frame(in: container) ?? container.bounds
  }

  var isInTransition: Bool { transition?.isUnderWay ?? false }

  /// A Boolean value that indicates whether the presenter is in no hierarchy, so that no container
  /// or window ends its presentations. An example is a former child whose view is still in the
  /// container.
  private var isDetached: Bool {
    presenter.parent == nil && presenter.presentedBy == nil
      && container.window?.rootViewController !== presenter
  }

  /// Ends the presentation of a presenter in no hierarchy if its view, or the container, is in a
  /// tree that leaves the window.
  func endIfDetached(leavingWith tree: UIView) {
    guard !isEnding, isDetached else { return }
    // A presenter's view that the presentation has removed returns to its place.
    let view = presentersPlace?.superview ?? presenter.viewIfLoaded
    let leaves = view.map { $0.isDescendant(of: tree) && !$0.isDescendant(of: container) } ?? false
    if leaves || container.isDescendant(of: tree) { endNow() }
  }

  /// Returns the interaction that lets touches dismiss the page, or `nil` if the page's preferred
  /// transition cannot follow touches.
  @discardableResult func preparePageInteraction() -> (any PageInteraction)? {
    guard let preference = presented.catchablePreference else { return nil }
    if let pageInteraction { return pageInteraction }
    let interaction = preference.makeInteraction(in: container) { [weak self] in
      self?.catchablePage
    } takeBack: { [weak self] in
      self?.presenter.dismiss(animated: true)
    }
    pageInteraction = interaction
    return interaction
  }

  /// The presented controller if touches can dismiss it, or `nil`. They cannot if the delegate
  /// vends an animator.
  private var catchablePage: UIViewController? {
    guard !isInTransition, presented.presentation == nil, presented.catchablePreference != nil,
      presented.transitioningDelegate?.animationController(forDismissed: presented) == nil
    else { return nil }
    return presented
  }

  // MARK: Transitions

  func present(_ plan: TransitionPlan, completion: (() -> Void)?) {
    hasBegun = true
    preparePageInteraction()
    removesPresentersView = controller.shouldRemovePresentersView
    if removesPresentersView { movePresentersView() }
    run(plan, .presenting(self), completion: completion)
  }

  func dismiss(_ plan: TransitionPlan, completion: (() -> Void)?) {
    // The delegate that was called for the plan may have presented another controller above.
    presented.endPresentations()
    guard presented.presentedBy === self, !isInTransition else { return }
    let endsAtOnce = endsAtOnce
    if isCarried, !presenterIsCarried { leavePresentersView() }
    run(plan, .dismissing(self), completion: completion)
    if endsAtOnce { endTransition() }
  }

  private func run(_ plan: TransitionPlan, _ roles: TransitionRoles, completion: (() -> Void)?) {
    guard let scene else { return }
    let change = PresentationTransition(self, roles.kind, completion: completion)
    let rules = TransitionReducer(
      presentation: roles.kind, includesPresenter: removesPresentersView)
    let transition = Transition(
      roles: roles, plan: plan, runner: TransitionRunner(rules, subject: change), scene: scene)
    change.transition = transition
    self.transition = transition
    (presenter.activeTransition, presented.activeTransition) = (transition, transition)
    transition.runner.send(.prepare)
  }

  /// Ends the presentation, and those above it, without animation, because the presenter leaves the
  /// hierarchy.
  func endNow() {
    isEnding = true
    presented.endPresentations()
    if let transition, transition.isUnderWay {
      transition.context.completeTransition(transition.roles.kind == .dismiss)
    }
    guard presenter.presentation === self else { return }
    presenter.dismiss(animated: false)
    // The transition ends now, even if its animator runs an animation although none is requested.
    if let transition, transition.isUnderWay { transition.context.completeTransition(true) }
  }
}

// The places of the views of a presentation.
extension Presentation {
  /// Removes the views of the presentation, restores the presenter's view, and disconnects the two
  /// controllers.
  func takeDown() {
    // A callback may have presented another controller above, or in the context of a child.
    presented.endPresentations()
    presentedView.removeFromSuperview()
    resetMask()
    presented.viewIfLoaded?.removeFromSuperview()
    presentersPlace?.restore(presenter.view)
    presentersPlace = nil
    container.removeFromSuperview()
    presenter.presentation = nil
    presented.presentedBy = nil
    if controller.overrideTraitCollection != nil { presented.changeTraits { $0.given = nil } }
  }

  /// Moves the presenter's view into the container at the start, without moving it on the screen
  /// (B-16).
  private func movePresentersView() {
    guard let view = presenter.view, view.superview !== container, let place = ViewPlace(of: view)
    else { return }
    presentersPlace = place
    place.move(view, into: container)
  }

  /// Resizes the presenter's view, if it has been removed, to fit the place to which it returns.
  func resizePresentersView() {
    guard var place = presentersPlace, let view = presenter.viewIfLoaded else { return }
    // The layout of the view calls the client, which may end the presentation.
    place.resize(view)
    if presentersPlace != nil { presentersPlace = place }
  }

  /// Moves the container, if it covers the view of a presentation context, into another view of the
  /// window.
  func moveContainer(into view: UIView) {
    if isInContext { view.addSubview(container) }
  }

  /// Moves the container along with the presenter's view, which the presenter's own presentation
  /// has moved into another view.
  func followPresentersView() {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
    let frame = view.frame
    if presentersPlace != nil {
      presentersPlace = ViewPlace(of: view)
      view.removeFromSuperview()
    }
    guard isInContext else { return }
    host = superview
    container.frame = frame
    superview.addSubview(container)
  }

  /// Sets a flexible resizing mask on a presented view without one, so that it covers the container
  /// after a resize, too.
  func setMask() {
    guard presentedView.autoresizingMask.isEmpty else { return }
    presentedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setsMask = true
  }

  /// Restores the resizing mask of the presented view.
  func resetMask() {
    if setsMask { presentedView.autoresizingMask = [] }
    setsMask = false
  }
}
