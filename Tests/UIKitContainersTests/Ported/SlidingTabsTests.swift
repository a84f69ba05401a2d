import Foundation
import Testing
import UIKit

/// Tests of tabs that slide under a pointer, as commonly written.
@MainActor @Suite("Ported: sliding tabs")
struct SlidingTabsTests {
  private let play = TabsSetup(4)
  private let client: SlidingTabs

  init() {
    client = play.setup.run { [play] in SlidingTabs(play.tabs) }
    play.select(1)
    play.setup.settle()
    _ = play.diary.take()
  }

  /// Past the slop: the pan has begun.
  private func begin(_ distance: CGFloat) {
    play.press(x: 190)
    play.move(by: distance, frames: 1)
  }

  @Test("M-43 E-03 the pages are under the pointer; past the middle it finishes")
  func follows() throws {
    begin(-6)
    play.move(by: -1, frames: 1)
    let first = try #require(play.x(1))
    play.move(by: -230, frames: 23) {
      #expect(abs((self.play.x(1) ?? .nan) - first - $0) < 1e-6)
      #expect(abs((self.play.x(2) ?? .nan) - first - $0 - 375) < 1e-6)
    }
    play.release()
    play.setup.settle()
    #expect(play.selected == "c")
    #expect(play.faults == [])
    #expect(client.outcomes.last == true)
  }

  @Test("K-05 A-13 before the middle it comes back, and works again")
  func comesBack() {
    for _ in 0..<2 {
      begin(6)
      play.move(by: 120, frames: 12)
      #expect(play.selected == "a")
      play.release()
      play.setup.settle()
      #expect(play.selected == "b")
      #expect(play.faults == [])
      #expect(
        play.appearances == [
          "b willDisappear", "a willAppear", "a isAppearing", "a willDisappear",
          "a didDisappear", "b willAppear", "b isAppearing", "b didAppear",
        ])
    }
  }

  @Test("C-06 within one drag it goes over to the other neighbour, and back again")
  func otherNeighbour() throws {
    begin(-6)
    play.move(by: -60, frames: 6)
    #expect(play.selected == "c")
    play.move(by: 120, frames: 12)
    #expect(play.selected == "a")
    #expect(play.tabs.transitionCoordinator?.isInteractive == true)
    let first = try #require(play.x(1))
    play.move(by: 100, frames: 10) {
      #expect(abs((self.play.x(1) ?? .nan) - first - $0) < 1e-6)
    }
    play.move(by: -200, frames: 20)
    #expect(play.selected == "c")
    play.move(by: -190, frames: 19)
    play.release()
    play.setup.settle()
    #expect(play.selected == "c")
    #expect(play.faults == [])
    #expect(client.outcomes.suffix(3) == [false, false, true])
  }

  @Test("L-06 at random: selection, bar and screen agree after each drag")
  func random() {
    var state: UInt64 = 7
    func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let part = CGFloat(state >> 40) / CGFloat(1 << 24)
      return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }
    for round in 0..<60 {
      play.press(x: next(20...350))
      for _ in 0..<Int(next(0...4)) { play.move(by: next(-220...220), frames: Int(next(1...9))) }
      if next(0...1) < 0.3 { play.setup.frames(6) }
      play.release()
      if next(0...1) < 0.3 { play.tap(Int(next(0...3))) }
      if next(0...1) < 0.4 { continue }
      play.setup.settle()
      #expect(play.faults == [], "round \(round)")
      if !play.faults.isEmpty { return }
    }
  }
}
