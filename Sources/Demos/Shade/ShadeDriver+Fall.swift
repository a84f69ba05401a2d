import UIKit

// The motion of the shade after a release, which a dynamic animator computes.
extension ShadeDriver {
  /// The time after which the transition ends even if the shade still moves, in seconds.
  private static let finishTime = 4.0
  /// The damping of the spring that moves the shade to its end position.
  private static let damping: CGFloat = 0.1
  /// The frequency of the spring that moves the shade, in hertz.
  private static let frequency: CGFloat = 3
  /// The length of the spring as a fraction of the container's height.
  private static let length: CGFloat = 0.5
  private static let elasticity: CGFloat = 0.6
  /// The distance of the walls from the sides of the shade, in points. It prevents contacts of the
  /// shade with the side walls.
  private static let clearance: CGFloat = 20
  /// The duration of a fade of the shade, in seconds.
  private static let fadeTime = 0.25
  /// The speed at a contact whose feedback has full intensity, in points per second.
  private static let hardest: CGFloat = 1000

  /// Attaches the shade to a spring that pulls it to an end position, at which a wall makes it
  /// bounce.
  ///
  /// - Parameters:
  ///   - end: The end position of the fall.
  ///   - velocity: The downward velocity of the shade, in points per second.
  func fall(to end: ShadeEnd, velocity: CGFloat) {
    guard let shade, let container = context?.containerView else { return }
    stopFalling()
    let height = container.bounds.height
    let animator = UIDynamicAnimator(referenceView: container)
    animator.delegate = self
    onFall(animator)
    let anchor = CGPoint(x: shade.center.x, y: end == .shown ? height : -height)
    let spring = UIAttachmentBehavior(item: shade, attachedToAnchor: anchor)
    spring.damping = Self.damping
    spring.frequency = Self.frequency
    spring.length = Self.length * height
    let walls = UICollisionBehavior(items: [shade])
    walls.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(
        top: -height, left: -Self.clearance, bottom: 0, right: -Self.clearance))
    walls.collisionDelegate = self
    let matter = UIDynamicItemBehavior(items: [shade])
    matter.elasticity = UIAccessibility.isReduceMotionEnabled ? 0 : Self.elasticity
    matter.allowsRotation = false
    matter.addLinearVelocity(CGPoint(x: 0, y: ReleaseRule.limit(velocity)), for: shade)
    for part in [spring, walls, matter] { addChildBehavior(part) }
    action = { [weak self] in self?.step() }
    self.matter = matter
    self.end = end
    animator.addBehavior(self)
  }

  /// Fades the shade in or out at the position where it covers the page.
  func fade(_ shade: UIView, in context: any UIViewControllerContextTransitioning) {
    isFading = true
    shade.frame = context.containerView.bounds
    shade.alpha = isPresenting ? 0 : 1
    UIView.animate(withDuration: Self.fadeTime) { [isPresenting] in
      shade.alpha = isPresenting ? 1 : 0
    } completion: { [weak self] _ in
      shade.alpha = 1
      self?.isFading = false
      self?.context = nil
      context.finishInteractiveTransition()
      context.completeTransition(true)
    }
  }

  func stopFalling() {
    dynamicAnimator?.delegate = nil
    dynamicAnimator?.removeAllBehaviors()
    onFall(nil)
    for part in childBehaviors { removeChildBehavior(part) }
    action = nil
    matter = nil
    end = nil
  }

  private func step() {
    context?.updateInteractiveTransition(progress)
    guard let dynamicAnimator, dynamicAnimator.elapsedTime >= Self.finishTime else { return }
    dynamicAnimator.removeAllBehaviors()
  }

  /// Resizes the shade after a change of the container's size. A running fall continues at the new
  /// size.
  func fit(_ shade: UIView, into bounds: CGRect) {
    let isTransitioning = shade === self.shade
    let part = min(max(shade.frame.maxY / max(shade.bounds.height, 1), 0), 1)
    let velocity = matter?.linearVelocity(for: shade).y ?? 0
    let end = end
    stopFalling()
    shade.frame = bounds.offsetBy(dx: 0, dy: isTransitioning ? (part - 1) * bounds.height : 0)
    if let end { fall(to: end, velocity: velocity) }
  }
}

extension ShadeDriver: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    isPresenting = context.viewController(forKey: .to) === rain
    guard let shade = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(false)
    }
    self.context = context
    if isPresenting {
      let bounds = context.containerView.bounds
      shade.frame = bounds.offsetBy(dx: 0, dy: -bounds.height)
      context.containerView.addSubview(shade)
    }
    if let activePan {
      activePan.view?.addGestureRecognizer(activePan)
    } else if UIAccessibility.isReduceMotionEnabled {
      fade(shade, in: context)
    } else {
      fall(to: isPresenting ? .shown : .hidden, velocity: 0)
    }
  }
}

extension ShadeDriver: UIDynamicAnimatorDelegate {
  /// Ends the transition when the shade is at rest, according to the end position at which it
  /// rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    guard let shade, let context else { return }
    let bounds = context.containerView.bounds
    let isShown = shade.center.y >= 0
    stopFalling()
    self.context = nil
    shade.frame = isShown ? bounds : bounds.offsetBy(dx: 0, dy: -bounds.height)
    context.finishInteractiveTransition()
    context.completeTransition(isShown == isPresenting)
  }
}

extension ShadeDriver: UICollisionBehaviorDelegate {
  /// Gives feedback for a contact with the lower wall. The upper wall gives none, because it is off
  /// the screen.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    guard p.y > 0, let container = context?.containerView, let matter else { return }
    let speed = abs(matter.linearVelocity(for: item).y)
    UIImpactFeedbackGenerator(style: .light, view: container)
      .impactOccurred(intensity: min(max(speed / Self.hardest, 0.2), 1), at: p)
  }
}
