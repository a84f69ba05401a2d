import Foundation

/// One change from a child of a container to another: with an animation, with a driver, or at once.
///
/// A container makes one, tells it whose views go and come, and runs it:
///
///     let change = ChildTransition(
///       container: self, kind: .push, hostView: contentView, from: old, to: new)
///     change.run(plan) { completed in
///       // What the container says from now on: its stack, its selection.
///     } didEnd: { completed in
///       // What a delegate hears.
///     } completion: { completed in
///       // The caller's, after `animationEnded`.
///     }
///
/// Before `run`, `from.view` is in the host view and `to.view` is not. What it does by itself:
///
/// - a controller that enters is made a child (`addChild`) at the start and hears
///   `didMove(toParent:)` at the end; one that leaves hears `willMove(toParent: nil)` at the start
///   and is no child afterwards. If it is cancelled, that is taken back. `kind` says who does: with
///   `.push`, `to` enters; with `.pop`, `from` leaves; with `.custom` both; with `.tab` neither,
///   both are children all along;
/// - the host view is the context's `containerView` (B-01); the animator adds the arriving view
///   (B-02);
/// - `transitionCoordinator` of both and of the container, unless that one takes part in a
///   presentation that is under way (C-01);
/// - appearance callbacks in the order of A-12, and of A-13 if it is cancelled, if the container is
///   on show; in those of who enters or leaves `isMovingToParent` or `isMovingFromParent` is true;
/// - at the end, before `commit`, the view that goes is out of the host view and the other one in
///   it, wherever the animator left them: the one that arrived as it put it, or in its final frame;
///   a controller that is no child of the container any more is left alone;
/// - a container that disappears, or whose view leaves the window, ends it at once: cancelled if a
///   driver holds it or has decided so, else completed.
///
/// In a container that is not on show, and without a plan, everything happens at once, inside
/// `run`; then `from` or `to` may be missing: the first child comes, or the last one goes.
///
/// Only one can be under way in a container: ask `isInChildTransition` first, `run` refuses
/// another. From the *did* callbacks on the next one is accepted. A client may do anything
/// in any callback; what is no longer true then is left out.
@MainActor final class ChildTransition {
  let container: UIViewController
  let kind: TransitionRoles.Kind
  let hostView: UIView
  let from: UIViewController?
  let to: UIViewController?
  private let toFinalFrame: () -> CGRect
  private let enters: Bool
  private let leaves: Bool
  /// False leaves containment to a container that has more children than it shows.
  var movesChildren = true
  /// Called once both know that it starts, before anything is animated.
  var onBegin: () -> Void = {}
  private var steps: Steps?
  /// Nil where it is not animated, and after the end.
  private(set) weak var transition: Transition?
  private(set) var isUnderWay = false
  /// Who is about to leave the container, while callbacks tell of the end.
  private(set) var leaver: UIViewController?
  /// Makes what animator and driver are given in place of the context.
  var makeFacade: ((TransitionContext) -> any UIViewControllerContextTransitioning)?

  /// What the container does at the end.
  private struct Steps {
    let commit: (_ completed: Bool) -> Void
    let didEnd: (_ completed: Bool) -> Void
    let completion: (_ completed: Bool) -> Void
  }

  /// - Parameters:
  ///   - hostView: shows the children, and nothing that is not to be covered by them.
  ///   - toFinalFrame: of the arriving view in the host view; the host view's bounds unless given.
  ///   - enters: whether `to` comes into the container with this; as the kind has it unless given.
  ///   - leaves: whether `from` leaves the container with this; as the kind has it unless given.
  init(
    container: UIViewController, kind: TransitionRoles.Kind, hostView: UIView,
    from: UIViewController?, to: UIViewController?,
    toFinalFrame: (() -> CGRect)? = nil, enters: Bool? = nil, leaves: Bool? = nil
  ) {
    self.container = container
    self.kind = kind
    self.hostView = hostView
    self.from = from
    self.to = to
    self.toFinalFrame = toFinalFrame ?? { hostView.bounds }
    self.enters = enters ?? (kind == .push || kind == .custom)
    self.leaves = leaves ?? (kind == .pop || kind == .custom)
  }

  /// Starts it, at once (B-11).
  ///
  /// - Parameters:
  ///   - plan: who animates and who drives; nil changes the views without animation.
  ///   - commit: step 1 of A-21, after the views: what the container says from then on.
  ///   - didEnd: step 3, after the *did* callbacks and containment.
  ///   - completion: step 6, after coordinators' completions and `animationEnded`.
  /// - Returns: false if another one is under way in the container: nothing has been called.
  @discardableResult
  func run(
    _ plan: TransitionPlan?, commit: @escaping (_ completed: Bool) -> Void,
    didEnd: @escaping (_ completed: Bool) -> Void = { _ in },
    completion: @escaping (_ completed: Bool) -> Void = { _ in }
  ) -> Bool {
    let scene = container.scene
    guard !container.isInChildTransition else {
      scene?.logWarning(
        "\(kind.rawValue) in \(container.logName) is refused: a transition is under way")
      return false
    }
    isUnderWay = true
    container.childTransition = self
    steps = Steps(commit: commit, didEnd: didEnd, completion: completion)
    let begin = { [self] in
      if movesChildren, leaves { from?.willMove(toParent: nil) }
      if movesChildren, enters, let to { container.addChild(to) }
      start(plan)
    }
    scene.map { $0.enter(begin) } ?? begin()
    return true
  }

  /// Whether it says when `child` appears.
  func speaksFor(_ child: UIViewController) -> Bool {
    isUnderWay && (child === from || child === to)
  }

  /// Ends it without animation, whatever is under way.
  func endNow() {
    guard isUnderWay, let transition, transition.isUnderWay else { return }
    transition.context.endByContainer(!transition.wasCancelled && !transition.isInteractive)
  }
}

