import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of K-03: requests of the program or of a pointer during a change.
@MainActor @Suite("Navigation: meanwhile")
struct NavigationMeanwhileTests {
  /// Waits until everything is at rest; no visible page may jump meanwhile.
  private func settleSmoothly(_ play: NavigationSetup) {
    var last: [ObjectIdentifier: CGFloat] = [:]
    play.setup.onFrame = {
      for view in play.nav.pagesView.subviews where view.owningViewController != nil {
        let (id, x) = (ObjectIdentifier(view), view.layer.shownFrame.minX)
        // The greatest step of the built-in spring: ω/e of 375 points a second.
        if let before = last[id], abs(x - before) > 60 { Issue.record("from \(before) to \(x)") }
        last[id] = x
      }
    }
    #expect(play.setup.settle())
    play.setup.onFrame = {}
    #expect(play.faults == [])
  }

  @Test("K-03 a second push, and a third, come when the first has arrived, with one transition")
  func pushes() {
    let counter = OperationDelegate()
    let play = NavigationSetup(depth: 1, delegate: counter)
    play.push("b")
    play.setup.frames(4)
    play.push("c")
    play.push("d")
    #expect(play.names == "abcd")
    #expect(play.visible == "ab")
    settleSmoothly(play)
    #expect(play.visible == "d")
    #expect(counter.seen == [.push, .push])
  }

  @Test("K-03 a pop in mid-push turns the page round where it is, without a break of its speed")
  func popDuringPush() {
    let play = NavigationSetup()
    let b = play.push("b")
    play.setup.frames(5)
    let before = play.x(b)!
    play.setup.frame()
    let (shown, speed) = (play.x(b)!, play.x(b)! - before)
    #expect(play.pop() === b)
    #expect(play.names == "a")
    play.setup.frame()
    let step = play.x(b)! - shown
    // It slows down first.
    #expect(step <= 0)
    #expect(step >= speed)
    settleSmoothly(play)
    #expect(!play.diary.lines.contains("b didAppear"))
  }

  @Test("K-03 the page that is popped is pushed again: it comes back from where it is")
  func pushDuringPop() {
    let play = NavigationSetup(depth: 2)
    let b = play.nav.topViewController!
    play.pop()
    play.setup.frames(6)
    let shown = play.x(b)!
    play.setup.run { play.nav.pushViewController(b, animated: true) }
    #expect(play.names == "ab")
    play.setup.frame()
    #expect(abs(play.x(b)! - shown) < 60)
    settleSmoothly(play)
    #expect(!play.diary.lines.contains("b didDisappear"))
  }

  @Test("K-03 it turns round as often as the program likes")
  func toAndFro() {
    let play = NavigationSetup()
    let b = play.push("b")
    for index in 0..<9 {
      play.setup.frames(3)
      play.setup.run {
        if index % 2 == 0 {
          _ = play.nav.popViewController(animated: true)
        } else {
          play.nav.pushViewController(b, animated: true)
        }
      }
    }
    #expect(play.names == "a")
    settleSmoothly(play)
    #expect(b.parent == nil)
  }

  @Test("K-03 another push in mid-pop waits for the pop's end")
  func otherPushDuringPop() {
    let play = NavigationSetup(depth: 2)
    play.pop()
    play.setup.frames(4)
    play.push("c")
    #expect(play.names == "ac")
    #expect(play.visible == "ab")
    settleSmoothly(play)
    #expect(play.visible == "c")
  }

  @Test(
    "K-03 setViewControllers in mid-push: the screen follows to the new top",
    arguments: [true, false])
  func setDuringPush(animated: Bool) {
    let play = NavigationSetup(depth: 2)
    play.push("c")
    play.setup.frames(4)
    let pages = ["x", "y"].map { play.page($0) }
    play.setup.run { play.nav.setViewControllers(pages, animated: animated) }
    #expect(play.names == "xy")
    if !animated {
      #expect(play.visible == "y")
      #expect(play.nav.change == nil)
    }
    settleSmoothly(play)
    #expect(play.visible == "y")
    #expect(play.root.parent == nil)
  }

  @Test("K-03 L-06 two changes are thrown back in turn: all earlier pages are children")
  func thrownBackTwice() {
    let play = NavigationSetup(depth: 3)
    let pages = ["x", "y", "z"].map { play.page($0) }
    play.setup.run { play.nav.setViewControllers(pages, animated: true) }
    play.push("w")
    throwBack(play)
    #expect(play.names == "xyzw")
    throwBack(play)
    settleSmoothly(play)
    #expect(play.names == "abc")
    #expect(pages.allSatisfy { $0.parent == nil })
  }

