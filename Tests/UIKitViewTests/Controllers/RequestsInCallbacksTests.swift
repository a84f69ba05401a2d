import GlissadeTesting
import Testing
import UIKit

/// Tests of containers that are asked for something while their controllers enter or load.
@MainActor @Suite("Requests of containers in callbacks")
struct RequestsInCallbacksTests {
  private let page = MovingController()
  private let other = MovingController()
  private let bottom = UIViewController()
  private let stack = UINavigationController()
  private let tabs = UITabBarController()
  private let columns = UISplitViewController()
  private let root = UIViewController()
  private let harness: Harness

  init() {
    let root = root
    harness = Harness { root }
    harness.advanceUntilIdle()
  }

  private func show(_ child: UIViewController) {
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    harness.advanceUntilIdle()
  }

  /// Expects that a container shows one child, which it names, and that the other one is gone.
  private func expectShown(
    _ controller: MovingController, without gone: MovingController? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(harness.advanceUntilIdle(), sourceLocation: sourceLocation)
    #expect(controller.viewIfLoaded?.window != nil, sourceLocation: sourceLocation)
    #expect(controller.callbacks.last == "didAppear", sourceLocation: sourceLocation)
    #expect(gone?.viewIfLoaded?.window == nil, sourceLocation: sourceLocation)
    #expect(
      harness.log.filter { $0.hasPrefix("violation") } == [], sourceLocation: sourceLocation)
  }

  // MARK: Tabs

  @Test("A-23 K-05 a tab that is selected as it enters is shown when all have entered")
  func selectionInWillMove() {
    show(tabs)
    page.onWillMove = { [tabs] in tabs.selectedIndex = 0 }
    tabs.setViewControllers([page, other], animated: true)
    #expect(tabs.selectedViewController === page)
    #expect(tabs.children == [page, other])
    expectShown(page, without: other)
  }

  @Test("A-23 K-05 a tab that is selected while the view of another one loads is shown alone")
  func selectionInLoading() {
    tabs.setViewControllers([page, other], animated: false)
    page.onLoad = { [tabs] in tabs.selectedIndex = 1 }
    show(tabs)
    #expect(tabs.selectedIndex == 1)
    expectShown(other, without: page)
    tabs.selectedIndex = 0
    expectShown(page, without: other)
  }

  // MARK: Stacks

  @Test("A-23 L-06 a stack that is popped as its pages enter shows the top when all have entered")
  func popInWillMove() {
    show(stack)
    page.onWillMove = { [stack] in stack.popViewController(animated: false) }
    stack.setViewControllers([page, other], animated: false)
    #expect(stack.viewControllers == [page])
    #expect(stack.children == [page])
    #expect(other.parent == nil)
    expectShown(page, without: other)
  }

  @Test("A-23 L-06 a page that another container takes as it enters is not shown in the stack")
  func stackInTabs() {
    stack.setViewControllers([other], animated: false)
    show(tabs)
    page.onWillMove = { [tabs, stack, page] in
      tabs.setViewControllers([stack, page], animated: false)
    }
    stack.pushViewController(page, animated: true)
    #expect(stack.viewControllers == [other])
    #expect(stack.children == [other])
    #expect(page.parent === tabs)
    expectShown(other, without: page)
  }

  @Test("A-23 K-06 a page that takes its stack as it enters contains the stack")
  func stackInPage() {
    show(page)
    other.onWillMove = { [page, stack] in
      page.addChild(stack)
      page.view.addSubview(stack.view)
      stack.didMove(toParent: page)
      stack.setViewControllers([page], animated: false)
    }
    stack.pushViewController(other, animated: true)
    #expect(stack.viewControllers.isEmpty)
    #expect(stack.children.isEmpty)
    #expect(other.parent == nil)
    expectShown(page)
  }

  @Test("A-23 K-03 a page that its own removal by a pull has popped is popped once")
  func popInPull() {
    stack.setViewControllers([other, page], animated: false)
    harness.window.rootViewController = stack
    harness.advanceUntilIdle()
    page.onWillMove = { [stack] in stack.popViewController(animated: true) }
    harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), over: 0.2)
    #expect(stack.viewControllers == [other])
    expectShown(other, without: page)
    #expect(page.parent == nil)
  }

  @Test(
    "A-23 L-19 a push or a selection ends a transition that the client has begun there",
    arguments: [true, false])
  func ownTransition(isStack: Bool) {
    let container: UIViewController = isStack ? stack : tabs
    stack.setViewControllers(isStack ? [bottom, page] : [], animated: false)
    tabs.setViewControllers(isStack ? [] : [page, bottom, other], animated: false)
    show(container)
    var ends = 0
    // Without a change to animate, the transition would end at once.
    container.transition(from: page, to: bottom, duration: 0.25) { [page] in
      page.view.alpha = 0.5
    } completion: { _ in
      ends += 1
    }
    harness.advance(by: 0.1)
    #expect(ends == 0)
    #expect(bottom.transitionCoordinator != nil)
    if isStack { stack.pushViewController(other, animated: true) } else { tabs.selectedIndex = 2 }
    #expect(ends == 1)
    #expect(isStack ? stack.viewControllers == [bottom, page, other] : tabs.selectedIndex == 2)
    expectShown(other, without: page)
  }

  @Test("A-23 L-19 a push as a transition of the client's begins in the stack is refused")
  func pushInOwnTransition() {
    stack.setViewControllers([bottom], animated: false)
    show(stack)
    guard let host = bottom.view.superview else { return }
    let context = ContainerTransitionContext(
      container: stack, containerView: host, from: bottom, to: page)
    page.onWillMove = { [stack, other] in stack.pushViewController(other, animated: true) }
    context.start(animator: nil)
    #expect(harness.advanceUntilIdle())
    #expect(!stack.viewControllers.contains(other))
    #expect(other.parent == nil)
    #expect(harness.log.contains { $0.contains("is refused") })
  }

  // MARK: A place that a callback gives

  @Test(
    "A-23 K-06 a page that becomes the root before it enters a stack or tabs remains the root",
    arguments: [true, false])
  func rootInWillMove(isStack: Bool) {
    other.onWillMove = { [harness, page] in harness.window.rootViewController = page }
    if isStack {
      stack.setViewControllers([other, page], animated: false)
    } else {
      tabs.setViewControllers([other, page], animated: false)
    }
    #expect(isStack ? stack.viewControllers == [other] : tabs.viewControllers == [other])
    #expect(page.parent == nil)
    expectShown(page)
  }

  // MARK: Columns

  /// Shows columns in a window that is wide enough for both.
  private func showColumns() {
    harness.resize(to: CGSize(width: 1024, height: 768))
    show(columns)
  }

  @Test("A-23 K-06 columns are those that were set in willMove of another change")
  func nestedColumns() {
    let (first, last) = (UIViewController(), UIViewController())
    showColumns()
    page.onWillMove = { [columns] in columns.viewControllers = [first, last] }
    columns.viewControllers = [other, page]
    #expect(columns.viewControllers == [first, last])
    #expect(Set(columns.children) == [first, last])
    #expect(columns.view.subviews.contains(first.view))
    #expect(page.parent == nil)
    #expect(other.parent == nil)
    #expect(page.viewIfLoaded?.window == nil)
  }

  @Test("A-23 K-06 a column that is replaced while its view loads is not shown")
  func columnInLoading() {
    show(columns)
    page.onLoad = { [columns, other] in columns.viewControllers = [other] }
    columns.viewControllers = [page]
    #expect(columns.children == [other])
    expectShown(other, without: page)
  }

  @Test("K-06 columns are children before their container has a view, and contain no container")
  func hiddenColumns() {
    columns.viewControllers = [stack, other]
    #expect(Set(columns.children) == [stack, other])
    tabs.setViewControllers([columns], animated: false)
    stack.pushViewController(tabs, animated: false)
    #expect(tabs.parent == nil)
    #expect(stack.viewControllers.isEmpty)
    harness.resize(to: CGSize(width: 1024, height: 768))
    show(tabs)
    expectShown(other)
  }

  @Test("K-06 a child that another container takes leaves its column, or its page view controller")
  func takenChildren() {
    columns.viewControllers = [stack, page]
    showColumns()
    stack.pushViewController(page, animated: false)
    #expect(columns.viewControllers == [stack])
    expectShown(page)
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pager.setViewControllers([other], direction: .forward, animated: false)
    show(pager)
    stack.pushViewController(other, animated: false)
    #expect(pager.viewControllers == nil)
    #expect(pager.children.isEmpty)
    pager.view.setNeedsLayout()
    expectShown(other, without: page)
    #expect(other.view.isDescendant(of: stack.view))
  }

  @Test("K-06 a page that another container takes ends the turn to it")
  func takenInTurn() {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pager.setViewControllers([other], direction: .forward, animated: false)
    show(pager)
    var ends: [Bool] = []
    pager.setViewControllers([page], direction: .forward, animated: true) { ends.append($0) }
    harness.advance(by: 0.1)
    stack.pushViewController(page, animated: false)
    harness.advanceUntilIdle()
    #expect(ends == [false])
    #expect(pager.viewControllers == [other])
    #expect(page.parent === stack)
    expectShown(other, without: page)
  }
}
