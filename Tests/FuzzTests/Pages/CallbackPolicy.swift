import GlissadeTesting
import TestMaterial

/// A method or closure of a client that the framework calls.
enum ClientCallback: CaseIterable {
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case presentationWillBegin, presentationDidEnd, dismissalWillBegin, dismissalDidEnd
  case containerDidLayout, coordinatorCompletion, animationEnded, completion
}

/// The additional actions of curtain pages in callbacks: they present and dismiss where no client
/// should.
@MainActor final class CallbackPolicy {
  /// The closure that every callback of a page calls.
  var handle: (CurtainPage, ClientCallback) -> Void = { _, _ in }

  /// Returns a policy without actions.
  static func none() -> CallbackPolicy { CallbackPolicy() }

  /// Returns a policy that presents or dismisses in about one of twelve callbacks.
  static func random(seed: UInt64) -> CallbackPolicy {
    let policy = CallbackPolicy()
    var random = SeededGenerator(seed: seed)
    policy.handle = { page, _ in
      guard Int.random(in: 0..<12, using: &random) == 0 else { return }
      page.act(Action.allCases.randomElement(using: &random) ?? .present)
    }
    return policy
  }

  /// Returns a policy that acts once: at the given call of a callback of a page of that depth.
  static func once(_ action: Action, at callback: ClientCallback, depth: Int, time: Int)
    -> CallbackPolicy
  {
    let policy = CallbackPolicy()
    var calls = 0
    policy.handle = { page, called in
      guard called == callback, page.depth == depth else { return }
      calls += 1
      if calls == time { page.act(action) }
    }
    return policy
  }

  enum Action: CaseIterable { case present, dismiss, presentThenDismiss, dismissThenPresent }
}

extension CurtainPage {
  func act(_ action: CallbackPolicy.Action) {
    switch action {
    case .present: open(animated: true)
    case .dismiss: close(animated: true)
    case .presentThenDismiss:
      open(animated: true)
      close(animated: true)
    case .dismissThenPresent:
      close(animated: true)
      open(animated: true)
    }
  }
}
