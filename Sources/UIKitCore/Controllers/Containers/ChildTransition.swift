import Foundation
import GlissadeTransitions

/// A change from one child of a container to another: animated, with a driver, or at once.
///
/// A container makes one with its views and runs it:
///
///     let change = ChildTransition(
///       container: self, kind: .push, hostView: contentView, from: old, to: new)
///     change.run(plan) { completed in
///       // The container updates its stack or selection.
///     } didEnd: { completed in
///       // It notifies its delegate.
///     } completion: { completed in
///       // The caller's completion, after `animationEnded`.
///     }
///
/// Before `run`, the view of `from` is in the host view and that of `to` is not. What follows, in
/// which order, is in `TransitionReducer`: containment (K-06), appearance callbacks if the
/// container is visible, and the end. The host view is the context's
/// `containerView` (B-01), to which the animator adds the arriving view (B-02). Both controllers
/// and the container have the coordinator, unless the container takes part in a presentation
/// (C-01).
///
/// A container that disappears, or whose view leaves the window, ends the transition at once:
/// cancelled if a driver holds it or has cancelled it, or else completed. In a container that is
/// not visible, and without a plan, everything happens within `run`; then `from` or `to` may be
/// `nil`.
///
/// A container has one at a time. From the *did* callbacks on it accepts the next one. A
/// client may do anything in any callback; steps that no longer apply are omitted.
@MainActor final class ChildTransition: TransitionSubject {
  let container: UIViewController
  let kind: TransitionKind
  let hostView: UIView
  let from: UIViewController?
  /// The arriving controller; `nil` also for one that did not become a child, because the client
  /// has put it elsewhere.
  private(set) var to: UIViewController?
  private let toFinalFrame: () -> CGRect
  private let enters: Bool
  private let leaves: Bool
  /// `false` leaves containment to a container that has more children than it shows.
  var movesChildren = true
  /// Called after both controllers are notified, before anything is animated.
  var onBegin: () -> Void = {}
  private var steps: Steps?
  /// The runner that performs the transition, until its end.
  private(set) weak var runner: TransitionRunner?
  /// The player of the transition, or `nil` if it is not animated, and after the end.
  private(set) weak var transition: Transition?
  /// A Boolean value that indicates whether the container has not updated its selection yet.
  private(set) var isUnderWay = false
  /// A Boolean value that indicates whether the arriving controller has become a child.
  private var hasEntered = false
  /// The child that is about to be removed from the container, during the callbacks of the end.
  private(set) var leaver: UIViewController?
  /// Returns what animator and driver receive instead of the context.
  var makeFacade: ((TransitionContext) -> any UIViewControllerContextTransitioning)?

  /// The container's part of the end.
  private struct Steps {
    let commit: (_ completed: Bool) -> Void
    let didEnd: (_ completed: Bool) -> Void
    let completion: (_ completed: Bool) -> Void
  }

  /// - Parameters:
  ///   - hostView: The view that shows the children, and nothing that they should not cover.
  ///   - toFinalFrame: Returns the frame of the arriving view in the host view; its bounds by
  ///     default.
  ///   - enters: Indicates whether `to` comes into the container; as the kind has it by default.
  ///   - leaves: Indicates whether `from` goes out of the container; as the kind has it by default.
  init(
    container: UIViewController, kind: TransitionKind, hostView: UIView,
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

  /// Runs the transition, at once (B-11).
  ///
  /// - Parameters:
  ///   - plan: The animator and the driver; `nil` changes the views without animation.
  ///   - commit: Updates the container's selection, after the views: the end of step 1 of A-21.
  ///   - didEnd: Notifies the container's delegate, after the *did* callbacks: step 3.
  ///   - completion: Calls the caller's completion: step 6.
  /// - Returns: `false` if another one is in progress in the container: nothing has been called.
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
    let rules = TransitionReducer(
      children: kind, enters: enters, leaves: leaves, movesChildren: movesChildren)
    let runner = TransitionRunner(rules, subject: self)
    self.runner = runner
    let begin = { [self] in
      runner.send(.enter)
      hasEntered = true
      if isRefused {
        to = nil
        runner.send(.complete(.cancels))
        return
      }
      if let plan, let scene, isVisible { play(plan, runner, scene) }
      runner.send(.prepare)
      if transition == nil, runner.state == .starting { runner.send(.complete(.finishes)) }
    }
    scene.map { $0.enter(begin) } ?? begin()
    return true
  }

  /// A Boolean value that indicates whether the arriving controller has not become a child.
  private var isRefused: Bool { enters && movesChildren && to?.parent !== container }

