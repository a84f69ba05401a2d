import Foundation
import Testing
import UIKit

@testable import UIKitContainers
@testable import UIKitCore

/// Tests of transitions between tabs: the delegate's, with and without a driver, completed and
/// cancelled.
@MainActor @Suite("Tabs: transitions")
struct TabTransitionTests {
  private let arrivals = [
    "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
  ]
  private let returns = [
    "a willDisappear", "b willAppear", "b isAppearing", "b willDisappear", "b didDisappear",
    "a willAppear", "a isAppearing", "a didAppear",
  ]

  @Test(
    "K-05 the animator is asked for first, then the driver; A-12 it slides",
    arguments: [TabVendor.Style.plain, .interruptible])
  func slides(style: TabVendor.Style) {
    let play = TabsSetup(vendor: TabVendor(style))
    play.tap(1, frames: 1)
    play.setup.frame()
    let asked = play.diary.lines.filter { !$0.hasSuffix("ppear") && !$0.hasSuffix("ppearing") }
    #expect(asked == ["should b", "animator a b", "driver", "did b"])
    #expect(play.selected == "b")
    #expect(play.tabs.selectedIndex == 1)
    play.setup.frames(14)
    let x = play.x(1)!
    #expect(x > 150)
    #expect(x < 225)
    #expect(abs(play.x(0)! - (x - 375)) < 1e-9)
    #expect(play.tabs.transitionCoordinator?.isInteractive == false)
    #expect(play.setup.scene.transitionStatus?.kind == "tab")
    play.setup.settle()
    #expect(play.faults == [])
    #expect(play.x(1) == 0)
    #expect(play.appearances == arrivals)
  }

  @Test(
    "K-05 A-12 A-13 a driver holds it; cancel restores the selection, finish keeps it",
    arguments: [TabVendor.Style.plain, .interruptible], [true, false])
  func driven(style: TabVendor.Style, finishes: Bool) {
    let vendor = TabVendor(style)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let play = TabsSetup(vendor: vendor)
    play.select(1)
    #expect(play.selected == "b")
    #expect(play.tabs.transitionCoordinator?.isInteractive == true)
    for part in [0.2, 0.6, 0.4] {
      driver.update(part)
      play.setup.frame()
      #expect(abs(play.x(0)! + 375 * part) < 1e-6)
      #expect(abs(play.x(1)! - 375 * (1 - part)) < 1e-6)
    }
    finishes ? driver.finish() : driver.cancel()
    #expect(play.selected == "b")
    play.setup.settle()
    #expect(play.selected == (finishes ? "b" : "a"))
    #expect(play.faults == [])
    #expect(play.appearances == (finishes ? arrivals : returns))
  }

  @Test("L-04 a cancelled one leaves everything as it was, and the same again has the same result")
  func noTrace() {
    let vendor = TabVendor(.plain)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let play = TabsSetup(vendor: vendor)
    let page = play.tabs.selectedViewController!.view!
    let before = (page.frame, page.transform, page.alpha, page.isUserInteractionEnabled)
    var traces: [[CGFloat]] = [[], []]
    for round in 0...1 {
      play.select(1)
      driver.update(0.3)
      driver.cancel()
      for _ in 0..<40 {
        play.setup.frame()
        traces[round].append(play.x(0) ?? .nan)
      }
      #expect((page.frame, page.transform, page.alpha, page.isUserInteractionEnabled) == before)
      #expect(play.tabs.pagesView.subviews == [page])
      #expect(play.faults == [])
    }
    #expect(zip(traces[0], traces[1]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(traces[0].first! < -50)
  }

