import GlissadeLayers

/// A target, held weakly, and the method to call on it (N-03).
@MainActor package final class TargetAction {
  package private(set) weak var target: AnyObject?
  let action: Selector
  /// A Boolean value that indicates whether the target is the first responder in the chain that has
  /// the method.
  private let searchesChain: Bool

  /// A Boolean value that indicates whether the target has gone.
  var isOver: Bool { !searchesChain && target == nil }

  /// Creates a target.
  ///
  /// - Parameter target: The target; `nil` stands for the first responder of the sender's chain
  ///   that has the method.
  package init(target: AnyObject?, action: Selector) {
    self.target = target
    self.action = action
    searchesChain = target == nil
  }

  /// Calls the action unless the target is gone.
  ///
  /// - Returns: `false` if the types do not fit (N-04).
  package func send(from sender: AnyObject, event: UIEvent? = nil) -> Bool {
    if searchesChain {
      search(from: sender, event)
      return true
    }
    guard let target else { return true }
    return action.send(to: target, from: sender, event: event)
  }

  private func search(from sender: AnyObject, _ event: UIEvent?) {
    if let responder = sender as? UIResponder {
      action.send(along: responder, from: sender, event)
    }
  }

  /// Returns the warning for a call of `send` that returned `false`.
  package func complaint(sender: AnyObject) -> String {
    let owner = target.map { String(describing: type(of: $0)) } ?? "nil"
    return "action of \(owner) does not take a \(type(of: sender)); not called"
  }
}

extension Selector {
  /// Calls the method of the first responder of a chain that performs it.
  ///
  /// - Returns: `false` if there is none.
  @discardableResult
  func send(along first: UIResponder, from sender: AnyObject, _ event: UIEvent?) -> Bool {
    sequence(first: first, next: \.next).contains { responder in
      responder.canPerformAction(self, withSender: sender)
        && send(to: responder, from: sender, event: event)
    }
  }
}
