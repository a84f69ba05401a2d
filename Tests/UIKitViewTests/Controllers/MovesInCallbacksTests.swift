import GlissadeTesting
import Testing
import UIKit

/// A controller that does something once when it is about to move, and records its callbacks.
private final class MovingController: UIViewController {
  var onWillMove: (() -> Void)?
  var onWillAppear: (() -> Void)?
  private(set) var callbacks: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    let action = onWillMove
    onWillMove = nil
    action?()
  }
  override func viewWillAppear(_ animated: Bool) {
    callbacks.append("willAppear")
    let action = onWillAppear
    onWillAppear = nil
    action?()
  }
  override func viewDidAppear(_ animated: Bool) { callbacks.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { callbacks.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { callbacks.append("didDisappear") }
}

@MainActor @Suite("Moves of controllers in their callbacks")
struct MovesInCallbacksTests {
  private let page = MovingController()
  private let stack = UINavigationController(rootViewController: UIViewController())
  private let root = UIViewController()
  private let harness: Harness

  init() {
    let root = root
    harness = Harness { root }
    harness.advanceUntilIdle()
  }

  /// Pushes the page onto the stack when another container is about to take it.
  private func pushInWillMove() {
    page.onWillMove = { [stack, page] in stack.pushViewController(page, animated: false) }
  }

  private func expectInStack() {
    harness.advanceUntilIdle()
    #expect(page.parent === stack)
    #expect(stack.topViewController === page)
    #expect(stack.children.contains(page))
  }

  @Test("K-06 a page that is pushed in willMove of addChild stays in the stack")
  func child() {
    pushInWillMove()
    root.addChild(page)
    expectInStack()
    #expect(!root.children.contains(page))
  }

  @Test("K-06 tabs forget a page that is pushed elsewhere in its willMove")
  func tabs() {
    let tabs = UITabBarController()
    let other = UIViewController()
    pushInWillMove()
    tabs.setViewControllers([other, page], animated: false)
    expectInStack()
    #expect(tabs.viewControllers == [other])
    #expect(tabs.children == [other])
  }

  @Test("K-06 tabs are those that were set in willMove of another change")
  func nestedTabs() {
    let tabs = UITabBarController()
    let (first, last) = (UIViewController(), UIViewController())
    page.onWillMove = { [tabs] in tabs.viewControllers = [last] }
    tabs.setViewControllers([page, first], animated: false)
    #expect(tabs.viewControllers == [last])
    #expect(tabs.children.contains(last))
    #expect(first.parent == nil)
  }

  @Test("K-06 a stack forgets a page that is pushed elsewhere in its willMove")
  func otherStack() {
    let bottom = UIViewController()
    let other = UINavigationController()
    pushInWillMove()
    other.setViewControllers([bottom, page], animated: false)
    expectInStack()
    #expect(other.viewControllers == [bottom])
    #expect(other.children == [bottom])
  }

  @Test("K-06 a stack is the one that was set in willMove of another change")
  func nestedStack() {
    let (bottom, last) = (UIViewController(), UIViewController())
    page.onWillMove = { [stack] in stack.setViewControllers([last], animated: false) }
    stack.setViewControllers([page, bottom], animated: false)
    #expect(stack.viewControllers == [last])
    #expect(bottom.parent == nil)
    #expect(stack.children == [last])
  }

  @Test("K-06 a column whose controller is pushed elsewhere in its willMove is empty")
  func column() {
    let columns = UISplitViewController()
    let other = UIViewController()
    columns.loadViewIfNeeded()
    pushInWillMove()
    columns.viewControllers = [other, page]
    expectInStack()
    #expect(columns.viewControllers == [other])
    #expect(columns.children == [other])
  }

  @Test("K-07 a page that is set in willMove of another one replaces it")
  func pager() {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let (first, last) = (UIViewController(), UIViewController())
    pager.setViewControllers([first], direction: .forward, animated: false)
    var ends: [String] = []
    page.onWillMove = { [pager] in
      pager.setViewControllers([last], direction: .forward, animated: true) { _ in
        ends.append("inner")
      }
    }
    pager.setViewControllers([page], direction: .forward, animated: true) { _ in
      ends.append("outer")
    }
    #expect(ends == ["outer", "inner"])
    harness.window.rootViewController = pager
    harness.advanceUntilIdle()
    #expect(pager.viewControllers == [last])
    #expect(pager.children == [last])
    #expect(first.view.window == nil)
    #expect(last.view.window != nil)
  }

  @Test("L-08 a child that removes itself in viewWillAppear receives balanced callbacks")
  func removal() {
    page.onWillAppear = { [page] in
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    root.addChild(page)
    root.view.addSubview(page.view)
    page.didMove(toParent: root)
    harness.advanceUntilIdle()
    #expect(page.parent == nil)
    #expect(page.callbacks == ["willAppear", "willDisappear", "didDisappear"])
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }
}
