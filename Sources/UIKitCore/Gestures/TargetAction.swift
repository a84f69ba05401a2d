import GlissadeLayers

/// A target, held weakly, and the method that is called on the target (N-03).
@MainActor package final class TargetAction {
  package private(set) weak var target: AnyObject?
  let action: Selector
  /// A Boolean value that indicates whether the target is looked up for each call: the first object
  /// in the responder chain that performs the method.
  private let searchesChain: Bool

  /// A Boolean value that indicates whether the target is deallocated.
  var isOver: Bool { !searchesChain && target == nil }

  /// Creates a target with an action.
  ///
  /// - Parameter target: The target; `nil` stands for the first object of the sender's responder
  ///   chain that performs the method.
  package init(target: AnyObject?, action: Selector) {
    self.target = target
    self.action = action
    searchesChain = target == nil
  }

  /// Calls the action unless the target is deallocated.
  ///
  /// - Returns: `false` if the type of the sender is not that of the method's parameter (N-04).
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
  /// Calls the method on the first object of a responder chain that performs it.
  ///
  /// - Returns: `false` if no object of the chain performs the method.
  @discardableResult
  func send(along first: UIResponder, from sender: AnyObject, _ event: UIEvent?) -> Bool {
    sequence(first: first, next: \.next).contains { responder in
      responder.canPerformAction(self, withSender: sender)
        && send(to: responder, from: sender, event: event)
    }
  }
}
