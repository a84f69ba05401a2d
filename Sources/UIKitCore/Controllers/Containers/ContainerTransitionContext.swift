import Foundation

/// A transition between two children of a container of your own. It can be animated, interactive,
/// cancelled and interrupted, as a presentation can.
///
/// UIKit leaves such transitions to the container, and its `UIPercentDrivenInteractiveTransition`
/// does not drive contexts that clients create. Here a container creates a context for each change,
/// and starts it with an animation controller and, for a gesture, an interaction controller:
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
///   cancelled, the arriving one and its view are removed, and the leaving one stays. If both
///   controllers are children already, they remain so.
/// - **Appearance.** The leaving controller receives `viewWillDisappear` and the arriving one
///   `viewWillAppear`, and at the end `viewDidDisappear` and `viewDidAppear`. If the transition is
///   cancelled, the opposite *will* callbacks and their *did* callbacks follow. The container sends
///   no callbacks itself and does not override `shouldAutomaticallyForwardAppearanceMethods`.
/// - **Coordinators.** Both controllers and the container have a `transitionCoordinator` until the
///   end.
/// - **The end.** The steps are, in this order: the views are placed; `commit`, the *did*
///   callbacks, `didMove`, the coordinators' completions, `animationEnded` and `completion` are
///   called. From `viewDidDisappear` on a new context may start.
/// - **Interruption.** If the container disappears or its view leaves the window, the transition
///   ends at once: it is cancelled if a driver controls it or has cancelled it, and otherwise
///   completed.
///
/// Without an animator, or in a container that is not visible, all steps happen within `start`.
@preconcurrency @MainActor
public final class ContainerTransitionContext: UIViewControllerContextTransitioning {
  private weak var container: UIViewController?
  /// The view that shows the children, which may cover all of it.
  public let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController
  /// A closure that returns the final frame of the arriving view in `containerView`, in points. By
  /// default it returns the bounds of `containerView`. It is called whenever the frame is needed.
  public var finalFrame: () -> CGRect
  /// The context of the animated transition, or `nil` unless it has started with an animator.
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
  ///   - to: The controller to show instead of `from`.
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
  ///   - driver: The interaction controller, which is started instead of the animator and starts
  ///     the animator itself; `nil` for a change that is not interactive.
  ///   - commit: A closure that is called first at the end, before the controllers are notified,
  ///     with `true` if the transition was completed. It updates the container's selection.
  ///   - completion: A closure that is called last.
  /// - Returns: `false`, with one log line and no other effect, if the context has been started
  ///   before, if `from` is not a child of the container, if both controllers are the same, or if
  ///   another transition is in progress in the container.
  @discardableResult
  public func start(
    animator: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil,
    commit: @escaping (_ completed: Bool) -> Void = { _ in },
    completion: @escaping (_ completed: Bool) -> Void = { _ in }
  ) -> Bool {
    guard let container else { return false }
    if let reason = reasonNotToStart(in: container) {
      container.scene?.resources.logWarning(
        "a transition in \(container.logName) is refused: \(reason)")
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

// The methods and properties that animation and interaction controllers use.
extension ContainerTransitionContext {
  /// A Boolean value that indicates whether a driver controls the change: from an interactive start
  /// or a pause until a finish or cancel (B-06).
  public var isInteractive: Bool { running?.isInteractive ?? false }
  /// A Boolean value that indicates whether the change has been cancelled, and not finished since
  /// (B-06).
  public var transitionWasCancelled: Bool { running?.transitionWasCancelled ?? false }
  /// The presentation style, which is always `.custom`.
  public var presentationStyle: UIModalPresentationStyle { .custom }
  /// The identity transform, because the sandbox does not rotate (B-13).
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

  /// Returns the view of the leaving controller for `.from`, that of the arriving one for `.to`,
  /// and `nil` otherwise. The animator may animate both views.
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
  /// Before the change has started, a call of this method is refused with one warning in the log,
  /// and so are calls of the methods that finish, cancel, pause or complete the change.
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
  /// Ends the change with the outcome `didComplete`, even if an earlier finish or cancel has
  /// decided otherwise (B-09).
  public func completeTransition(_ didComplete: Bool) {
    call("completeTransition") { $0.completeTransition(didComplete) }
  }

  private func call(_ name: String, _ action: (TransitionContext) -> Void) {
    guard let running else {
      container?.scene?.resources.logWarning(
        "\(name) of a transition that has not started is refused")
      return
    }
    action(running)
  }
}
