import Foundation

extension UIViewController {
  /// Returns the superview of the first child's view, or `nil`, with one log line, if the children
  /// cannot be exchanged.
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
