import Foundation

/// A transition between two children of a container of your own. It can be animated, interactive,
/// cancelled and caught in flight, as a presentation can.
///
/// UIKit leaves this to the container, and its percent driver drives no contexts but its own. Here
/// a container creates a context for each change, and starts it with an animation controller and,
/// for a gesture, an interaction controller:
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
/// animations, keyframes, interruptible animators; percent drivers and drivers that move views
/// themselves. The context also takes care of:
///
/// - **Containment.** An arriving controller that is not a child yet becomes one, and the leaving
///   one is removed at the end, with `willMove` and `didMove` for both. If the transition is
///   cancelled, the arriving one is left without parent and view, and the leaving one stays. If
///   both are children already, they remain so.
/// - **Appearance.** Old `viewWillDisappear`, new `viewWillAppear`, old `viewDidDisappear`, new
///   `viewDidAppear`; if it is cancelled, each *did* is preceded by the opposite *will*. The
///   container sends no callbacks itself and keeps `shouldAutomaticallyForwardAppearanceMethods`.
/// - **Coordinators.** Both controllers and the container have a `transitionCoordinator` until the
///   end.
/// - **The end.** Views, `commit`, *did* callbacks, `didMove`, coordinators' completions,
///   `animationEnded`, `completion`, in this order; from `viewDidDisappear` on a new context may
///   start.
/// - **Interruption.** A container that disappears, or whose view leaves its window, ends the
///   transition at once: cancelled if a driver holds it or has cancelled it, or else completed.
///
/// Without an animator, and in a container that is not visible, everything happens at once.
@preconcurrency @MainActor
public final class ContainerTransitionContext: UIViewControllerContextTransitioning {
  private weak var container: UIViewController?
  /// The view that shows the children, and nothing that they should not cover.
  public let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// A closure that returns the final frame of the arriving view in `containerView`, in points. It
  /// returns the bounds by default, and is called whenever the frame is needed.
  public var finalFrame: () -> CGRect
  /// The context of the transition, once it has started with an animator.
  private(set) var running: TransitionContext?
  private weak var change: ChildTransition?
  private var hasStarted = false
  /// A Boolean value that indicates whether the change has started with an animator.
  public private(set) var isAnimated = false

  /// Creates a context for one change.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - containerView: A view of the container, which contains the view of `from`.
  ///   - from: A child of the container.
  ///   - to: The controller to show instead.
  public init(
    container: UIViewController, containerView: UIView, from: UIViewController,
    to: UIViewController
  ) {
    (self.container, self.containerView) = (container, containerView)
    (self.from, self.to) = (from, to)
    finalFrame = { containerView.bounds }
  }

  /// A Boolean value that indicates whether the transition has started and `commit` has not been
  /// called yet.
  public var isUnderWay: Bool { change?.isUnderWay ?? false }

  /// Starts the transition at once.
  ///
  /// - Parameters:
  ///   - animator: The animation controller; `nil` changes the views without animation.
  ///   - driver: The interaction controller, which is called instead of the animator and then calls
  ///     it.
  ///   - commit: A closure that is called first at the end, before the controllers are notified,
  ///     with `true` if the transition was completed. It updates the container's selection.
  ///   - completion: A closure that is called last.
  /// - Returns: `false`, with one log line and no other effect, if the context has been started
  ///   before, if `from` is not in the container or is `to`, or if another transition is in
  ///   progress there.
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

// The context of animation and interaction controllers.
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
    call("updateInteractiveTransition") { $0.updateInteractiveTransition(percentComplete) }
  }
  /// Ends the interaction in favor of the arriving controller (B-07).
  public func finishInteractiveTransition() {
    call("finishInteractiveTransition") { $0.finishInteractiveTransition() }
  }
  /// Ends the interaction in favor of the leaving controller (B-07).
  public func cancelInteractiveTransition() {
    call("cancelInteractiveTransition") { $0.cancelInteractiveTransition() }
  }
  /// Makes the running change interactive, at the position that is shown (B-15).
  public func pauseInteractiveTransition() {
    call("pauseInteractiveTransition") { $0.pauseInteractiveTransition() }
  }
  /// Ends the change. The argument is the outcome, whatever finish or cancel have decided before
  /// (B-09).
  public func completeTransition(_ didComplete: Bool) {
    call("completeTransition") { $0.completeTransition(didComplete) }
  }

  private func call(_ name: String, _ action: (TransitionContext) -> Void) {
    guard let running else {
      container?.scene?.logWarning("\(name) of a transition that has not started is refused")
      return
    }
    action(running)
  }
}
