import GlissadeTesting
import UIKit

/// Tabs with a stack, a pager and a container of a client's, whose structure tests change.
@MainActor final class StructureSetup {
  let journal = Journal()
  let harness: Harness
  private var count = 0

  let tabs: ObservedTabs
  /// The stack that changes apply to: that of the first tab, or one that is added to `host`.
  private(set) var stack: ObservedStack
  let pager: ObservedPager
  /// A container of a client's.
  let host: ObservedPage
  private(set) var child: UIViewController
  private let fade = FadeDelegate()
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    harness = Harness(framesPerSecond: 30) { UIViewController() }
    stack = ObservedStack("stack", journal, root: ObservedPage("first", journal))
    pager = ObservedPager("pager", journal)
    host = ObservedPage("host", journal)
    child = ObservedPage("child", journal)
    tabs = ObservedTabs("tabs", journal, [stack, pager, host])
    pager.setViewControllers(
      [ObservedPage("leaf", journal)], direction: .forward, animated: false)
    host.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
  }

  var window: UIWindow { harness.window }

  private func makePage() -> ObservedPage {
    count += 1
    return ObservedPage("page \(count)", journal)
  }

  /// Makes frames until nothing moves.
  ///
  /// - Returns: `false` if something moves for ever.
  @discardableResult func settle() -> Bool { harness.advanceUntilIdle(timeout: 8) }

  private func completion(_ name: String) -> () -> Void {
    { [journal] in journal.record("\(name) completion") }
  }

  // MARK: The stack

  func push(animated: Bool) { stack.pushViewController(makePage(), animated: animated) }
  func pop(animated: Bool) { stack.popViewController(animated: animated) }
  func replacePages() { stack.setViewControllers([makePage(), makePage()], animated: false) }

  /// Pulls the top of the stack half way, and lets it return.
  func cancelPop() {
    stack.delegate = fade
    fade.driver = driver
    stack.popViewController(animated: true)
    harness.advance(by: 0.1)
    driver.update(0.5)
    harness.advance(by: 0.1)
    driver.cancel()
    stack.delegate = stack
  }

  // MARK: Presentations

  func present(_ style: UIModalPresentationStyle = .fullScreen, animated: Bool) {
    let front = sequence(first: tabs as UIViewController, next: \.presentedViewController)
    let page = makePage()
    page.modalPresentationStyle = style
    Array(front).last?.present(page, animated: animated, completion: completion("present"))
  }

  func dismiss(animated: Bool) {
    guard tabs.presentedViewController != nil else { return }
    tabs.dismiss(animated: animated, completion: completion("dismiss"))
  }

  // MARK: The window

  func replaceRoot() { window.rootViewController = makePage() }
  func showTabs() { window.rootViewController = tabs }

  // MARK: The container

  func add(_ new: UIViewController) {
    host.addChild(new)
    host.view.addSubview(new.view)
    new.didMove(toParent: host)
  }

  func addChild() { add(makePage()) }

  func addStack() {
    stack = ObservedStack("inner stack", journal, root: ObservedPage("inner first", journal))
    add(stack)
  }

  func removeChild() {
    guard child.parent === host else { return }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  func removeChildView() { child.viewIfLoaded?.removeFromSuperview() }

  func abandonChild() { child.removeFromParent() }

  func exchangeChild() {
    let (old, new) = (child, makePage())
    guard old.parent === host, old.viewIfLoaded?.superview != nil else { return }
    host.addChild(new)
    child = new
    host.transition(from: old, to: new, duration: 0.2, animations: {}) { [journal, host] _ in
      new.didMove(toParent: host)
      old.willMove(toParent: nil)
      old.removeFromParent()
      journal.record("exchange completion")
    }
  }

  // MARK: Tabs and pages

  func select(_ index: Int) {
    guard tabs.viewControllers?.indices.contains(index) ?? false else { return }
    tabs.selectedIndex = index
  }

  func selectNext() { select((tabs.selectedIndex + 1) % (tabs.viewControllers?.count ?? 1)) }
  func dropTab() { tabs.viewControllers = tabs.viewControllers?.suffix(2) }

  func turn(animated: Bool) {
    pager.setViewControllers([makePage()], direction: .forward, animated: animated) { [journal] _ in
      journal.record("turn completion")
    }
  }
}

