/// A target, held weakly, and what to call on it (N-03).
@MainActor package final class TargetAction {
  package private(set) weak var target: AnyObject?
  private let action: Selector

  package init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }

  /// Calls the action unless the target is gone; false if the types do not fit (N-04).
  package func send(from sender: AnyObject) -> Bool {
    guard let target else { return true }
    return action.send(to: target, from: sender)
  }

  /// What to log when `send` was false.
  package func complaint(sender: AnyObject) -> String {
    let owner = target.map { String(describing: type(of: $0)) } ?? "nil"
    return "warning action of \(owner) does not take a \(type(of: sender)); not called"
  }
}
