import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of the stack: its changes and the notifications.
@MainActor @Suite("Navigation: stack")
struct NavigationStackTests {
  @Test(
    "push, pop and their kin return what UIKit's do, and the screen follows",
    arguments: [true, false])
  func values(animated: Bool) {
    let play = NavigationSetup()
    let b = play.push("b", animated: animated)
    #expect(play.names == "ab")
    #expect(play.nav.topViewController === b)
    play.setup.settle()
    #expect(play.visible == "b")
    #expect(play.faults == [])
    let c = play.push("c", animated: animated)
    play.setup.settle()
    #expect(play.pop(animated: animated) === c)
    #expect(play.names == "ab")
    play.setup.settle()
    #expect(play.faults == [])
    play.push("d", animated: animated)
    play.setup.settle()
    let popped = play.setup.run { play.nav.popToViewController(play.root, animated: animated) }
    #expect(popped?.compactMap(\.title) == ["b", "d"])
    play.setup.settle()
    #expect(play.visible == "a")
    #expect(play.faults == [])
    #expect(play.pop() == nil)
    #expect(play.nav.popToRootViewController(animated: animated) == nil)
    #expect(play.nav.popToViewController(play.root, animated: animated) == [])
  }

  @Test("popToRoot returns all that were above, and shows the root with one transition")
  func toRoot() {
    let play = NavigationSetup(depth: 4)
    let popped = play.setup.run { play.nav.popToRootViewController(animated: true) }
    #expect(popped?.compactMap(\.title) == ["b", "c", "d"])
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
    #expect(!play.diary.lines.contains { $0.hasPrefix("b ") || $0.hasPrefix("c ") })
  }

  @Test("setViewControllers pushes a new top and pops to an old one")
  func set() {
    let operations = OperationDelegate()
    let play = NavigationSetup(depth: 3, delegate: operations)
    let (b, x) = (play.nav.viewControllers[1], play.page("x"))
    play.setup.run { play.nav.setViewControllers([play.root, x], animated: true) }
    #expect(play.names == "ax")
    play.setup.settle()
    #expect(play.faults == [])
    play.setup.run { play.nav.setViewControllers([b, play.root], animated: true) }
    play.setup.settle()
    #expect(play.names == "ba")
    #expect(play.faults == [])
    play.setup.run { play.nav.viewControllers = [x] }
    #expect(play.names == "x")
    #expect(play.visible == "x")
    play.setup.settle()
    #expect(play.faults == [])
    #expect(operations.seen == [.push, .pop])
    // Changes below the top need no transition, and the bar shows them.
    play.setup.run { play.nav.setViewControllers([play.root, x], animated: true) }
    #expect(play.nav.navigationBar.backItem === play.root.navigationItem)
    play.setup.settle()
    #expect(play.faults == [])
  }

  @Test("before it is shown, and without any page, a stack is a stack")
  func unseen() {
    let play = NavigationSetup()
    let other = UINavigationController()
    #expect(other.viewControllers.isEmpty)
    #expect(other.topViewController == nil)
    let (a, b) = (play.page("a"), play.page("b"))
    other.pushViewController(a, animated: true)
    other.pushViewController(b, animated: true)
    #expect(other.viewControllers == [a, b])
    #expect(!other.isViewLoaded)
    #expect(a.movesToParent == ["will in", "did in"])
    play.setup.run { play.setup.window.rootViewController = other }
    play.setup.settle()
    #expect(b.view.window != nil)
    #expect(!a.isViewLoaded)
    play.setup.run { other.setViewControllers([], animated: false) }
    play.setup.settle()
    #expect(b.view.window == nil)
    #expect(b.parent == nil)
    #expect(play.setup.violations == [])
  }

  @Test("K-06 who comes receives willMove and didMove, who goes both with nil, each once")
  func moves() {
    let play = NavigationSetup()
    let b = play.push("b")
    #expect(b.movesToParent == ["will in"])
    #expect(b.parent === play.nav)
    play.setup.settle()
    #expect(b.movesToParent == ["will in", "did in"])
    b.movesToParent = []
    play.pop()
    #expect(b.movesToParent == ["will out"])
    play.setup.settle()
    #expect(b.movesToParent == ["will out", "did out"])
    #expect(b.parent == nil)
  }

  @Test("K-02 a pull that is released early: willMove with nil, then didMove to the same parent")
  func movesCancelled() {
    let play = NavigationSetup(depth: 2)
    let b = play.nav.topViewController as! NavigationSetup.Page
    b.movesToParent = []
    play.pull(by: 60)
    play.release()
    play.setup.settle()
    #expect(b.movesToParent == ["will out", "did in"])
    #expect(play.faults == [])
  }

  @Test("N-15 show pushes inside navigation, from any page of it, and presents elsewhere")
  func show() {
    let play = NavigationSetup()
    let (b, c) = (play.page("b"), play.page("c"))
    play.setup.run { play.root.show(b, sender: nil) }
    play.setup.settle()
    #expect(play.names == "ab")
    #expect(b.navigationController === play.nav)
    #expect(play.nav.visibleViewController === b)
    play.setup.run { play.nav.show(c, sender: nil) }
    play.setup.settle()
    #expect(play.names == "abc")
    #expect(play.faults == [])
    let over = UIViewController.covering()
    play.setup.run { c.present(over, animated: false) }
    play.setup.settle()
    #expect(play.nav.visibleViewController === over)
    #expect(over.navigationController == nil)
    let next = UIViewController()
    play.setup.run { over.show(next, sender: nil) }
    play.setup.settle()
    #expect(over.presentedViewController === next)
    #expect(play.names == "abc")
  }

  @Test("Escape pops, as often as there is something to pop")
  func escape() {
    let play = NavigationSetup(depth: 3)
    for expected in ["ab", "a", "a"] {
      play.press(key: "Escape")
      play.setup.settle()
      #expect(play.names == expected)
      #expect(play.faults == [])
    }
  }

  @Test("N-10 the operation's old name is the same type")
  @available(*, deprecated)
  func alias() {
    let operation: UINavigationControllerOperation = .pop
    #expect(operation == UINavigationController.Operation.pop)
  }

  @Test("a popped page and its transition are released")
  func released() {
    let play = NavigationSetup()
    weak var page: UIViewController?
    weak var change: StackChange?
    do {
      page = play.push("b")
      change = play.nav.change
      play.setup.settle()
    }
    #expect(page != nil)
    #expect(change == nil)
    play.pop()
    play.setup.settle()
    #expect(page == nil)
  }
}

/// A delegate that records the requests and vends nothing.
@MainActor final class OperationDelegate: UINavigationControllerDelegate {
  var seen: [UINavigationController.Operation] = []
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    seen.append(operation)
    return nil
  }
}
