import UIKit

// What physics does with the shade.
extension ShadeDriver {
  /// After so many seconds it is over, whatever still moves.
  private static let finishTime = 4.0
  /// The spring that takes the shade to its end.
  private static let damping: CGFloat = 0.1
  private static let frequency: CGFloat = 3
  /// Of the container's height.
  private static let length: CGFloat = 0.5
  private static let elasticity: CGFloat = 0.6
  /// How far the walls at the sides are from the shade, in points: it must not rub along them.
  private static let clearance: CGFloat = 20
  /// Something that hits this hard, in points per second, is felt in full.
  private static let hardest: CGFloat = 1000

  /// Hangs the shade on a spring and lets it go: where it comes to rest, there is a wall, so it bounces.
  ///
  /// - Parameter velocity: of the shade, downwards, in points per second.
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
    matter.elasticity = Self.elasticity
    matter.allowsRotation = false
    matter.addLinearVelocity(CGPoint(x: 0, y: Fling.handedOver(velocity)), for: shade)
    for part in [spring, walls, matter] { addChildBehavior(part) }
    action = { [weak self] in self?.step() }
    self.matter = matter
    self.end = end
    animator.addBehavior(self)
  }

  func stopFalling() {
    dynamicAnimator?.delegate = nil
    dynamicAnimator?.removeAllBehaviors()
    onFall(nil)
    for part in childBehaviors { removeChildBehavior(part) }
    (action, matter, end) = (nil, nil, nil)
  }

  private func step() {
    context?.updateInteractiveTransition(progress)
    guard let dynamicAnimator, dynamicAnimator.elapsedTime >= Self.finishTime else { return }
    dynamicAnimator.removeAllBehaviors()
  }

  /// The container has another size. Whatever the shade is doing, it goes on with that.
  func fit(_ shade: UIView, into bounds: CGRect) {
    let isUnderWay = shade === self.shade
    let part = min(max(shade.frame.maxY / max(shade.bounds.height, 1), 0), 1)
    let velocity = matter?.linearVelocity(for: shade).y ?? 0
    let end = end
    stopFalling()
    shade.frame = bounds.offsetBy(dx: 0, dy: isUnderWay ? (part - 1) * bounds.height : 0)
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
    if let holder {
      holder.view?.addGestureRecognizer(holder)
    } else {
      fall(to: isPresenting ? .shown : .hidden, velocity: 0)
    }
  }
}

extension ShadeDriver: UIDynamicAnimatorDelegate {
  /// It rests: where it is, there is its end.
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
  /// Only the lower wall is felt: the upper one is off the screen.
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
