import Foundation
import GlissadeTransitions

/// The context that animators and drivers of our transitions receive.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  /// The transition, which keeps its context; a client may keep the context beyond the end.
  private(set) weak var transition: Transition?
  /// The scene for logs after the end, when the container may have left the window.
  private weak var scene: UIWindowScene?
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// The controllers and views, or `nil` after `abandon`.
  private var roles: TransitionRoles?
  /// The views when the animator or the driver was called.
  private var views: (from: UIView?, to: UIView?)?
  /// The outcome, for after the end.
  private var lastOutcome = TransitionOutcome.finishes
  /// A Boolean value that indicates whether the container has completed the transition, and its
  /// animator, which cannot know, has yet to do so.
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
  var transitionWasCancelled: Bool { transition?.wasCancelled ?? !lastOutcome.isFinished }
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

  /// Keeps the views as long as the context exists.
  func keepViews() { views = (roles?.fromView(), roles?.toView()) }

  /// Releases controllers and views, which may keep the driver, and the driver the context.
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
    call("updateInteractiveTransition") {
      percentComplete.isNaN || $0.runner.send(.update(percentComplete))
    }
  }

  func finishInteractiveTransition() {
    call("finishInteractiveTransition") { $0.runner.send(.decide(.finishes)) }
  }

  func cancelInteractiveTransition() {
    call("cancelInteractiveTransition") { $0.runner.send(.decide(.cancels)) }
  }

  func pauseInteractiveTransition() { call("pauseInteractiveTransition") { $0.pause() } }

  func completeTransition(_ didComplete: Bool) {
    guard let transition, transition.isUnderWay else {
      // The completion of an animator that is being ended calls this, too.
      if transition?.isEndingAnimator ?? false { return }
      guard awaitsLateEnd else {
        scene?.logWarning("completeTransition after the transition's end is refused")
        return
      }
      awaitsLateEnd = false
      return
    }
    lastOutcome = TransitionOutcome(completed: didComplete)
    transition.runner.send(.complete(lastOutcome))
  }

  /// Completes the transition in the animator's place.
  func endByContainer(_ didComplete: Bool) {
    awaitsLateEnd = true
    completeTransition(didComplete)
  }

  private func call(_ name: String, _ action: (Transition) -> Bool) {
    guard let transition, transition.isUnderWay else {
      scene?.remarkOnce("\(name) after the transition's end has no effect")
      return
    }
    transition.handle(name) { action(transition) }
  }
}
