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
    "N-25 a covering presentation in flight ends before the page beneath it leaves with its tab",
    arguments: styles)
  func coveredInFlight(style: UIModalPresentationStyle) {
    let tabs = UITabBarController()
    tabs.setViewControllers([page, other], animated: false)
    let harness = Harness { tabs }
    present(style, in: harness)
    let above = ContextPage()
    above.modalPresentationStyle = .fullScreen
    presented.present(above, animated: true)
    harness.advance(by: 0.1)
    tabs.selectedIndex = 1
    harness.advanceUntilIdle()
    #expect(presented.view.window == nil)
    #expect(presented.calls == ["will disappear", "did disappear"])
    #expect(isInFront(above.view, harness))
    #expect(above.calls == ["will appear", "did appear"])
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

  // MARK: Changes in the meantime

  /// Shows a stack of two pages. The upper one presents in its context.
  private func showStack() -> (stack: UINavigationController, bottom: ContextPage, Harness) {
    let bottom = ContextPage()
    let stack = UINavigationController(rootViewController: bottom)
    stack.pushViewController(page, animated: false)
    return (stack, bottom, Harness { stack })
  }

  private func expectEnd(_ harness: Harness) {
    #expect(harness.advanceUntilIdle())
    #expect(presented.presentingViewController == nil)
    #expect(presented.view.window == nil)
    #expect(presented.calls.last.map { $0 == "did disappear" } ?? true)
    expectBalance(harness)
  }

  @Test(
    "N-25 L-19 a page that is covered while it presents or dismisses in its context keeps in step",
    arguments: styles, [true, false])
  func cover(style: UIModalPresentationStyle, isDismissal: Bool) {
    let (stack, _, harness) = showStack()
    page.definesPresentationContext = true
    presented.modalPresentationStyle = style
    page.present(presented, animated: true)
    if isDismissal {
      harness.advanceUntilIdle()
      page.dismiss(animated: true)
    }
    harness.advance(by: 0.1)
    stack.pushViewController(other, animated: false)
    harness.advanceUntilIdle()
    #expect(isInFront(other.view, harness))
    #expect(presented.view.window == nil)
    #expect(presented.calls.last == "did disappear")
    stack.popViewController(animated: false)
    harness.advanceUntilIdle()
    #expect(isInFront(isDismissal ? page.view : presented.view, harness))
    #expect((page.presentedViewController == nil) == isDismissal)
    #expect((page.view.window != nil) == (page.calls.last == "did appear"))
    #expect(presented.calls.last == (isDismissal ? "did disappear" : "did appear"))
    expectBalance(harness)
  }

  @Test("N-25 L-19 a page that comes back at once after a push keeps in step", arguments: styles)
  func quickReturn(style: UIModalPresentationStyle) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let root = UIViewController()
    let harness = Harness { root }
    stack.setViewControllers([other, page], animated: false)
    stack.modalPresentationStyle = .fullScreen
    stack.modalTransitionStyle = .crossDissolve
    root.present(stack, animated: true)
    page.definesPresentationContext = true
    presented.modalPresentationStyle = style
    page.present(presented, animated: true)
    stack.pushViewController(UIViewController(), animated: false)
    stack.popViewController(animated: false)
    harness.advanceUntilIdle()
    #expect(isInFront(presented.view, harness))
    #expect(presented.calls.last == "did appear")
    #expect((page.view.window != nil) == (page.calls.last == "did appear"))
    #expect((page.view.window == nil) == (style == .currentContext))
    expectBalance(harness)
  }

  @Test(
    "N-25 L-19 what a page presents in its context goes with the pop of the page",
    arguments: styles, [true, false])
  func pop(style: UIModalPresentationStyle, isAtRest: Bool) {
    let (stack, bottom, harness) = showStack()
    present(style, in: harness)
    if !isAtRest {
      page.dismiss(animated: true)
      harness.advance(by: 0.1)
    }
    stack.popViewController(animated: true)
    expectEnd(harness)
    #expect(isInFront(bottom.view, harness))
    #expect(page.parent == nil)
    #expect(page.presentedViewController == nil)
  }

  @Test("N-25 L-19 a pop that is cancelled brings the presentation back", arguments: styles)
  func cancelledPop(style: UIModalPresentationStyle) {
    let (stack, bottom, harness) = showStack()
    present(style, in: harness)
    stack.popViewController(animated: true)
    harness.advance(by: 0.1)
    #expect(presented.view.window != nil)
    stack.setViewControllers([bottom, page], animated: true)
    #expect(harness.advanceUntilIdle())
    #expect(stack.viewControllers == [bottom, page])
    #expect(isInFront(presented.view, harness))
    #expect(presented.calls.last == "did appear")
    expectBalance(harness)
  }

  @Test(
    "N-25 L-19 what is dismissed while its page is covered, or on its way, ends at once",
    arguments: styles, [0.02, 0.1, 1])
  func dismissal(style: UIModalPresentationStyle, seconds: Double) {
    let (stack, _, harness) = showStack()
    present(style, in: harness)
    stack.pushViewController(other, animated: true)
    harness.advance(by: seconds)
    page.dismiss(animated: true)
    #expect(page.presentedViewController == nil)
    #expect(presented.view.window == nil)
    harness.advanceUntilIdle()
    #expect(isInFront(other.view, harness))
    stack.popViewController(animated: true)
    expectEnd(harness)
    #expect(isInFront(page.view, harness))
    #expect(page.calls.last == "did appear")
  }

  @Test(
    "N-25 L-19 a page above a presentation in a context that is dismissed while the page is away",
    arguments: styles)
  func above(style: UIModalPresentationStyle) {
    let (stack, _, harness) = showStack()
    present(style, in: harness)
    let above = UIViewController()
    above.modalPresentationStyle = .fullScreen
    presented.present(above, animated: false)
    harness.advanceUntilIdle()
    presented.forgetCalls()
    stack.pushViewController(other, animated: false)
    harness.advanceUntilIdle()
    presented.dismiss(animated: true)
    harness.advanceUntilIdle()
    #expect(presented.presentedViewController == nil)
    #expect(presented.calls == [])
    #expect(isInFront(other.view, harness))
    stack.popViewController(animated: false)
    harness.advanceUntilIdle()
    #expect(isInFront(presented.view, harness))
    #expect(presented.calls == ["will appear", "did appear"])
    expectBalance(harness)
  }

  @Test("N-25 L-19 a page presents nothing in its context while its container changes it")
  func refusal() {
    let (stack, _, harness) = showStack()
    page.definesPresentationContext = true
    presented.modalPresentationStyle = .currentContext
    stack.pushViewController(other, animated: true)
    harness.advance(by: 0.1)
    page.present(presented, animated: true)
    #expect(page.presentedViewController == nil)
    #expect(harness.log.contains { $0.contains("is in a change of its container") })
    expectEnd(harness)
  }
}
