import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import UIKitContainers

/// Tests of K-08, and of L-09, L-12, M-43 and M-44 for a pager: the positions of pages during a
/// turn.
@MainActor struct PagerMotionTests {
  @Test("M-43 pages go with the pointer, both of them, over the whole distance and back")
  func followsPointer() {
    let play = PagerSetup()
    play.setup.down(187, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 177, y: 100), over: 0.05)
    let (began, start) = (CGFloat(177), play.x(2) ?? 0)
    for x in [120.0, 60, 150, 187, 260, 360, 100] {
      play.setup.drag(to: CGPoint(x: x, y: 100), over: 0.15)
      #expect(abs((play.x(2) ?? 0) - start - (x - began)) < 1e-9)
      let other = (play.x(2) ?? 0) < 0 ? 3 : 1
      #expect(abs(abs((play.x(other) ?? 0) - (play.x(2) ?? 0)) - 375) < 1e-9)
      #expect(play.visible.count == 2)
    }
  }

  @Test("M-43 across a page's place, too, no point is lost")
  func crossesWithoutLoss() {
    let play = PagerSetup(first: 1)
    play.setup.down(374, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 364, y: 100), over: 0.05)
    let (start, from) = (play.x(1) ?? 0, CGFloat(364))
    var last = start
    for step in 1...28 {
      let x = from - CGFloat(step) * 20
      play.setup.move(x, 100)
      play.setup.frame()
      let place = (play.x(2) ?? play.x(3) ?? 0) - (play.x(2) == nil ? 750 : 375)
      #expect(abs(place - (start + x - from)) < 1e-6, "step \(step)")
      #expect(abs(place - last + 20) < 1e-6)
      last = place
    }
    #expect(play.shown == 2)
  }

  @Test(
    "K-09 L-10 M-44 released, pages keep the pointer's speed, for two frames within 5 %",
    arguments: [(-400.0, 0.25), (-600, 0.25), (-1200, 0.1), (900, 0.2)])
  func handOff(speed: CGFloat, duration: TimeInterval) {
    let play = PagerSetup()
    play.setup.down(187, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 187 + speed * duration, y: 100), over: duration)
    play.setup.up()
    let x = play.x(2) ?? 0
    play.setup.frame()
    let run = play.pager.scrollView.run
    let first = run.map { -$0.trajectory.velocity(at: $0.trajectory.start).x } ?? 0
    #expect(abs(first / speed - 1) < 0.01, "\(first) against \(speed)")
    for frame in 1...2 {
      let shown = ((play.x(2) ?? play.x(3) ?? 0) - x) * 60 / CGFloat(frame)
      #expect(abs(shown / speed - 1) < 0.05, "\(shown) against \(speed) in \(frame)")
      play.setup.frame()
    }
    // The page arrives in about a second, however slow the swipe was.
    play.setup.frames(50)
    #expect(abs(play.x(speed < 0 ? 3 : 1) ?? 99) < 8)
    play.setup.settle()
    #expect(play.shown == (speed < 0 ? 3 : 1))
    #expect(play.isSound)
  }

  @Test("L-12 a page in flight is caught within a frame and continues with the pointer")
  func caught() {
    let play = PagerSetup()
    play.swipe(by: -250)
    while (play.x(3) ?? 0) > 60 { play.setup.frame() }
    let x = play.x(3) ?? 0
    play.setup.down(187, 100)
    play.setup.frame()
    let held = play.x(3) ?? 0
    #expect(abs(held - x) < 60)
    play.setup.frames(10)
    #expect(play.x(3) == held)
    play.setup.drag(to: CGPoint(x: 197, y: 100), over: 0.05)
    let start = play.x(3) ?? 0
    play.setup.drag(to: CGPoint(x: 367, y: 100), over: 0.2)
    #expect(abs((play.x(3) ?? 0) - start - 170) < 1e-9)
    play.setup.frames(6)
    play.setup.up()
    play.setup.settle()
    #expect(play.shown == 2)
    #expect(play.isSound)
  }

  @Test("quick swipes, each in flight of the one before, go a page each")
  func quickSwipes() {
    let play = PagerSetup(count: 9, first: 0)
    for _ in 0..<4 {
      play.setup.down(330, 100)
      play.setup.frame()
      play.setup.drag(to: CGPoint(x: 100, y: 100), over: 0.1)
      play.setup.up()
      play.setup.frames(12)
    }
    play.setup.settle()
    #expect(play.shown == 4)
    #expect(play.visible == [4])
    #expect(play.isSound)
  }

  @Test("the first and the last page give way like rubber and nobody is notified")
  func ends() {
    for (first, distance) in [(0, 200.0), (4, -200)] {
      let play = PagerSetup(first: first)
      play.setup.down(187, 100)
      play.setup.frame()
      play.setup.drag(to: CGPoint(x: 187 + distance, y: 100), over: 0.2)
      let x = play.x(first) ?? 0
      #expect(abs(x) > 40)
      #expect(abs(x) < 120)
      #expect(x * distance > 0)
      play.setup.up()
      play.setup.settle()
      #expect(play.x(first) == 0)
      #expect(play.diary.take() == [])
      #expect(play.shown == first)
    }
  }

  @Test("a page's button works below the hysteresis and not beyond it")
  func button() {
    let play = PagerSetup()
    play.setup.down(187, 330)
    play.setup.frame()
    #expect(play.pages[2].button.isHighlighted)
    play.setup.move(185, 331)
    play.setup.frame()
    play.setup.up()
    play.setup.settle()
    #expect(play.pages[2].taps == 1)
    #expect(play.diary.take() == [])
    play.setup.down(187, 330)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 150, y: 330), over: 0.1)
    #expect(!play.pages[2].button.isHighlighted)
    play.setup.up()
    play.setup.settle()
    #expect(play.pages[2].taps == 1)
  }

  @Test("setting pages faster than they slide ends at the last one, without a jump")
  func impatient() {
    let play = PagerSetup(count: 9, first: 0)
    var ends: [String] = []
    var last = play.x(0) ?? 0
    // The greatest velocity of a critically damped spring: e⁻¹·ω·distance.
    let step: CGFloat = 375 * 20 / 2.7 / 60 + 1
    func check(_ frames: Int) {
      for _ in 0..<frames {
        let (before, visible) = (last, play.visible)
        play.setup.frame()
        last = play.x(visible[0]) ?? -375
        #expect(abs(last - before) < step || play.visible != visible)
      }
    }
    for number in 1...6 {
      play.set(number) { ends.append("\(number) \($0)") }
      #expect(play.shown == number)
      check(3)
    }
    play.setup.settle()
    #expect(play.shown == 6)
    #expect(play.visible == [6])
    #expect(play.isSound)
    #expect(ends == ["2 false", "3 false", "4 false", "5 false", "1 true", "6 true"])
  }

  @Test("set back to the page that is shown, a turn returns; set again, it continues")
  func turnsBack() {
    let play = PagerSetup()
    var ends: [String] = []
    play.set(3) { ends.append("3 \($0)") }
    play.setup.frames(6)
    play.set(2, .reverse) { ends.append("2 \($0)") }
    play.setup.settle()
    #expect(ends == ["3 false", "2 true"])
    #expect(play.shown == 2)
    #expect(play.visible == [2])
    play.swipe(by: -100)
    play.setup.frames(2)
    play.set(3) { ends.append("again \($0)") }
    play.setup.settle()
    #expect(ends.last == "again true")
    #expect(play.shown == 3)
    #expect(play.isSound)
  }

  @Test("set at once in the middle of a turn, the page is there")
  func atOnce() {
    for number in [0, 2, 3] {
      let play = PagerSetup()
      play.setup.down(300, 100)
      play.setup.frame()
      play.setup.drag(to: CGPoint(x: 200, y: 100), over: 0.2)
      play.set(number, animated: false)
      play.setup.frame()
      #expect(play.shown == number)
      #expect(play.visible == [number])
      #expect(play.x(number) == 0)
      play.setup.up()
      play.setup.settle()
      #expect(play.visible == [number])
      #expect(play.isSound)
    }
  }
}