  private var isVisible: Bool {
    container.isOnShow && container.viewIfLoaded?.window != nil
      && hostView.window != nil
  }

  /// Attaches what plays the transition, if the container is still visible.
  private func play(_ plan: TransitionPlan, _ runner: TransitionRunner, _ scene: UIWindowScene) {
    guard let from, let to else { return }
    // A resize in this frame must reach the views that are about to move. The layout calls the
    // client.
    container.viewIfLoaded?.window?.layoutIfNeeded()
    guard isVisible else { return }
    if !isInHost(from), from.parent === container { hostView.insertSubview(from.view, at: 0) }
    let transition = Transition(roles: roles(from, to), plan: plan, runner: runner, scene: scene)
    transition.facade = makeFacade?(transition.context)
    self.transition = transition
    (from.activeTransition, to.activeTransition) = (transition, transition)
    if !(container.activeTransition?.isUnderWay ?? false) {
      container.activeTransition = transition
    }
  }

  private func roles(_ from: UIViewController, _ to: UIViewController) -> TransitionRoles {
    TransitionRoles(
      kind: kind, container: hostView, presentationStyle: .custom, from: from, to: to,
      fromView: { from.view }, toView: { to.view },
      fromInitialFrame: hostView.convert(from.view.frame, from: from.view.superview),
      fromFinalFrame: { .zero }, toFinalFrame: toFinalFrame)
  }

  /// Returns whether a child's appearance callbacks are those of this transition.
  func sendsCallbacks(to child: UIViewController) -> Bool {
    isUnderWay && (child === from || child === to)
  }

  /// Ends the transition without animation.
  func endNow() {
    guard isUnderWay, let transition, transition.isUnderWay else { return }
    transition.context.endByContainer(!transition.wasCancelled && !transition.isInteractive)
  }
}

// Controllers and views.
extension ChildTransition {
  var parent: UIViewController? { container }

  /// Returns a controller of the transition. One that the client has put elsewhere meanwhile has
  /// the callbacks of that place.
  func controller(_ role: AppearanceScript.Role) -> UIViewController? {
    let controller = role == .leaving ? from : to
    guard hasEntered, let controller, isElsewhere(controller) else { return controller }
    return nil
  }

  private func isElsewhere(_ controller: UIViewController) -> Bool {
    controller.place.map { $0 !== container } ?? false
  }

  func isNewest(for controller: UIViewController) -> Bool {
    container.childTransition === self
  }

  func willBegin() { if container.isOnShow { onBegin() } }
  func layOut() { hostView.layoutIfNeeded() }

  func placeViews(_ outcome: TransitionOutcome) {
    let (stays, goes) = outcome.isFinished ? (to, from) : (from, to)
    if let stays, stays.parent === container, !isInHost(stays) {
      if stays === to { stays.view.frame = toFinalFrame() }
      if let other = goes?.viewIfLoaded, other.superview === hostView {
        hostView.insertSubview(stays.view, aboveSubview: other)
      } else {
        hostView.insertSubview(stays.view, at: 0)
      }
    }
    // A controller that the client has put elsewhere may be presented within the host view.
    if let goes, isInHost(goes), !isElsewhere(goes) || goes.view.superview === hostView {
      goes.viewIfLoaded?.removeFromSuperview()
    }
    if let goes, !isElsewhere(goes) { goes.presentation?.leavePresentersView() }
    leaver = movesChildren && (outcome.isFinished ? leaves : enters) ? goes : nil
  }

  func commit(_ outcome: TransitionOutcome) {
    steps?.commit(outcome.isFinished)
    isUnderWay = false
  }

  func allowsRemoval(of child: UIViewController) -> Bool {
    leaver = nil
    return !isInHost(child) && allowsConfirmation(of: child)
  }

  func allowsConfirmation(of child: UIViewController) -> Bool {
    child.parent === container
      && !(container.childTransition?.sendsCallbacks(to: child) ?? false)
  }

  func didEnd(_ outcome: TransitionOutcome) {
    leaver = nil
    steps?.didEnd(outcome.isFinished)
  }

  func complete(_ outcome: TransitionOutcome) {
    let last = steps
    steps = nil
    last?.completion(outcome.isFinished)
  }

  private func isInHost(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.isDescendant(of: hostView) ?? false
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether a transition between two children of this container is
  /// in progress, up to the *did* callbacks of its end.
  var isInChildTransition: Bool { childTransition?.isUnderWay ?? false }
}
