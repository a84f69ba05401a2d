import UIKit

/// An animator of a client's with a property animator, which can be caught.
@MainActor final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let witness: Witness
  private let isReversed: Bool
  private var animator: UIViewPropertyAnimator?

  init(_ witness: Witness, isReversed: Bool) {
    self.witness = witness
    self.isReversed = isReversed
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { ClientSlide.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let slide = ClientSlide(context, isReversed: isReversed)
    let made = UIViewPropertyAnimator(duration: ClientSlide.duration, curve: .easeOut) {
      slide.move()
    }
    made.addCompletion { _ in slide.complete() }
    animator = made
    witness.receive(.animateTransition)
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
    witness.receive(.animationEnded)
  }
}

/// An animator of a client's that cannot be caught.
@MainActor final class ClientAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let kind: Action.Animator
  private let witness: Witness
  private let isReversed: Bool

  init(_ kind: Action.Animator, _ witness: Witness, isReversed: Bool) {
    self.kind = kind
    self.witness = witness
    self.isReversed = isReversed
  }

  static func make(_ kind: Action.Animator, _ witness: Witness, isReversed: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    kind == .interruptible
      ? InterruptibleAnimator(witness, isReversed: isReversed)
      : ClientAnimator(kind, witness, isReversed: isReversed)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { kind == .immediate ? 0 : ClientSlide.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let slide = ClientSlide(context, isReversed: isReversed)
    switch kind {
    case .keyframes:
      UIView.animateKeyframes(withDuration: ClientSlide.duration, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.6) { slide.move() }
      } completion: { _ in
        slide.complete()
      }
    case .block, .interruptible:
      UIView.animate(withDuration: ClientSlide.duration) {
        slide.move()
      } completion: { _ in
        slide.complete()
      }
    case .immediate:
      slide.move()
      slide.complete()
    }
    witness.receive(.animateTransition)
  }

  func animationEnded(_ transitionCompleted: Bool) { witness.receive(.animationEnded) }
}

/// The views of a transition of a client's: the arriving view comes from below, or the leaving one
/// goes there.
@MainActor struct ClientSlide {
  static let duration = 0.25

  private let context: any UIViewControllerContextTransitioning
  private let moving: UIView?
  private let end: CGRect

  /// Adds the arriving view.
  init(_ context: any UIViewControllerContextTransitioning, isReversed: Bool) {
    self.context = context
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      let frame = context.finalFrame(for: controller)
      to.frame = frame == .zero ? container.bounds : frame
      if isReversed { container.insertSubview(to, at: 0) } else { container.addSubview(to) }
    }
    let arrives = !isReversed && to != nil
    moving = arrives ? to : from
    let place = moving?.frame ?? .zero
    let outside = place.offsetBy(dx: 0, dy: container.bounds.height)
    if arrives { moving?.frame = outside }
    end = arrives ? place : outside
  }

  func move() { moving?.frame = end }

  func complete() {
    let completes = !context.transitionWasCancelled
    let from = context.viewController(forKey: .from)
    if !completes, from?.isBeingDismissed ?? false {
      context.view(forKey: .to)?.removeFromSuperview()
    }
    context.completeTransition(completes)
  }
}
