import Foundation

extension UIViewController {
  /// Returns the superview of the view of `from`, or `nil`, with one log line, if the two
  /// controllers cannot be exchanged.
  func hostOfTransition(from: UIViewController, to: UIViewController) -> UIView? {
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
    scene?.resources.logWarning("transition(from:to:) is refused: \(reason)")
    return nil
  }
}

extension UIViewController {
  /// Scrolls in a direction: calls `accessibilityScroll` of this controller and then of its visible
  /// children, until one returns `true`. Returns whether one of them has scrolled.
  package func scrollWithin(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard viewIfLoaded?.window != nil else { return false }
    return accessibilityScroll(direction) || children.contains { $0.scrollWithin(direction) }
  }
}
