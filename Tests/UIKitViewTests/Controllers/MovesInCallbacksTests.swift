import Foundation
import GlissadeTesting
import Testing
import UIKit

private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)
    view.map(context.containerView.addSubview)
    view?.alpha = 0
    UIView.animate(withDuration: 0.25) {
      view?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
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

  @Test("L-08 A-23 a child that is removed as it comes, and added again as it goes, has appeared")
  func addedAgain() {
    func add() {
      root.addChild(page)
      root.view.addSubview(page.view)
    }
    page.onWillAppear = { [page] in
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    page.onWillDisappear = { add() }
    add()
    harness.advanceUntilIdle()
    #expect(page.view.window != nil)
    #expect(page.callbacks.last == "didAppear")
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

  // MARK: A controller has one place

  /// Presents the page when a container is about to take it.
  private func presentInWillMove() {
    page.modalPresentationStyle = .overFullScreen
    page.onWillMove = { [root, page] in root.present(page, animated: false) }
  }

  private func expectPresented() {
    harness.advanceUntilIdle()
    #expect(page.parent == nil)
    #expect(page.presentingViewController === root)
    #expect(page.view.window != nil)
    #expect(page.callbacks == ["willAppear", "didAppear"])
    root.dismiss(animated: false)
    harness.advanceUntilIdle()
    #expect(page.callbacks.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test("A-23 K-06 a child that is presented in its willMove remains presented")
  func presentedChild() {
    presentInWillMove()
    root.addChild(page)
    #expect(root.children.isEmpty)
    expectPresented()
  }

  @Test(
    "A-23 K-06 containers leave a page alone that is presented in its willMove",
    arguments: [true, false])
  func presentedMember(isAnimated: Bool) {
    let (tabs, other) = (UITabBarController(), UIViewController())
    presentInWillMove()
    root.addChild(stack)
    root.view.addSubview(stack.view)
    stack.didMove(toParent: root)
    harness.advanceUntilIdle()
    stack.pushViewController(page, animated: isAnimated)
    #expect(stack.viewControllers.count == 1)
    expectPresented()
    presentInWillMove()
    tabs.setViewControllers([other, page], animated: isAnimated)
    #expect(tabs.viewControllers == [other])
    harness.advanceUntilIdle()
    #expect(page.presentingViewController === root)
  }

  @Test(
    "A-23 K-07 a page view controller keeps its page if the new one is presented in its willMove",
    arguments: [true, false])
  func presentedPage(isAnimated: Bool) {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    let first = UIViewController()
    pager.setViewControllers([first], direction: .forward, animated: false)
    root.addChild(pager)
    root.view.addSubview(pager.view)
    pager.didMove(toParent: root)
    harness.advanceUntilIdle()
    presentInWillMove()
    var ends: [Bool] = []
    pager.setViewControllers([page], direction: .forward, animated: isAnimated) { ends.append($0) }
    #expect(ends == [false])
    #expect(pager.viewControllers == [first])
    #expect(pager.children == [first])
    expectPresented()
    #expect(first.view.window != nil)
  }

  @Test("A-23 K-07 a change to a controller that is presented in its willMove is cancelled")
  func presentedGoal() {
    let old = UIViewController()
    root.addChild(old)
    root.view.addSubview(old.view)
    old.didMove(toParent: root)
    harness.advanceUntilIdle()
    presentInWillMove()
    var ends: [Bool] = []
    let context = ContainerTransitionContext(
      container: root, containerView: root.view, from: old, to: page)
    context.start(animator: FadeAnimator(), completion: { ends.append($0) })
    #expect(ends == [false])
    #expect(root.children == [old])
    expectPresented()
    #expect(old.view.window != nil)
  }

  @Test("A-23 K-06 a child that becomes the root in its willMove remains the root")
  func childAsRoot() {
    page.onWillMove = { [harness, page] in harness.window.rootViewController = page }
    root.addChild(page)
    harness.advanceUntilIdle()
    #expect(page.parent == nil)
    #expect(root.children.isEmpty)
    #expect(page.view.window != nil)
    #expect(page.callbacks == ["willAppear", "didAppear"])
  }

  @Test("K-06 a root can become a child of the next root")
  func formerRoot() {
    harness.window.rootViewController = page
    harness.advanceUntilIdle()
    let stack = UINavigationController(rootViewController: page)
    harness.window.rootViewController = stack
    harness.advanceUntilIdle()
    #expect(page.parent === stack)
    #expect(page.view.window != nil)
  }

  @Test("K-06 a presented controller becomes no child")
  func refusedChild() {
    let other = UIViewController()
    root.present(page, animated: true)
    harness.advanceUntilIdle()
    other.addChild(page)
    #expect(page.parent == nil)
    #expect(other.children.isEmpty)
    #expect(harness.log.contains { $0.contains("addChild") && $0.contains("is refused") })
    expectPresented()
  }

  @Test(
    "K-06 a controller becomes no child of what it contains, or presents, nor is it presented there"
  )
  func cycle() {
    let other = UIViewController()
    page.addChild(other)
    other.addChild(page)
    #expect(page.parent == nil)
    page.onWillMove = { [page, stack] in page.addChild(stack) }
    stack.pushViewController(page, animated: false)
    #expect(page.children == [other, stack])
    #expect(stack.viewControllers.count == 1)
    #expect(page.parent == nil)
    root.present(page, animated: false)
    other.present(root, animated: false)
    harness.advanceUntilIdle()
    #expect(page.presentedViewController == nil)
    #expect(root.presentingViewController == nil)
    #expect(harness.log.contains { $0.contains("present ") && $0.contains("is refused") })
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

  @Test("A-23 L-08 a child that is presented as it removes itself in viewWillAppear is presented")
  func presentedRemoval() {
    page.modalPresentationStyle = .currentContext
    root.definesPresentationContext = true
    page.onWillDisappear = { [root, page] in root.present(page, animated: false) }
    page.onWillAppear = { [page] in
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    root.addChild(page)
    root.view.addSubview(page.view)
    harness.advanceUntilIdle()
    #expect(page.presentingViewController === root)
    #expect(page.view.window != nil)
    #expect(page.callbacks.last == "didAppear")
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }
}