  /// Catches the page that comes in, throws it to the right, and waits until that change has ended.
  private func throwBack(_ play: NavigationSetup) {
    play.setup.frames(8)
    let change = play.nav.change
    play.press(x: 200)
    play.move(by: 80, frames: 4)
    play.release()
    for _ in 0..<200 where play.nav.change === change { play.setup.frame() }
  }

  @Test(
    "K-03 L-16 pops at 20 Hz, by call, by key and by the bar's button, end at the root",
    arguments: 0..<3)
  func pops(distance: Int) {
    let play = NavigationSetup(depth: 7)
    for _ in 0..<12 {
      switch distance {
      case 0: play.pop()
      case 1: play.press(key: "Escape")
      default: play.setup.harness.tap(at: CGPoint(x: 20, y: 22))
      }
      play.setup.frames(2)
    }
    settleSmoothly(play)
    #expect(play.names == "a")
  }

  @Test("L-16 taps at 20 Hz on what pushes push once")
  func taps() {
    let play = NavigationSetup()
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    let push = UIAction { [unowned play] _ in
      play.nav.pushViewController(play.page("b"), animated: true)
    }
    button.addAction(push, for: .touchUpInside)
    play.root.view.addSubview(button)
    for _ in 0..<6 { play.setup.harness.tap(at: CGPoint(x: 150, y: 270)) }
    settleSmoothly(play)
    #expect(play.names == "ab")
  }

  @Test(
    "K-02 K-03 a push in the middle of a pull: the program's stack results, whatever its outcome",
    arguments: [
      60.0, 300,
    ])
  func pushDuringPull(distance: CGFloat) {
    let play = NavigationSetup(depth: 2)
    play.pull(by: distance)
    play.push("c")
    #expect(play.names == "abc")
    // The pointer still has the page.
    play.move(by: 10, frames: 2)
    #expect(play.visible == "ab")
    play.release()
    settleSmoothly(play)
    #expect(play.names == "abc")
    #expect(play.visible == "c")
    play.pop()
    settleSmoothly(play)
    #expect(play.visible == "b")
  }

  @Test("K-03 without animation a call in the middle of a pull holds at once")
  func suddenly() {
    let play = NavigationSetup(depth: 3)
    play.pull(by: 200)
    play.setup.run { _ = play.nav.popToRootViewController(animated: false) }
    #expect(play.names == "a")
    #expect(play.visible == "a")
    play.move(by: 30, frames: 3)
    play.release()
    settleSmoothly(play)
  }

  @Test("C-06 a push from the completion that reports a cancelled pull, the pointer still down")
  func fromCompletion() {
    let play = NavigationSetup(depth: 2)
    play.pull(by: 60)
    play.nav.transitionCoordinator?.animate(alongsideTransition: nil) { [unowned play] in
      #expect($0.isCancelled)
      play.nav.pushViewController(play.page("c"), animated: true)
    }
    play.release()
    settleSmoothly(play)
    #expect(play.names == "abc")
  }

  @Test("a page presented over a change ends it, and what is below is in order afterwards")
  func presented() {
    let play = NavigationSetup()
    play.push("b")
    play.setup.frames(4)
    let over = UIViewController.covering()
    play.setup.run { play.nav.present(over, animated: true) }
    play.setup.settle()
    #expect(play.names == "ab")
    #expect(play.setup.violations == [])
    play.setup.run { over.dismiss(animated: true) }
    settleSmoothly(play)
  }

  @Test("L-09 a page without a resizing mask follows the window in mid-push")
  func maskless() {
    let play = NavigationSetup(depth: 2)
    let page = play.page("c")
    page.view.autoresizingMask = []
    play.setup.run { play.nav.pushViewController(page, animated: true) }
    play.setup.frames(6)
    play.setup.harness.resize(to: CGSize(width: 500, height: 400))
    play.setup.frame()
    #expect(play.nav.transitionCoordinator != nil)
    #expect(page.view.bounds.size == CGSize(width: 500, height: 356))
    settleSmoothly(play)
  }

  @Test(
    "a window resized in mid-change shows its pages in full at the end", arguments: [true, false])
  func resized(finishes: Bool) {
    let play = NavigationSetup(depth: 2)
    play.pull(by: finishes ? 300 : 60)
    play.setup.harness.resize(to: CGSize(width: 500, height: 400))
    play.setup.frame()
    play.release()
    settleSmoothly(play)
    #expect(play.nav.pagesView.frame == CGRect(x: 0, y: 44, width: 500, height: 356))
    #expect(play.names == (finishes ? "a" : "ab"))
  }
}
