import Foundation

/// The animator of a transition whose content a drag moves. If the user prefers reduced motion, the
/// content fades at its place instead of moving, unless a pointer moves it.
@MainActor final class DragTransitioning: NSObject, UIViewControllerAnimatedTransitioning {
  private let drag: InterruptibleDrag
  private let isPresenting: Bool
  private var animator: (any UIViewImplicitlyAnimating)?

  static let duration: TimeInterval = 0.5
  private static let fadeDuration: TimeInterval = 0.25

  init(_ drag: InterruptibleDrag, isPresenting: Bool) {
    self.drag = drag
    self.isPresenting = isPresenting
  }

  private func fades(in context: (any UIViewControllerContextTransitioning)?) -> Bool {
    UIAccessibility.isReduceMotionEnabled && context?.isInteractive != true
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { fades(in: transitionContext) ? Self.fadeDuration : Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// Returns the animator of the transition, which is the same for all calls during a transition.
  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let view = context.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let view { drag.adapter.addContent(view, in: context) }
    let animator: any UIViewImplicitlyAnimating =
      fades(in: context) ? fade(view) : slide(isInteractive: context.isInteractive)
    self.animator = animator
    drag.transitioning = self
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  /// Creates an animator that moves the content.
  private func slide(isInteractive: Bool) -> DragAnimator {
    // The adapter may change the stops when the drag ends, so the stops are read after it.
    if !isInteractive { drag.stopDragging() }
    let hidden = drag.exitStop?.position ?? drag.position
    let entry = drag.entryStop?.position ?? hidden
    var shown = entry
    if !isPresenting {
      let isBeyond = (drag.position - entry) * (hidden - entry) > 0
      shown = isInteractive && isBeyond ? entry : drag.position
    }
    if isPresenting, let exit = drag.exit { drag.send(.placed(at: exit)) }
    return DragAnimator(
      drag, isPresenting: isPresenting, shown: shown, hidden: hidden, duration: Self.duration)
  }

  /// Creates an animator that fades the content in or out at its stop.
  private func fade(_ content: UIView?) -> UIViewPropertyAnimator {
    drag.stopDragging()
    drag.isFading = true
    if isPresenting, let entry = drag.entryStop { drag.send(.placed(at: entry.id)) }
    let animator = UIViewPropertyAnimator(duration: Self.fadeDuration, curve: .easeInOut)
    let views = [content, drag.adapter.companion].compactMap { $0 }
    for view in views {
      let opacity = view.alpha
      if isPresenting { view.alpha = 0 }
      animator.addAnimations { [isPresenting] in view.alpha = isPresenting ? opacity : 0 }
      // After the animation a view that was faded out has its former opacity again.
      if view === content { animator.addCompletion { _ in view.alpha = opacity } }
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    // The client may have begun the next transition in a callback of this one.
    guard drag.transitioning === self else { return }
    drag.transitioning = nil
    drag.isFading = false
    drag.animator = nil
    drag.adapter.transitionEnded()
  }
}
