import Foundation
import Testing

@testable import UIKit

/// What happens while a transition between tabs is under way.
@MainActor @Suite("Tabs: meanwhile")
struct TabMeanwhileTests {
  @Test("L-16 taps at 20 Hz: the last one counts, and nothing jumps", arguments: [false, true])
  func rapidTaps(isInterruptible: Bool) {
    let play = TabsStage(vendor: TabVendor(isInterruptible ? .interruptible : .plain))
    var last: [CGFloat?] = [nil, nil, nil, nil]
    var worst: CGFloat = 0
    play.stage.onFrame = {
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
    play.stage.settle()
    #expect(play.selected == "c" && play.faults == [])
    #expect(worst < 375 / 30 * 2.5, "\(worst)")
  }

  @Test(
    "a selection that leads back turns the transition round where it stands",
    arguments: [TabVendor.Manner.plain, .interruptible], [false, true])
  func turnsRound(manner: TabVendor.Manner, hasDriver: Bool) {
    let vendor = TabVendor(manner)
    if hasDriver {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      vendor.driver = driver
    }
    let play = TabsStage(vendor: vendor)
    play.select(1)
    play.stage.frames(12)
    let shown = play.x(1)!
    play.tap(0)
    #expect(play.selected == "a")
    play.stage.frames(4)
    let back = play.x(1)!
    #expect(back > shown && back < 375)
    play.tap(1)
    #expect(play.selected == "b")
    play.stage.settle()
    #expect(play.selected == "b" && play.faults == [])
    #expect(play.appearances.filter { $0.hasPrefix("b did") } == ["b didAppear"])
    play.tap(0)
    play.stage.frames(6)
    play.tap(1)
    play.stage.settle()
    #expect(play.selected == "b" && play.faults == [])
  }

  @Test("a selection while a driver holds the pages waits for its end", arguments: [true, false])
  func waits(finishes: Bool) {
    let vendor = TabVendor(.plain)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let play = TabsStage(vendor: vendor)
    play.select(1)
    driver.update(0.4)
    play.select(3)
    play.stage.frames(10)
    #expect(play.selected == "d" && abs(play.x(0)! + 150) < 1e-6)
    finishes ? driver.finish() : driver.cancel()
    vendor.driver = nil
    play.stage.settle()
    #expect(play.selected == "d" && play.faults == [])
    #expect(play.diary.take().contains(finishes ? "animator b d" : "animator a d"))
  }

  @Test("other controllers end a transition at once", arguments: [0, 1, 2, 3])
  func replaced(stays: Int) {
    let play = TabsStage(vendor: TabVendor(.plain))
    play.select(1)
    play.stage.frames(10)
    let page = play.tabs.viewControllers![stays]
    play.stage.run { play.tabs.viewControllers = [play.page("x"), page] }
    #expect(play.tabs.change == nil && play.stage.scene.transitions.isEmpty)
    play.stage.settle()
    #expect(play.names == "x\(page.title!)")
    #expect(play.faults == [])
    #expect(play.selected == page.title)
  }

  @Test("A-21 callbacks that select another one: the last one counts, in balance")
  func reentrant() {
    for callback in ["willDisappear", "willAppear", "didDisappear", "didAppear"] {
      for manner in TabVendor.Manner.allCases {
        let play = TabsStage(vendor: TabVendor(manner))
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
        play.stage.settle()
        #expect(play.faults == [], "\(callback) \(manner)")
        #expect(play.selected == "c", "\(callback) \(manner)")
      }
    }
  }

  @Test("a delegate that selects another one as it is asked is heard")
  func vendingSelects() {
    let vendor = TabVendor(.plain)
    let play = TabsStage(vendor: vendor)
    vendor.onAsk = {
      vendor.onAsk = {}
      play.tabs.selectedIndex = 3
    }
    play.select(1)
    play.stage.settle()
    #expect(play.selected == "d" && play.faults == [])
    #expect(!play.diary.take().contains { $0.hasPrefix("b ") })
  }

  @Test("a page presented over the tabs ends a transition, and they go on below it")
  func covered() {
    let play = TabsStage(vendor: TabVendor(.plain))
    play.select(1)
    play.stage.frames(5)
    let cover = play.page("cover")
    play.stage.run { play.tabs.present(cover, animated: true) }
    play.stage.settle()
    #expect(play.tabs.change == nil && play.stage.violations == [])
    play.select(3)
    #expect(play.visible == "d" || play.tabs.view.window == nil)
    play.stage.run { cover.dismiss(animated: true) }
    play.stage.settle()
    #expect(play.selected == "d")
    #expect(play.faults == [])
  }

  @Test("E-16 pages that have no tab any more are not kept")
  func released() {
    let play = TabsStage(vendor: TabVendor(.plain))
    weak var gone: UIViewController?
    play.stage.run {
      let page = play.page("x")
      gone = page
      play.tabs.viewControllers = [page, play.page("y")]
    }
    play.stage.settle()
    play.select(1)
    play.stage.settle()
    play.stage.run { play.tabs.viewControllers = [play.page("z")] }
    play.stage.settle()
    #expect(gone == nil && play.faults == [])
  }

  @Test("L-06 one whose tab goes while a driver leads away from it is not selected again")
  func leavesForGood() {
    let vendor = TabVendor(.plain)
    vendor.driver = UIPercentDrivenInteractiveTransition()
    let play = TabsStage(vendor: vendor)
    play.select(1)
    play.stage.frames(3)
    play.stage.run { play.tabs.viewControllers = Array(play.tabs.viewControllers![1...]) }
    play.stage.settle()
    #expect(play.names == "bcd" && play.selected == "b" && play.faults == [])
  }
}
