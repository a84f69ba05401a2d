import Foundation

/// One transition between two children of a container of your own: animated, interactive,
/// cancelled, caught on its way, as a presentation can be.
///
/// The original platform leaves this to the container, and its percent driver drives no container
/// but its own two. Here a container makes a context for each change, gives it an animation
/// controller and, for a gesture, an interaction controller, and starts it:
///
///     func select(_ index: Int, driver: UIPercentDrivenInteractiveTransition? = nil) {
///       let context = ContainerTransitionContext(
///         container: self, containerView: view, from: pages[selected], to: pages[index])
///       let animator = SlideAnimator(forwards: index > selected)
///       context.start(animator: animator, driver: driver) { completed in
///         if completed { self.selected = index }
///       }
///     }
///
///     func pan(_ pan: UIPanGestureRecognizer) {
///       switch pan.state {
///       case .began: select(selected + 1, driver: driver)
///       case .changed: driver.update(-pan.translation(in: view).x / view.bounds.width)
///       case .ended: pan.velocity(in: view).x < 0 ? driver.finish() : driver.cancel()
///       default: driver.cancel()
///       }
///     }
///
/// Animation and interaction controllers that were written for presentations work unchanged: plain
/// animations, keyframes, interruptible animators; percent drivers and drivers that move things by
/// hand. What the context does beside:
///
/// - **Containment.** An arriving controller that is no child yet becomes one, and the leaving one
///   is taken out at the end, with `willMove` and `didMove` for both. If the transition is
///   cancelled the arriving one is left without parent and view, and the leaving one stays. Where
///   both are children already, they remain so.
/// - **Appearance.** Old `viewWillDisappear`, new `viewWillAppear`, old `viewDidDisappear`, new
///   `viewDidAppear`; cancelled, each *did* is preceded by the opposite *will*. Without callbacks
///   of the container's own: it keeps `shouldAutomaticallyForwardAppearanceMethods`.
/// - **Coordinators.** `transitionCoordinator` of both controllers and of the container, up to the
///   end.
/// - **The end.** Views, `commit`, *did* callbacks, `didMove`, coordinators' completions,
///   `animationEnded`, `completion`, in this order; from `viewDidDisappear` on a new context may
///   start.
/// - **Interruption.** A container that disappears, or whose view leaves its window, ends it at
///   once: cancelled if a driver holds it or has decided so, else completed.
///
/// Without an animator, and in a container that is not on show, everything happens at once.
@preconcurrency @MainActor
public final class ContainerTransitionContext: UIViewControllerContextTransitioning {
  private weak var container: UIViewController?
  /// Shows the children, and nothing that they should not cover.
  public let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// Where the view of the arriving controller ends, in `containerView`, in points; its bounds
  /// unless set. Asked whenever somebody wants to know.
  public var finalFrame: () -> CGRect
  /// What is behind it, once it has started with an animator.
  private(set) var running: TransitionContext?
  private weak var change: ChildTransition?
  private var hasStarted = false
  /// A Boolean value that indicates whether the change has started with an animator.
  public private(set) var isAnimated = false

  /// A context for one change.
  ///
  /// - Parameters:
  ///   - containerView: a view of the container's, in which the view of `from` is.
  ///   - from: a child of the container.
  ///   - to: what is to be shown instead.
  public init(
    container: UIViewController, containerView: UIView, from: UIViewController,
    to: UIViewController
  ) {
    (self.container, self.containerView) = (container, containerView)
    (self.from, self.to) = (from, to)
    finalFrame = { containerView.bounds }
  }

  /// Whether it has started and the container has yet to hear of its end.
  public var isUnderWay: Bool { change?.isUnderWay ?? false }

