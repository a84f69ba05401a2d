import GlissadeTesting
import Testing
import UIKit

@testable import UIKitCore

/// A controller that does something once when it appears, and records its callbacks.
private final class WatchedController: UIViewController {
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?
  private(set) var callbacks: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    callbacks.append("willAppear")
    let action = onWillAppear
    onWillAppear = nil
    action?()
  }
  override func viewDidAppear(_ animated: Bool) {
    callbacks.append("didAppear")
    let action = onDidAppear
    onDidAppear = nil
    action?()
  }
  override func viewWillDisappear(_ animated: Bool) { callbacks.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { callbacks.append("didDisappear") }
}

/// Tests of children that leave a container otherwise than by it.
@MainActor @Suite("Children that are moved")
struct MovedChildTests {
  private let page = WatchedController()
  private let bottom = WatchedController()
  private let root = UIViewController()
  private let harness: Harness

  init() {
    let root = root
    harness = Harness { root }
    harness.advanceUntilIdle()
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  /// Performs a client's code.
  private func run(_ body: () -> Void) { harness.scene.enter(body) }

  private func expectShown(_ controller: WatchedController) {
    harness.advanceUntilIdle()
    #expect(controller.view.window != nil)
    #expect(controller.callbacks.last == "didAppear")
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test("L-06 a page that another container takes leaves its stack", arguments: [true, false])
  func stack(isTop: Bool) {
    let stack = UINavigationController(rootViewController: isTop ? bottom : page)
    stack.pushViewController(isTop ? page : bottom, animated: false)
    add(stack, to: root)
    harness.advanceUntilIdle()
    add(page, to: root)
    #expect(stack.viewControllers == [bottom])
    #expect(stack.children == [bottom])
    expectShown(page)
    expectShown(bottom)
  }

  @Test("L-06 a page that another container takes leaves a stack without a view")
  func hiddenStack() {
    let stack = UINavigationController(rootViewController: bottom)
    stack.pushViewController(page, animated: false)
    run { root.addChild(page) }
    add(stack, to: root)
    #expect(stack.viewControllers == [bottom])
    expectShown(bottom)
    #expect(page.viewIfLoaded?.window == nil)
  }

  @Test("K-05 a controller that another container takes leaves the tabs")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [page, bottom]
    add(tabs, to: root)
    harness.advanceUntilIdle()
    add(page, to: root)
    #expect(tabs.viewControllers == [bottom])
    #expect(tabs.selectedViewController === bottom)
    expectShown(page)
    expectShown(bottom)
  }

  @Test("A-23 L-08 a page that is taken during its pop has the callbacks of its new container")
  func duringPop() {
    let stack = UINavigationController(rootViewController: bottom)
    stack.pushViewController(page, animated: false)
    add(stack, to: root)
    harness.advanceUntilIdle()
    run { stack.popViewController(animated: true) }
    harness.advance(by: 0.1)
    add(page, to: root)
    expectShown(page)
    expectShown(bottom)
    #expect(page.parent === root)
    #expect(stack.viewControllers == [bottom])
  }

  private func makePager(_ first: UIViewController) -> UIPageViewController {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pager.setViewControllers([first], direction: .forward, animated: false)
    add(pager, to: root)
    harness.advanceUntilIdle()
    return pager
  }

  @Test(
    "A-23 L-08 a page to which viewDidAppear of the next one returns stays",
    arguments: [true, false])
  func returnInCallback(isAnimated: Bool) {
    let pager = makePager(bottom)
    page.onDidAppear = { [pager, bottom] in
      pager.setViewControllers([bottom], direction: .reverse, animated: isAnimated)
    }
    run { pager.setViewControllers([page], direction: .forward, animated: true) }
    expectShown(bottom)
    #expect(pager.children == [bottom])
    #expect(page.callbacks.last == "didDisappear")
  }

  @Test("B-16 K-07 a page that is covered in its context is not added again")
  func covered() {
    let pager = makePager(bottom)
    bottom.definesPresentationContext = true
    page.modalPresentationStyle = .currentContext
    bottom.present(page, animated: false)
    harness.advanceUntilIdle()
    run { pager.setViewControllers([bottom], direction: .reverse, animated: false) }
    pager.view.setNeedsLayout()
    harness.advanceUntilIdle()
    #expect(bottom.view.window == nil)
    expectShown(page)
    bottom.dismiss(animated: true)
    expectShown(bottom)
    #expect(bottom.view.frame.size == pager.view.bounds.size)
  }

  @Test(
    "A-23 L-08 what a controller in no hierarchy presents goes with the view around it",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext, .pageSheet])
  func detached(style: UIModalPresentationStyle) {
    let other = WatchedController()
    page.onWillAppear = { [page] in
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    add(page, to: root)
    harness.advanceUntilIdle()
    #expect(page.parent == nil)
    page.definesPresentationContext = true
    other.modalPresentationStyle = style
    run { page.present(other, animated: true) }
    expectShown(other)
    harness.window.rootViewController = UIViewController()
    harness.advanceUntilIdle()
    #expect(other.view.window == nil)
    #expect(other.callbacks.last == "didDisappear")
    #expect(page.presentedViewController == nil)
  }
}
