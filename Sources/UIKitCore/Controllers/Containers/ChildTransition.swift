import Foundation
import GlissadeTransitions

/// A change from one child of a container to another: animated, with a driver, or at once.
///
/// A container creates a transition with its views and runs it:
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
/// Before `run`, the view of `from` is in the host view and that of `to` is not.
/// `TransitionReducer` determines the steps and their order: containment (K-06), appearance
/// callbacks if the container is visible, and the end. The host view is the
/// context's `containerView` (B-01), to which the animator adds the arriving view (B-02). Both
/// controllers return the transition's coordinator, and so does the container, unless it takes part
/// in a presentation (C-01).
///
/// If the container disappears or its view leaves the window, the transition ends at once: it is
/// cancelled if a driver controls it or has cancelled it, and otherwise completed. If the container
/// is not visible or there is no plan, all steps happen within `run`; then `from` or `to` may be
/// `nil`.
///
/// A container has one transition at a time, and accepts the next one from the *did* callbacks on
/// . A client may change the hierarchy in any callback; steps that no longer apply are
/// omitted.
@MainActor package final class ChildTransition: TransitionSubject {
  let container: UIViewController
  let kind: TransitionKind
  let hostView: UIView
  let from: UIViewController?
  /// The arriving controller, or `nil` if there is none, or if it did not become a child because
  /// the client put it elsewhere.
  private(set) var to: UIViewController?
  private let toFinalFrame: () -> CGRect
  private let enters: Bool
  private let leaves: Bool
  /// A Boolean value that indicates whether the transition adds and removes children. A container
  /// that has more children than it shows sets this to `false` and does so itself.
  var movesChildren = true
  /// A closure that is called at the start, after both controllers are notified and before anything
  /// is animated.
  var onBegin: () -> Void = {}
  private var steps: Steps?
  /// The runner that performs the transition, until its end.
  private(set) weak var runner: TransitionRunner?
  /// The animated transition, or `nil` without animation and after the end.
  private(set) weak var transition: Transition?
  /// A Boolean value that indicates whether the transition has started, and the container has not
  /// updated its selection yet.
  private(set) var isUnderWay = false
  /// A Boolean value that indicates whether the arriving controller has become a child.
  private var hasEntered = false
  /// The child that is about to be removed from the container, during the callbacks of the end.
  private(set) var leaver: UIViewController?
  /// A closure that returns the context that animator and driver receive in place of the
  /// transition's own; with `nil` they receive the transition's own.
  var makeFacade: ((TransitionContext) -> any UIViewControllerContextTransitioning)?

  /// The closures that the container has passed for the end of the transition.
  private struct Steps {
    let commit: (_ completed: Bool) -> Void
    let didEnd: (_ completed: Bool) -> Void
    let completion: (_ completed: Bool) -> Void
  }

  /// - Parameters:
  ///   - hostView: The view that shows the children, which may cover all of it.
  ///   - toFinalFrame: A closure that returns the final frame of the arriving view in the host
  ///     view; by default the host view's bounds.
  ///   - enters: Indicates whether `to` becomes a child; by default it does with `.push` and
  ///     `.custom`.
  ///   - leaves: Indicates whether `from` is removed from the container; by default it is with
  ///     `.pop` and `.custom`.
  package init(
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
  ///   - commit: A closure that updates the container's selection after the views have been placed,
  ///     at the end of step 1 of A-21.
  ///   - didEnd: A closure that notifies the container's delegate after the *did* callbacks, in
  ///     step 3 of A-21.
  ///   - completion: A closure that calls the caller's completion, in step 6 of A-21.
  /// - Returns: `false`, without any call, if another transition is in progress in the container.
  @discardableResult
  package func run(
    _ plan: TransitionPlan?, commit: @escaping (_ completed: Bool) -> Void,
    didEnd: @escaping (_ completed: Bool) -> Void = { _ in },
    completion: @escaping (_ completed: Bool) -> Void = { _ in }
  ) -> Bool {
    let scene = container.scene
    guard !container.isInChildTransition else {
      scene?.resources.logWarning(
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
      // What is in a transition in the context of the leaving page does not leave with the page,
      // nor does a page of the context that another presentation is covering.
      for presented in from?.presentedInContext ?? [] {
        presented.presentedBy?.endTransition()
        presented.presentation?.endTransition()
      }
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

  /// A Boolean value that indicates whether the arriving controller was to become a child, but has
  /// not.
  private var isRefused: Bool { enters && movesChildren && to?.parent !== container }

  private var isVisible: Bool {
    container.isOnShow && container.viewIfLoaded?.window != nil
      && hostView.window != nil
  }

  /// Creates the animated transition, if the container is still visible.
  private func play(_ plan: TransitionPlan, _ runner: TransitionRunner, _ scene: UIWindowScene) {
    guard let from, let to else { return }
    // A resize in this frame must reach the views that are about to move. The layout calls the
    // client, which may hide the container.
    container.viewIfLoaded?.window?.layoutIfNeeded()
    guard isVisible else { return }
    if !isInHost(from), from.parent === container { hostView.insertSubview(from.view, at: 0) }
    from.presentation?.joinPresentersView()
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

  /// Returns whether this transition sends a child, or a controller that is presented in the
  /// context of a child, its appearance callbacks.
  func sendsCallbacks(to child: UIViewController) -> Bool {
    guard isUnderWay else { return false }
    let pages = [from, to].compactMap(\.self)
    return pages.contains { $0 === child || $0.presentedInContext.contains(child) }
  }

  /// Adds an animation of a view outside of the host view that plays along with the transition.
  package func animateAlongside(in view: UIView, _ animation: @escaping () -> Void) {
    transition?.coordinator?.animateAlongsideTransition(in: view) { _ in
      animation()
    } completion: { _ in
    }
  }

  /// Reverses a transition that no driver controls, if it can be caught and does not already run in
  /// the direction that `toEnd` indicates.
  package func turn(toEnd: Bool) {
    guard let transition, transition.canBeCaught, transition.wasCancelled == toEnd else { return }
    if let driver = transition.driver as? UIPercentDrivenInteractiveTransition {
      driver.turn(toEnd: toEnd)
    } else if transition.driver == nil {
      let context = transition.context
      context?.pauseInteractiveTransition()
      toEnd ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    }
  }

  /// Ends the transition without animation.
  package func endNow() {
    guard isUnderWay, let transition, transition.isUnderWay else { return }
    transition.context.endByContainer(!transition.wasCancelled && !transition.isInteractive)
  }
}

// The steps of a transition, which act on the controllers and the views.
extension ChildTransition {
  package var parent: UIViewController? { container }

  /// Returns the controller of a role, or `nil` if the client has put it elsewhere, where it
  /// receives other callbacks.
  package func controller(_ role: AppearanceScript.Role) -> UIViewController? {
    let controller = role == .leaving ? from : to
    guard hasEntered, let controller, isElsewhere(controller) else { return controller }
    return nil
  }

  package func receivers(of controller: UIViewController) -> [UIViewController] {
    controller.shownWithPage
  }

  private func isElsewhere(_ controller: UIViewController) -> Bool {
    controller.place.map { $0 !== container } ?? false
  }

  package func isNewest(for controller: UIViewController) -> Bool {
    container.childTransition === self
  }

  package func willBegin() { if container.isOnShow { onBegin() } }
  package func layOut() { hostView.layoutIfNeeded() }

  package func placeViews(_ outcome: TransitionOutcome) {
    let (stays, goes) = outcome.isFinished ? (to, from) : (from, to)
    if let goes, !isElsewhere(goes) { goes.presentation?.joinPresentersView() }
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
    if let goes = goes?.presentation, !isElsewhere(goes.presenter), !goes.isCarried {
      goes.leavePresentersView()
    }
    if let stays, !isElsewhere(stays) { stays.presentation?.leaveJoinedPresentersView() }
    leaver = movesChildren && (outcome.isFinished ? leaves : enters) ? goes : nil
  }

  package func commit(_ outcome: TransitionOutcome) {
    steps?.commit(outcome.isFinished)
    isUnderWay = false
  }

  package func allowsRemoval(of child: UIViewController) -> Bool {
    leaver = nil
    return !isInHost(child) && allowsConfirmation(of: child)
  }

  package func allowsConfirmation(of child: UIViewController) -> Bool {
    child.parent === container
      && !(container.childTransition?.sendsCallbacks(to: child) ?? false)
  }

  package func didEnd(_ outcome: TransitionOutcome) {
    leaver = nil
    steps?.didEnd(outcome.isFinished)
  }

  package func complete(_ outcome: TransitionOutcome) {
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
