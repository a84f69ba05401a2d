import GlissadeTesting
import Testing
import UIKit

@testable import UIKitCore

/// A root controller that is replaced in a callback of a transition: the transition ends within
/// its own callbacks.
@MainActor @Suite("Replacing the root controller in a callback")
struct StartReentryTests {
  enum Callback: String, CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  private func replace(
    in callback: Callback, ofPresented: Bool, dismissing: Bool
  ) -> (harness: Harness, old: CallbackController, presented: CallbackController) {
    let (old, presented) = (CallbackController(), CallbackController())
    presented.modalPresentationStyle = .fullScreen
    let harness = Harness { old }
    if dismissing {
      old.present(presented, animated: false)
      harness.advanceUntilIdle()
    }
    (ofPresented ? presented : old).onCallback = { [weak harness] name in
      guard name == callback.rawValue, let harness else { return }
      presented.onCallback = { _ in }
      old.onCallback = { _ in }
      harness.window.rootViewController = UIViewController()
    }
    if dismissing {
      old.dismiss(animated: true)
    } else {
      old.present(presented, animated: true)
    }
    harness.advanceUntilIdle()
    return (harness, old, presented)
  }

  @Test(
    "L-08 A-21 whichever callback replaces the root, the callbacks stay balanced",
    arguments: Callback.allCases, [true, false])
  func balanced(callback: Callback, dismissing: Bool) {
    for ofPresented in [true, false] {
      let (harness, old, presented) = replace(
        in: callback, ofPresented: ofPresented, dismissing: dismissing)
      #expect(harness.scene.transitions.isEmpty)
      #expect(!harness.log.contains { $0.hasPrefix("violation") })
      #expect(!presented.isBeingPresented)
      #expect(!presented.isBeingDismissed)
      let isReplaced = harness.window.rootViewController !== old
      if isReplaced {
        #expect(presented.appearance.state == .disappeared)
        #expect(old.appearance.state == .disappeared)
        #expect(harness.window.subviews.count == 1)
      }
    }
  }
}

/// A controller that reports its callbacks.
private final class CallbackController: UIViewController {
  var onCallback: (String) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) { onCallback("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { onCallback("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { onCallback("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { onCallback("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { onCallback("didDisappear") }
}
