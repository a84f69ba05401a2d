import Foundation

extension UIViewController {
  /// Performs `addChild(_:)`.
  func insertChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    precondition(childController !== self, "A controller cannot contain itself.")
    childController.removeFromParent()
    childController.willMove(toParent: self)
    // The client may have put it into a container meanwhile. The later call takes precedence.
    guard childController.parent == nil else { return }
    children.append(childController)
    childController.parent = self
    // A child whose view is in the window already appears at once.
    if childController.viewIfLoaded?.window != nil, childController.comesWithItsView {
      childController.willAppear(false)
    }
  }

  /// Performs `removeFromParent()`.
  func leaveParent() {
    guard parent != nil else { return }
    // What is presented in the context of a child lies in the view of its container. The child's
    // own view does not return there.
    let isAway = viewIfLoaded?.superview == nil
    endPresentations()
    if isAway { viewIfLoaded?.removeFromSuperview() }
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    // Without the view in the window, nobody else notifies the controller.
    if viewIfLoaded?.window == nil { settleAppearance() }
    didMove(toParent: nil)
  }

  /// Performs `transition(from:to:duration:options:animations:completion:)`.
  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard let host = hostOfTransition(from: from, to: to) else { return }
    let animator = ChildExchangeAnimator(
      duration: duration, options: options, animations: animations)
    let change = ChildTransition(
      container: self, kind: .custom, hostView: host, from: from, to: to,
      toFinalFrame: { to.view.frame }, enters: false, leaves: false)
    change.run(TransitionPlan(animator: animator, driver: nil, isAnimated: true)) { _ in
      animator.skip()
    } completion: { _ in
      completion?(animator.hasFinished)
    }
  }

  /// Returns the superview of the first child's view, or `nil`, with one log line, if the children
  /// cannot be exchanged.
  private func hostOfTransition(from: UIViewController, to: UIViewController) -> UIView? {
    let reason: String
    if from.parent !== self || to.parent !== self {
      reason = "\(from.logName) and \(to.logName) are not both children of \(logName)"
    } else if from === to {
      reason = "from and to are the same controller"
    } else if !shouldAutomaticallyForwardAppearanceMethods {
      reason = "\(logName) forwards appearance callbacks itself"
    } else if let host = from.viewIfLoaded?.superview {
      return host
    } else {
      reason = "the view of \(from.logName) is in no view"
    }
    scene?.logWarning("transition(from:to:) is refused: \(reason)")
    return nil
  }
}

extension UIViewController {
  /// Asks this controller and its visible children, from the outside in, to scroll in a direction.
  func scrollWithin(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard viewIfLoaded?.window != nil else { return false }
    return accessibilityScroll(direction) || children.contains { $0.scrollWithin(direction) }
  }
}
