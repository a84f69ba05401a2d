import Foundation

extension UIViewController {
  /// Makes `childController` a child; implies its `willMove(toParent:)`. Adding its view and calling
  /// `didMove(toParent:)` are the caller's (K-06).
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    precondition(childController !== self, "A controller cannot contain itself.")
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    // A view that is there already does not come later.
    if childController.viewIfLoaded?.window != nil, childController.comesWithItsView {
      childController.arriveWithView()
    }
  }

  /// Ends containment; implies `didMove(toParent: nil)`. Calling `willMove(toParent: nil)` and
  /// removing the view are the caller's (K-06).
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Exchanges the view of one child for that of another, with an animation.
  ///
  /// Puts the view of `toViewController` above that of `fromViewController`, with the frame that it has,
  /// makes the changes of `animations` in an animation, and takes the other view out at its end; both
  /// stay children. Both hear of it as in A-12. `completion` runs after that: true if everything got to
  /// its end, false if the container disappeared before. Without a window everything happens at once.
  ///
  /// Refused, with one log line: where the two are not this controller's children, or it forwards
  /// appearance callbacks itself, or another transition between its children is under way.
  ///
  /// - Parameter duration: seconds.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let (from, to) = (fromViewController, toViewController)
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

  /// The view that shows the first; nil, with one log line, where nothing can be exchanged.
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
  /// Asks this controller and those in it whose view is on show, from the outside in, to show what lies
  /// in a direction.
  func scrollWithin(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard viewIfLoaded?.window != nil else { return false }
    return accessibilityScroll(direction) || children.contains { $0.scrollWithin(direction) }
  }
}
