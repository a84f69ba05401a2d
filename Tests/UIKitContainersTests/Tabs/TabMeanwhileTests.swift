import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitContainers
@testable import UIKitCore

/// Tests of changes during a transition between tabs.
@MainActor @Suite("Tabs: meanwhile")
struct TabMeanwhileTests {
  @Test("L-16 taps at 20 Hz: the last one counts, and nothing jumps", arguments: [false, true])
  func rapidTaps(isInterruptible: Bool) {
    let play = TabsSetup(vendor: TabVendor(isInterruptible ? .interruptible : .plain))
    var last: [CGFloat?] = [nil, nil, nil, nil]
    var worst: CGFloat = 0
    play.setup.onFrame = {
      for index in 0...3 {
        let x = play.x(index)
        if let x, let before = last[index] { worst = max(worst, abs(x - before)) }
        last[index] = x
      }
    }
    for index in [1, 3, 2, 0, 3, 1, 2, 3, 0, 2] {
      play.tap(index, frames: 3)
      #expect(play.tabs.selectedIndex == index)
    }
    play.setup.settle()
    #expect(play.selected == "c")
    #expect(play.faults == [])
    #expect(worst < 375 / 30 * 2.5, "\(worst)")
  }

  @Test(
    "a selection that leads back turns the transition round where it is",
    arguments: [TabVendor.Style.plain, .interruptible], [false, true])
  func turnsRound(style: TabVendor.Style, hasDriver: Bool) {
    let vendor = TabVendor(style)
    if hasDriver {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      vendor.driver = driver
    }
    let play = TabsSetup(vendor: vendor)
    play.select(1)
    play.setup.frames(12)
    let shown = play.x(1)!
    play.tap(0)
    #expect(play.selected == "a")
    play.setup.frames(4)
    let back = play.x(1)!
    #expect(back > shown)
    #expect(back < 375)
    play.tap(1)
    #expect(play.selected == "b")
    play.setup.settle()
    #expect(play.selected == "b")
    #expect(play.faults == [])
    #expect(play.appearances.filter { $0.hasPrefix("b did") } == ["b didAppear"])
    play.tap(0)
    play.setup.frames(6)
    play.tap(1)
    play.setup.settle()
    #expect(play.selected == "b")
    #expect(play.faults == [])
  }

  @Test("a selection while a driver holds the pages waits for its end", arguments: [true, false])
  func waits(finishes: Bool) {
    let vendor = TabVendor(.plain)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let play = TabsSetup(vendor: vendor)
    play.select(1)
    driver.update(0.4)
    play.select(3)
    play.setup.frames(10)
    #expect(play.selected == "d")
    #expect(abs(play.x(0)! + 150) < 1e-6)
    finishes ? driver.finish() : driver.cancel()
    vendor.driver = nil
    play.setup.settle()
    #expect(play.selected == "d")
    #expect(play.faults == [])
    #expect(play.diary.take().contains(finishes ? "animator b d" : "animator a d"))
  }

  @Test("other controllers end a transition at once", arguments: [0, 1, 2, 3])
  func replaced(stays: Int) {
    let play = TabsSetup(vendor: TabVendor(.plain))
    play.select(1)
    play.setup.frames(10)
    let page = play.tabs.viewControllers![stays]
    play.setup.run { play.tabs.viewControllers = [play.page("x"), page] }
    #expect(play.tabs.change == nil)
    #expect(play.setup.scene.transitions.isEmpty)
    play.setup.settle()
    #expect(play.names == "x\(page.title!)")
    #expect(play.faults == [])
    #expect(play.selected == page.title)
  }

  @Test("A-21 callbacks that select another one: the last one counts, in balance")
  func reentrant() {
    for callback in ["willDisappear", "willAppear", "didDisappear", "didAppear"] {
      for style in TabVendor.Style.allCases {
        let play = TabsSetup(vendor: TabVendor(style))
        for page in play.tabs.viewControllers! {
          let page = page as! DiaryController
          var isFirst = true
          page.onCallback = {
            guard $0 == callback, isFirst else { return }
            isFirst = false
            play.tabs.selectedIndex = 2
          }
        }
        play.select(1)
        play.setup.settle()
        #expect(play.faults == [], "\(callback) \(style)")
        #expect(play.selected == "c", "\(callback) \(style)")
      }
    }
  }

  @Test("a delegate that selects another one as it is asked is followed")
  func vendingSelects() {
    let vendor = TabVendor(.plain)
    let play = TabsSetup(vendor: vendor)
    vendor.onAsk = {
      vendor.onAsk = {}
      play.tabs.selectedIndex = 3
    }
    play.select(1)
    play.setup.settle()
    #expect(play.selected == "d")
    #expect(play.faults == [])
    #expect(!play.diary.take().contains { $0.hasPrefix("b ") })
  }

  @Test("a page presented over the tabs ends a transition, and they continue below it")
  func covered() {
    let play = TabsSetup(vendor: TabVendor(.plain))
    play.select(1)
    play.setup.frames(5)
    let cover = play.page("cover")
    play.setup.run { play.tabs.present(cover, animated: true) }
    play.setup.settle()
    #expect(play.tabs.change == nil)
    #expect(play.setup.violations == [])
    play.select(3)
    #expect(play.visible == "d" || play.tabs.view.window == nil)
    play.setup.run { cover.dismiss(animated: true) }
    play.setup.settle()
    #expect(play.selected == "d")
    #expect(play.faults == [])
  }

  @Test("E-16 pages that have no tab any more are not kept")
  func released() {
    let play = TabsSetup(vendor: TabVendor(.plain))
    weak var gone: UIViewController?
    play.setup.run {
      let page = play.page("x")
      gone = page
      play.tabs.viewControllers = [page, play.page("y")]
    }
    play.setup.settle()
    play.select(1)
    play.setup.settle()
    play.setup.run { play.tabs.viewControllers = [play.page("z")] }
    play.setup.settle()
    #expect(gone == nil)
    #expect(play.faults == [])
  }

  @Test("L-06 one whose tab goes while a driver leads away from it is not selected again")
  func leavesForGood() {
    let vendor = TabVendor(.plain)
    vendor.driver = UIPercentDrivenInteractiveTransition()
    let play = TabsSetup(vendor: vendor)
    play.select(1)
    play.setup.frames(3)
    play.setup.run { play.tabs.viewControllers = Array(play.tabs.viewControllers![1...]) }
    play.setup.settle()
    #expect(play.names == "bcd")
    #expect(play.selected == "b")
    #expect(play.faults == [])
  }
}