  @Test("C-01 C-02 C-03 everybody has the coordinator, and the bar's colours go along with it")
  func coordinator() throws {
    let vendor = TabVendor(.plain)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let play = TabsSetup(vendor: vendor)
    let tabs = play.tabs
    tabs.tabBar.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    tabs.tabBar.unselectedItemTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    var reported: [Bool] = []
    for finishes in [false, true] {
      play.select(1)
      let coordinator = try #require(tabs.transitionCoordinator)
      for page in tabs.viewControllers![0...1] {
        #expect(page.transitionCoordinator === coordinator)
      }
      coordinator.animate(alongsideTransition: nil) { reported.append($0.isCancelled) }
      driver.update(0.25)
      play.setup.frame()
      for (index, share) in [(0, 0.75), (1, 0.25)] {
        let ink = tabs.tabBar.buttons[index].subviews[0].layer
        let shown = try #require(ink.presentation()?.backgroundColor?.components)
        #expect(abs(shown[0] - share) < 0.01)
        #expect(abs(shown[2] - 1 + share) < 0.01)
      }
      finishes ? driver.finish() : driver.cancel()
      play.setup.settle()
      #expect(tabs.transitionCoordinator == nil)
      #expect(play.faults == [])
    }
    #expect(reported == [true, false])
  }

  @Test("C-05 the end of the interaction is reported, on both outcomes", arguments: [true, false])
  func interactionEnds(finishes: Bool) {
    let vendor = TabVendor(.plain)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let play = TabsSetup(vendor: vendor)
    play.select(1)
    var reported: [Bool] = []
    play.tabs.transitionCoordinator?.notifyWhenInteractionEnds { reported.append($0.isCancelled) }
    driver.update(0.5)
    #expect(reported == [])
    finishes ? driver.finish() : driver.cancel()
    #expect(reported == [!finishes])
    play.setup.settle()
    #expect(reported.count == 1)
    #expect(play.faults == [])
  }

  @Test("C-06 the next one may begin in the completion of one that is cancelled")
  func nextInCompletion() {
    let vendor = TabVendor(.plain)
    let driver = UIPercentDrivenInteractiveTransition()
    vendor.driver = driver
    let play = TabsSetup(vendor: vendor)
    play.select(1)
    play.setup.settle()
    driver.finish()
    play.setup.settle()
    #expect(play.selected == "b")
    play.select(2)
    driver.update(0.3)
    var restored = -1
    play.tabs.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      guard context.isCancelled else { return }
      restored = play.tabs.selectedIndex
      play.tabs.selectedIndex = 0
      #expect(play.tabs.transitionCoordinator?.isInteractive == true)
    }
    driver.update(0)
    driver.cancel()
    play.setup.frames(2)
    #expect(restored == 1)
    #expect(play.selected == "a")
    #expect(play.tabs.change != nil)
    driver.update(0.4)
    play.setup.frame()
    #expect(abs(play.x(0)! + 225) < 1e-6)
    #expect(abs(play.x(1)! - 150) < 1e-6)
    driver.finish()
    play.setup.settle()
    #expect(play.selected == "a")
    #expect(play.faults == [])
  }

  @Test("E-08 a transition by itself is caught in flight, and reverted")
  func caught() {
    let vendor = TabVendor(.interruptible)
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    vendor.driver = driver
    let play = TabsSetup(vendor: vendor)
    play.select(1)
    play.setup.frames(10)
    let shown = play.x(1)!
    driver.pause()
    play.setup.frames(3)
    #expect(abs(play.x(1)! - shown) < 375 / 30 + 1e-6)
    #expect(play.selected == "b")
    driver.update(0.1)
    play.setup.frame()
    #expect(abs(play.x(0)! + 37.5) < 1e-6)
    driver.cancel()
    play.setup.settle()
    #expect(play.selected == "a")
    #expect(play.faults == [])
    #expect(play.appearances == returns)
  }

  @Test("B-09 L-03 what the client's animator says counts, whatever was decided")
  func authoritative() {
    let vendor = TabVendor(.plain)
    let play = TabsSetup(vendor: vendor)
    play.select(1)
    play.setup.frames(5)
    play.setup.run { play.setup.scene.transitions[0].context.completeTransition(false) }
    #expect(play.selected == "a")
    play.setup.settle()
    #expect(play.faults.filter { !$0.hasPrefix("warning") } == [])
    #expect(play.appearances == returns)
  }
}