/// The calls that begin a run, in which one of the callbacks changes the structure.
@MainActor struct Trigger {
  let name: String
  var prepare: (StructureSetup) -> Void = { _ in }
  let perform: (StructureSetup) -> Void

  static let all: [Trigger] = [
    Trigger(name: "show", prepare: { $0.window.rootViewController = nil }) { $0.showTabs() },
    Trigger(name: "replace root") { $0.replaceRoot() },
    Trigger(name: "push") { $0.push(animated: true) },
    Trigger(name: "push at once") { $0.push(animated: false) },
    Trigger(name: "pop", prepare: { $0.push(animated: false) }) { $0.pop(animated: true) },
    Trigger(name: "pop at once", prepare: { $0.push(animated: false) }) { $0.pop(animated: false) },
    Trigger(name: "cancelled pop", prepare: { $0.push(animated: false) }) { $0.cancelPop() },
    Trigger(name: "replace pages") { $0.replacePages() },
    Trigger(name: "select pager") { $0.select(1) },
    Trigger(name: "select container") { $0.select(2) },
    Trigger(name: "present") { $0.present(animated: true) },
    Trigger(name: "present at once") { $0.present(animated: false) },
    Trigger(name: "present sheet") { $0.present(.pageSheet, animated: true) },
    Trigger(name: "dismiss", prepare: { $0.present(animated: false) }) {
      $0.dismiss(animated: true)
    },
    Trigger(name: "dismiss at once", prepare: { $0.present(animated: false) }) {
      $0.dismiss(animated: false)
    },
    Trigger(name: "dismiss sheet", prepare: { $0.present(.pageSheet, animated: false) }) {
      $0.dismiss(animated: true)
    },
    Trigger(name: "add child", prepare: { $0.select(2) }) { $0.addChild() },
    Trigger(name: "add stack", prepare: { $0.select(2) }) { $0.addStack() },
    Trigger(name: "remove child", prepare: { $0.select(2) }) { $0.removeChild() },
    Trigger(name: "exchange", prepare: { $0.select(2) }) { $0.exchangeChild() },
    Trigger(name: "turn", prepare: { $0.select(1) }) { $0.turn(animated: true) },
    Trigger(name: "turn at once", prepare: { $0.select(1) }) { $0.turn(animated: false) },
  ]
}

/// A change of the structure that a client makes inside a callback.
@MainActor struct Change {
  let name: String
  let perform: (StructureSetup) -> Void

  static let all: [Change] = [
    Change(name: "push") { $0.push(animated: true) },
    Change(name: "push at once") { $0.push(animated: false) },
    Change(name: "pop") { $0.pop(animated: true) },
    Change(name: "pop at once") { $0.pop(animated: false) },
    Change(name: "replace pages") { $0.replacePages() },
    Change(name: "present") { $0.present(animated: true) },
    Change(name: "present at once") { $0.present(animated: false) },
    Change(name: "present sheet") { $0.present(.pageSheet, animated: false) },
    Change(name: "dismiss") { $0.dismiss(animated: true) },
    Change(name: "dismiss at once") { $0.dismiss(animated: false) },
    Change(name: "replace root") { $0.replaceRoot() },
    Change(name: "replace root and return") {
      $0.replaceRoot()
      $0.showTabs()
    },
    Change(name: "add child") { $0.addChild() },
    Change(name: "add stack") { $0.addStack() },
    Change(name: "remove child") { $0.removeChild() },
    Change(name: "remove child's view") { $0.removeChildView() },
    Change(name: "abandon child") { $0.abandonChild() },
    Change(name: "exchange") { $0.exchangeChild() },
    Change(name: "select next") { $0.selectNext() },
    Change(name: "drop tab") { $0.dropTab() },
    Change(name: "turn") { $0.turn(animated: true) },
    Change(name: "turn at once") { $0.turn(animated: false) },
  ]
}
