import GlissadeTesting
import Testing
import UIKit

/// A page that records its appearance callbacks.
private final class ContextPage: UIViewController {
  private(set) var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }

  func forgetCalls() { calls = [] }
}

/// Tests of presentations in the context of a page of tabs or of a stack, which go and come with
/// the page.
@MainActor @Suite("Presentations in the context of a page of a container")
struct ContextInContainerTests {
  nonisolated private static let styles = [
    UIModalPresentationStyle.currentContext, .overCurrentContext,
  ]
  private let page = ContextPage()
  private let other = UIViewController()
  private let presented = ContextPage()

  private func present(_ style: UIModalPresentationStyle, in harness: Harness) {
    page.definesPresentationContext = true
    presented.modalPresentationStyle = style
    page.present(presented, animated: false)
    harness.advanceUntilIdle()
    #expect(presented.viewIfLoaded?.window != nil)
    presented.forgetCalls()
  }

  /// Returns whether a view of the hierarchy, or a view in front of it, is what a touch hits.
  private func isInFront(_ view: UIView, _ harness: Harness) -> Bool {
    let hit = harness.window.hitTest(CGPoint(x: 180, y: 300), with: nil)
    return hit?.isDescendant(of: view) ?? false
  }

  private func expectBalance(_ harness: Harness) {
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test(
    "N-25 what a tab presents in its context goes with the tab and comes with it", arguments: styles
  )
  func tabs(style: UIModalPresentationStyle) {
    let tabs = UITabBarController()
    tabs.setViewControllers([page, other], animated: false)
    let harness = Harness { tabs }
    present(style, in: harness)
    tabs.selectedIndex = 1
    harness.advanceUntilIdle()
    #expect(presented.view.window == nil)
    #expect(isInFront(other.view, harness))
    #expect(page.presentedViewController === presented)
    #expect(presented.calls == ["will disappear", "did disappear"])
    presented.forgetCalls()
    tabs.selectedIndex = 0
    harness.advanceUntilIdle()
    #expect(isInFront(presented.view, harness))
    #expect(other.view.window == nil)
    #expect(presented.calls == ["will appear", "did appear"])
    #expect((page.view.window == nil) == (style == .currentContext))
    page.dismiss(animated: false)
    harness.advanceUntilIdle()
    #expect(isInFront(page.view, harness))
    #expect(page.view.frame == other.view.frame)
    expectBalance(harness)
  }

  @Test(
    "N-25 what a page presents in its context is covered by a pushed page and comes back with it",
    arguments: styles, [true, false])
  func stack(style: UIModalPresentationStyle, isAnimated: Bool) {
    let stack = UINavigationController(rootViewController: page)
    let harness = Harness { stack }
    present(style, in: harness)
    stack.pushViewController(other, animated: isAnimated)
    harness.advanceUntilIdle()
    #expect(presented.view.window == nil)
    #expect(isInFront(other.view, harness))
    #expect(presented.calls == ["will disappear", "did disappear"])
    presented.forgetCalls()
    stack.popViewController(animated: isAnimated)
    harness.advanceUntilIdle()
    #expect(isInFront(presented.view, harness))
    #expect(page.presentedViewController === presented)
    #expect(presented.calls == ["will appear", "did appear"])
    page.dismiss(animated: false)
    harness.advanceUntilIdle()
    #expect(isInFront(page.view, harness))
    expectBalance(harness)
  }
}