  /// Starts, at once.
  ///
  /// - Parameters:
  ///   - animator: animates; nil changes the views without animation.
  ///   - driver: is called instead of the animator, which is then its to call.
  ///   - commit: called first at the end, before controllers hear of it: what the container says
  ///     from then on, its selection for one. Told whether the transition was completed.
  ///   - completion: called last.
  /// - Returns: false, with one log line, if it has been started before, if `from` is not in the
  ///   container or is `to`, or if another one is under way there: nothing has been called.
  @discardableResult
  public func start(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil,
    commit: @escaping (_ completed: Bool) -> Void = { _ in },
    completion: @escaping (_ completed: Bool) -> Void = { _ in }
  ) -> Bool {
    guard let container else { return false }
    if let reason = reasonNotToStart(in: container) {
      container.scene?.logWarning("a transition in \(container.logName) is refused: \(reason)")
      return false
    }
    hasStarted = true
    isAnimated = animator != nil
    let isNew = to.parent !== container || container.childTransition?.leaver === to
    let change = ChildTransition(
      container: container, kind: .custom, hostView: containerView, from: from, to: to,
      toFinalFrame: { [weak self] in self?.finalFrame() ?? .zero }, enters: isNew, leaves: isNew)
    self.change = change
    change.makeFacade = { [self] in
      running = $0
      return self
    }
    let plan = animator.map { TransitionPlan(animator: $0, driver: driver, isAnimated: true) }
    return change.run(plan, commit: commit, completion: completion)
  }

  private func reasonNotToStart(in container: UIViewController) -> String? {
    if hasStarted { return "its context has been used before" }
    if from === to { return "it would lead from \(from.logName) to itself" }
    if from.parent !== container { return "\(from.logName) is not in it" }
    if to === container { return "it cannot contain itself" }
    return container.isInChildTransition ? "another one is under way" : nil
  }
}

// What animation and interaction controllers are told and tell.
extension ContainerTransitionContext {
  /// A Boolean value that indicates whether a driver controls the change: from an interactive start
  /// or a pause until a finish or cancel (B-06).
  public var isInteractive: Bool { running?.isInteractive ?? false }
  /// A Boolean value that indicates whether the change has been cancelled, and not finished since
  /// (B-06).
  public var transitionWasCancelled: Bool { running?.transitionWasCancelled ?? false }
  /// The style, which is always `.custom`.
  public var presentationStyle: UIModalPresentationStyle { .custom }
  /// The identity: the sandbox does not rotate (B-13).
  public var targetTransform: CGAffineTransform { .identity }

  /// Returns the leaving controller for `.from`, the arriving one for `.to`, and `nil` otherwise.
  public func viewController(forKey key: UITransitionContextViewControllerKey)
    -> UIViewController?
  {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Returns the view of the controller with the key. Both views may be animated.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  /// Returns the frame of a controller's view at the start, in points of `containerView`, or
  /// `.zero` if the change has not started, and for all but the leaving controller (B-04).
  public func initialFrame(for vc: UIViewController) -> CGRect {
    running?.initialFrame(for: vc) ?? .zero
  }

  /// Returns the frame of a controller's view at the end, in points of `containerView`:
  /// `finalFrame` for the arriving controller, and `.zero` for any other (B-04).
  public func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame() : .zero }

  /// Publishes the progress of an interactive change, 0…1, without moving anything (B-05).
  ///
  /// Like the calls below, it is refused with one warning in the log before the change has started.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {
    tell("updateInteractiveTransition") { $0.updateInteractiveTransition(percentComplete) }
  }
  /// Ends the interaction in favor of the arriving controller (B-07).
  public func finishInteractiveTransition() {
    tell("finishInteractiveTransition") { $0.finishInteractiveTransition() }
  }
  /// Ends the interaction in favor of the leaving controller (B-07).
  public func cancelInteractiveTransition() {
    tell("cancelInteractiveTransition") { $0.cancelInteractiveTransition() }
  }
  /// Makes the running change interactive, at the position that is shown (B-15).
  public func pauseInteractiveTransition() {
    tell("pauseInteractiveTransition") { $0.pauseInteractiveTransition() }
  }
  /// Ends the change. The argument is the outcome, whatever finish or cancel have decided before
  /// (B-09).
  public func completeTransition(_ didComplete: Bool) {
    tell("completeTransition") { $0.completeTransition(didComplete) }
  }

  private func tell(_ call: String, _ action: (TransitionContext) -> Void) {
    guard let running else {
      container?.scene?.logWarning("\(call) of a transition that has not started is refused")
      return
    }
    action(running)
  }
}
