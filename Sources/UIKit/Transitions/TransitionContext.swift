import Foundation

/// The context that our own transitions hand to animators and drivers.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  /// The transition owns its context; a client may hold on to the context after its end.
  private(set) weak var transition: Transition?
  /// For what is said after the transition's end, when the container may have left the window.
  private weak var scene: UIWindowScene?
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// Nil once it is abandoned.
  private var roles: TransitionRoles?
  /// As they were when animator or driver were called; before that they are asked for.
  private var views: (from: UIView?, to: UIView?)?
  private(set) var transitionWasCancelled = false
  /// Its container has ended it, and its animator, who could not know, has yet to say that it is
  /// over.
  private var awaitsLateEnd = false

  init(transition: Transition, roles: TransitionRoles, isAnimated: Bool) {
    self.transition = transition
    scene = transition.scene
    self.roles = roles
    self.isAnimated = isAnimated
    containerView = roles.container
    presentationStyle = roles.presentationStyle
  }

  var isInteractive: Bool { transition?.isInteractive ?? false }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: roles?.from
    case .to: roles?.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: views?.from ?? roles?.fromView()
    case .to: views?.to ?? roles?.toView()
    default: nil
    }
  }

  /// Keeps the views for as long as somebody keeps the context.
  func keepViews() { views = (roles?.fromView(), roles?.toView()) }

  /// Releases controllers and views: a client's driver may keep the context, and they the driver.
  func abandon() { (roles, views) = (nil, nil) }

  func initialFrame(for vc: UIViewController) -> CGRect {
    roles.map { vc === $0.from ? $0.fromInitialFrame : .zero } ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    guard let roles else { return .zero }
    return switch vc {
    case roles.to: roles.toFinalFrame()
    case roles.from: roles.fromFinalFrame()
    default: .zero
    }
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    tell("updateInteractiveTransition") { $0.contextUpdate(percentComplete) }
  }

  func finishInteractiveTransition() {
    tell("finishInteractiveTransition") { $0.contextDecide(isCancel: false) }
    transitionWasCancelled = transition?.wasCancelled ?? transitionWasCancelled
  }

  func cancelInteractiveTransition() {
    tell("cancelInteractiveTransition") { $0.contextDecide(isCancel: true) }
    transitionWasCancelled = transition?.wasCancelled ?? transitionWasCancelled
  }

  func pauseInteractiveTransition() {
    tell("pauseInteractiveTransition") { $0.contextPause() }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let transition, transition.isUnderWay else {
      // Its animator has been ended, whose completion says so.
      if transition?.isEndingAnimator ?? false { return }
      guard awaitsLateEnd else {
        scene?.logWarning("completeTransition after the transition's end is refused")
        return
      }
      awaitsLateEnd = false
      return
    }
    transitionWasCancelled = !didComplete
    transition.complete(didComplete)
  }

  /// Ends it in the animator's place.
  func endByContainer(_ didComplete: Bool) {
    awaitsLateEnd = true
    completeTransition(didComplete)
  }

  private func tell(_ call: String, _ action: (Transition) -> Void) {
    guard let transition, transition.isUnderWay else {
      scene?.remarkOnce("\(call) after the transition's end has no effect")
      return
    }
    action(transition)
  }
}
