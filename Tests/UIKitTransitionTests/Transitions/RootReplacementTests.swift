import GlissadeTesting
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite("Replacing the root controller")
struct RootReplacementTests {
  @Test(
    "L-01 a root that is replaced takes along what it presents, in mid-transition or not",
    arguments: [0.0, 0.1, 1.0])
  func replaced(after seconds: Double) {
    let harness = Harness { UIViewController() }
    let old = harness.window.rootViewController
    let presented = UIViewController.covering()
    old?.present(presented, animated: true)
    harness.advance(by: seconds)
    let new = UIViewController()
    harness.window.rootViewController = new
    #expect(harness.advanceUntilIdle())
    #expect(harness.window.subviews == [new.view])
    #expect(old?.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
    #expect(harness.scene.transitions.isEmpty)
    #expect(!harness.log.contains { $0.hasPrefix("violation") })
  }
}