// The start.
extension ChildTransition {
  private var isOnShow: Bool {
    container.isOnShow && container.viewIfLoaded?.window != nil && hostView.window != nil
  }

  private func start(_ plan: TransitionPlan?) {
    guard let plan, let from, let to, isOnShow, let scene = container.scene else {
      return exchange()
    }
    // A resize in this frame has yet to reach the views that are about to move. This calls the
    // client.
    container.viewIfLoaded?.window?.layoutIfNeeded()
    guard isOnShow else { return exchange() }
    if !isInHost(from), from.parent === container { hostView.insertSubview(from.view, at: 0) }
    let isAnimated = plan.isAnimated
    let transition = Transition(
      roles: roles(from, to), animator: plan.animator, driver: plan.driver,
      isAnimated: isAnimated, scene: scene
    ) { [self] in end($0, isAnimated) }
    transition.completion = { [self] in complete($0) }
    transition.facade = makeFacade?(transition.context)
    self.transition = transition
    (from.activeTransition, to.activeTransition) = (transition, transition)
    if !(container.activeTransition?.isUnderWay ?? false) {
      container.activeTransition = transition
    }
    sendWill(isAnimated)
    hostView.layoutIfNeeded()
    transition.begin()
    scene.sendPendingIsAppearing()
  }

  private func roles(_ from: UIViewController, _ to: UIViewController) -> TransitionRoles {
    TransitionRoles(
      kind: kind, container: hostView, presentationStyle: .custom, from: from, to: to,
      fromView: { from.view }, toView: { to.view },
      fromInitialFrame: hostView.convert(from.view.frame, from: from.view.superview),
      fromFinalFrame: { .zero }, toFinalFrame: toFinalFrame)
  }

  /// Changes the views without animation.
  private func exchange() {
    if container.isOnShow { sendWill(false) }
    end(true, false)
    complete(true)
  }

  /// Step 1 of A-12. The first may have put an end to it.
  private func sendWill(_ animated: Bool) {
    if let from { tell(from, leaves ? .leaving : .none) { $0.willDisappear(animated) } }
    guard isUnderWay, container.isOnShow else { return }
    if let to { tell(to, enters ? .entering : .none) { $0.willAppear(animated) } }
    if isUnderWay { onBegin() }
  }

  private func tell(
    _ controller: UIViewController, _ move: ParentMove, _ call: (UIViewController) -> Void
  ) {
    let outer = controller.parentMove
    controller.parentMove = move
    call(controller)
    controller.parentMove = outer
  }

  private func isInHost(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.isDescendant(of: hostView) ?? false
  }
}

// The end: (1) hierarchy, (2) *did* callbacks, (3) containment and the container's, (6) the
// caller's.
extension ChildTransition {
  private func end(_ completed: Bool, _ animated: Bool) {
    if movesChildren, !completed, enters { to?.willMove(toParent: nil) }
    let (stays, goes) = completed ? (to, from) : (from, to)
    place(stays, insteadOf: goes)
    steps?.commit(completed)
    isUnderWay = false
    leaver = movesChildren && (completed ? leaves : enters) ? goes : nil
    completed ? sendDid(animated) : sendReturn(animated)
    release(leaver)
    leaver = nil
    if movesChildren, completed ? enters : leaves { settle(stays) }
    steps?.didEnd(completed)
  }

  private func complete(_ completed: Bool) {
    let last = steps
    steps = nil
    last?.completion(completed)
  }

  private func place(_ stays: UIViewController?, insteadOf goes: UIViewController?) {
    if let stays, stays.parent === container, !isInHost(stays) {
      if stays === to { stays.view.frame = toFinalFrame() }
      if let other = goes?.viewIfLoaded, other.superview === hostView {
        hostView.insertSubview(stays.view, aboveSubview: other)
      } else {
        hostView.insertSubview(stays.view, at: 0)
      }
    }
    if let goes, isInHost(goes) { goes.viewIfLoaded?.removeFromSuperview() }
  }

  private func sendDid(_ animated: Bool) {
    if let from { tell(from, leaves ? .leaving : .none) { $0.didDisappear(animated) } }
    // One that is still appearing takes its child along.
    guard container.appearance.state == .appeared, let to else { return }
    tell(to, enters ? .entering : .none) {
      // It has not heard of anything yet where this is ended before it has well begun.
      if container.childTransition === self { $0.willAppear(animated) }
      $0.didAppear(animated)
    }
  }

  /// A-13, unless a callback has begun the next one: that tells `from` what becomes of it.
  private func sendReturn(_ animated: Bool) {
    if let to {
      tell(to, enters ? .leaving : .none) {
        $0.willDisappear(animated)
        $0.didDisappear(animated)
      }
    }
    guard container.childTransition === self, container.isOnShow, let from else { return }
    from.willAppear(animated)
    if container.appearance.state == .appeared { from.didAppear(animated) }
  }

  /// Ends containment, unless a callback has brought it back.
  private func release(_ controller: UIViewController?) {
    guard let controller, !isInHost(controller), isMine(controller) else { return }
    controller.removeFromParent()
  }

  private func settle(_ controller: UIViewController?) {
    guard let controller, isMine(controller) else { return }
    controller.didMove(toParent: container)
  }

  /// Whether no later one has to do with it.
  private func isMine(_ controller: UIViewController) -> Bool {
    controller.parent === container
      && !(container.childTransition?.speaksFor(controller) ?? false)
  }
}

extension UIViewController {
  /// Whether a transition between two of this container's children is under way, up to the *did*
  /// callbacks of its end.
  var isInChildTransition: Bool { childTransition?.isUnderWay ?? false }
}
