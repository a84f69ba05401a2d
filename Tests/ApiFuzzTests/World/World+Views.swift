import UIKit

// Calls that change views: layout, animations, physics and recognizers.
extension World {
  private func call(_ page: Page, _ text: String) { line("\(page.witness.name).\(text)") }

  private func animationCompletion(_ page: Page) -> (Bool) -> Void {
    { [weak witness = page.witness] _ in witness?.receive(.animationCompletion) }
  }

  func perform(_ change: Action.LayoutChange, on page: Page) {
    page.loadViewIfNeeded()
    call(page, "layout: \(change)")
    switch change {
    case .constant: page.width.constant = page.width.constant == 60 ? 120 : 60
    case .toggle: page.alternative.isActive.toggle()
    case .setNeedsLayout: page.view.setNeedsLayout()
    case .layoutIfNeeded: page.view.layoutIfNeeded()
    case .updateConstraints:
      page.view.setNeedsUpdateConstraints()
      page.view.updateConstraintsIfNeeded()
    case .frame: page.other.frame.origin.x = page.other.frame.origin.x == 200 ? 120 : 200
    case .insets:
      page.additionalSafeAreaInsets.top = page.additionalSafeAreaInsets.top == 0 ? 20 : 0
    }
  }

  func perform(_ animation: Action.Animation, on page: Page, _ seconds: Double) {
    page.loadViewIfNeeded()
    call(page, "animate: \(animation), \(seconds) s")
    let (other, end) = (page.other, animationCompletion(page))
    let move = { other.center.x = other.center.x > 250 ? 60 : 300 }
    switch animation {
    case .move: UIView.animate(withDuration: seconds, animations: move, completion: end)
    case .spring:
      UIView.animate(
        withDuration: seconds, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2,
        animations: move, completion: end)
    case .keyframes:
      UIView.animateKeyframes(withDuration: seconds, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: move)
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { other.alpha = 0.5 }
      } completion: {
        end($0)
      }
    case .dissolve, .flip:
      UIView.transition(
        with: other, duration: seconds,
        options: animation == .flip ? .transitionFlipFromLeft : .transitionCrossDissolve,
        animations: { other.backgroundColor = .green }, completion: end)
    case .constraint:
      page.width.constant = page.width.constant == 60 ? 120 : 60
      UIView.animate(
        withDuration: seconds, animations: { page.view.layoutIfNeeded() }, completion: end)
    case .repeating:
      UIView.animate(
        withDuration: max(0.1, seconds), delay: 0, options: [.repeat, .autoreverse],
        animations: { other.alpha = 0.2 }, completion: end)
    case .delayed:
      UIView.animate(
        withDuration: seconds, delay: 0.2, options: [.beginFromCurrentState], animations: move,
        completion: end)
    case .remove: other.layer.removeAllAnimations()
    }
  }

  func perform(_ animatorCall: Action.AnimatorCall, on page: Page) {
    page.loadViewIfNeeded()
    if case .make(let seconds) = animatorCall {
      let (other, end) = (page.other, animationCompletion(page))
      call(page, "animator = UIViewPropertyAnimator(duration: \(seconds), …)")
      let animator = UIViewPropertyAnimator(duration: seconds, curve: .easeInOut) {
        other.center.y = other.center.y > 200 ? 120 : 300
      }
      animator.addCompletion { _ in end(true) }
      animators.append(animator)
      return
    }
    guard let animator = animators.last else { return }
    line("animator.\(animatorCall)")
    switch animatorCall {
    case .start: animator.startAnimation()
    case .pause: animator.pauseAnimation()
    case .reverse: animator.isReversed.toggle()
    case .stop: animator.stopAnimation(false)
    case .finish: animator.finishAnimation(at: .current)
    case .resume: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    case .fraction(let fraction): animator.fractionComplete = fraction
    case .make: break
    }
  }

  func perform(_ behavior: Action.Physics, on page: Page) {
    page.loadViewIfNeeded()
    call(page, "physics: \(behavior)")
    if behavior == .removeAll { return physics.forEach { $0.removeAllBehaviors() } }
    let animator: UIDynamicAnimator
    if let last = physics.last, last.referenceView === page.view {
      animator = last
    } else {
      animator = UIDynamicAnimator(referenceView: page.view)
      physics.append(animator)
    }
    let item = page.other
    switch behavior {
    case .gravity: animator.addBehavior(UIGravityBehavior(items: [item]))
    case .snap: animator.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 80, y: 300)))
    case .push:
      let push = UIPushBehavior(items: [item], mode: .instantaneous)
      push.setAngle(1, magnitude: 0.5)
      animator.addBehavior(push)
    case .attach:
      animator.addBehavior(
        UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 150, y: 80)))
    case .collide:
      let walls = UICollisionBehavior(items: [item])
      walls.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(walls)
    case .removeAll: break
    }
  }

  func perform(_ change: Action.GestureChange, on page: Page, _ pick: Int) {
    page.loadViewIfNeeded()
    let recognizer = page.recognizers[pick % page.recognizers.count]
    call(page, "gesture: \(change), \(type(of: recognizer))")
    let back = page.navigationController?.interactivePopGestureRecognizer
    switch change {
    case .disable: recognizer.isEnabled = false
    case .enable: recognizer.isEnabled = true
    case .remove: page.view.removeGestureRecognizer(recognizer)
    case .add: page.view.addGestureRecognizer(recognizer)
    case .disableBack: back?.isEnabled = false
    case .enableBack: back?.isEnabled = true
    case .ignoreTouches: page.view.isUserInteractionEnabled = false
    case .receiveTouches: page.view.isUserInteractionEnabled = true
    }
  }

  func perform(_ change: Action.ViewChange, on page: Page) {
    page.loadViewIfNeeded()
    call(page, "view: \(change)")
    switch change {
    case .removeBox: page.other.removeFromSuperview()
    case .addBox: page.view.addSubview(page.other)
    case .hide: page.other.isHidden = true
    case .show: page.other.isHidden = false
    case .bringToFront: page.view.bringSubviewToFront(page.list)
    case .scroll:
      let y: CGFloat = page.list.contentOffset.y > 100 ? 0 : 300
      page.list.setContentOffset(CGPoint(x: 0, y: y), animated: true)
    case .endEditing: page.view.endEditing(true)
    case .edit: page.field.becomeFirstResponder()
    }
  }

  /// Ends what a client leaves under way: animators, drivers, repetitions and physics.
  func endMotions() {
    for driver in drivers { driver.finish() }
    drivers = []
    isNextDriven = false
    for animator in animators where animator.state == .active { animator.stopAnimation(true) }
    for animator in animators where animator.state == .stopped {
      animator.finishAnimation(at: .current)
    }
    animators = []
    for animator in physics { animator.removeAllBehaviors() }
    physics = []
    // A container may show a page that the client has forgotten.
    for page in created.compactMap({ $0.object as? Page }) {
      page.viewIfLoaded?.endEditing(true)
      page.other.layer.removeAllAnimations()
    }
  }
}
