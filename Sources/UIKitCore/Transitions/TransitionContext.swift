import Foundation
import GlissadeTransitions

/// The context that animators and drivers receive in a transition that UIKit starts.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  /// The transition, which retains its context, or `nil` after its end. A client may retain the
  /// context longer.
  private(set) weak var transition: Transition?
  /// The scene that logs calls after the end, when the container may have left the window.
  private weak var scene: UIWindowScene?
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// The view controllers and views of the transition, or `nil` after `abandon`.
  private var roles: TransitionRoles?
  /// The views as they were when the animator or the driver was called, or `nil` before.
  private var views: (from: UIView?, to: UIView?)?
  /// The outcome of the transition, which is reported after the end.
  private var lastOutcome = TransitionOutcome.finishes
  /// A Boolean value that indicates whether the container has completed the transition in place of
  /// the animator, whose own later call of `completeTransition` is then ignored.
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

  /// Stores the views of the transition for as long as the context exists.
  func keepViews() { views = (roles?.fromView(), roles?.toView()) }

  /// Releases the view controllers and views. They may retain the driver, which may retain the
  /// context.
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
      // The completion of an animator that the transition is ending may call this method, too.
      if transition?.isEndingAnimator ?? false { return }
      guard awaitsLateEnd else {
        scene?.resources.logWarning("completeTransition after the transition's end is refused")
        return
      }
      awaitsLateEnd = false
      return
    }
    lastOutcome = TransitionOutcome(completed: didComplete)
    transition.runner.send(.complete(lastOutcome))
  }

  /// Completes the transition in place of the animator.
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
