import Foundation
import GlissadeLayers

/// The animator of presentations for which no delegate vends one.
@MainActor
package final class StandardTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isAnimated: Bool
  /// A closure that sets the properties that the transition has animated back to their former
  /// values.
  ///
  /// Its parameter is a Boolean value that indicates whether the transition was completed.
  private var restore: (Bool) -> Void = { _ in }
  /// A Boolean value that indicates whether the transition has ended. When the completion of the
  /// animation runs after that, the views may already belong to another transition.
  private var isOver = false

  package init(style: UIModalTransitionStyle, isAnimated: Bool) {
    self.style = style
    self.isAnimated = isAnimated
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  {
    guard isAnimated, transitionContext?.isAnimated != false else { return 0 }
    if fades { return MotionDurations.dissolve }
    return style == .flipHorizontal ? MotionDurations.flip : MotionDurations.standard
  }

  /// Ends the animation with its transition, before the views are placed.
  func end(completed: Bool) {
    isOver = true
    UIView.performWithoutAnimation { restore(completed) }
    restore = { _ in }
  }

  /// A Boolean value that indicates whether a page fades without moving.
  private var fades: Bool {
    UIAccessibility.isReduceMotionEnabled || style == .crossDissolve
  }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let isPresenting = to.presentingViewController === from
    let toView = context.view(forKey: .to)
    if let toView { place(toView, of: to, in: context, isPresenting: isPresenting) }
    guard let moving = isPresenting ? toView : context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    guard isAnimated, context.isAnimated else { return end(context, toView) }
    if style == .flipHorizontal, !fades {
      return flip(from, to, comesIn: isPresenting, in: context) { [self] in end(context, toView) }
    }
    animate(moving, comesIn: isPresenting, in: context) { [self] in
      end(context, toView)
    }
  }

  private func place(
    _ view: UIView, of controller: UIViewController,
    in context: any UIViewControllerContextTransitioning, isPresenting: Bool
  ) {
    let frame = context.finalFrame(for: controller)
    view.frame = frame
    if isPresenting {
      context.containerView.addSubview(view)
    } else {
      context.containerView.insertSubview(view, at: 0)
    }
  }

  private func animate(
    _ view: UIView, comesIn: Bool,
    in context: any UIViewControllerContextTransitioning, end: @escaping () -> Void
  ) {
    let shown = view.center
    let hidden = CGPoint(
      x: shown.x, y: shown.y + context.containerView.bounds.maxY - view.frame.minY)
    let alpha = view.alpha
    let fades = fades
    if comesIn, fades { view.alpha = 0 }
    if comesIn, !fades { view.center = hidden }
    let duration = transitionDuration(using: context)
    let timing: any UITimingCurveProvider =
      fades ? UICubicTimingParameters(animationCurve: .easeInOut) : UISpringTimingParameters()
    let motion = timing.resolved(duration: duration)
    restore = { completed in
      // A view that remains visible already has its final values.
      guard completed != comesIn else { return }
      view.alpha = alpha
      view.center = shown
    }
    UIView.animate(motion.duration, 0, motion.curve, []) {
      if fades {
        view.alpha = comesIn ? alpha : 0
      } else {
        view.center = comesIn ? shown : hidden
      }
    } _: { _ in
      end()
    }
  }

  /// Rotates the old page until only its edge is seen, and then the new page from its edge to the
  /// front.
  private func flip(
    _ from: UIViewController, _ to: UIViewController, comesIn: Bool,
    in context: any UIViewControllerContextTransitioning, end: @escaping () -> Void
  ) {
    guard let old = from.view, let new = to.view else { return end() }
    let edge: CGFloat = comesIn ? -.pi / 2 : .pi / 2
    restore = { _ in for view in [old, new] { view.layer.transform = CATransform3DIdentity } }
    UIView.performWithoutAnimation { new.layer.transform = Self.turn(-edge) }
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0, options: .calculationModeLinear
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        old.layer.transform = Self.turn(edge)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        new.layer.transform = CATransform3DIdentity
      }
    } completion: { _ in
      end()
    }
  }

  /// Returns a rotation about the vertical axis by almost `angle`, in radians, in perspective from
  /// a distance of 1000 points.
  private static func turn(_ angle: CGFloat) -> CATransform3D {
    var space = CATransform3DIdentity
    space.m34 = -1 / 1000
    return CATransform3DRotate(space, angle * 0.999, 0, 1, 0)
  }

  private func end(_ context: any UIViewControllerContextTransitioning, _ toView: UIView?) {
    guard !isOver else { return }
    let completed = !context.transitionWasCancelled
    if !completed { toView?.removeFromSuperview() }
    context.completeTransition(completed)
  }
}
