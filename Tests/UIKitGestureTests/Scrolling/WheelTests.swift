import Foundation
import GlissadeGestures
import Testing
import UIKit

@MainActor @Suite("Wheel and trackpad")
struct WheelTests {
  private let middle = CGPoint(x: 180, y: 300)

  private func turn(_ setup: ScrollSetup, x: Double = 0, y: Double = 0, at place: CGPoint? = nil) {
    setup.harness.send(
      .wheel(at: place ?? middle, deltaX: x, deltaY: y, t: setup.harness.now))
  }

  @Test("a notch moves the content by its points, smoothly, within 0.3 s")
  func notch() {
    let setup = ScrollSetup()
    turn(setup, y: 40)
    let all = setup.offsets(17)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(all[1] > 5)
    #expect(all[1] < 35)
    #expect(all[16] == 40)
    #expect(setup.recorder.received.isEmpty)
    #expect(setup.recorder.scrolls > 3)
  }

  @Test("notches in a row add up and keep the speed")
  func notches() {
    let setup = ScrollSetup()
    turn(setup, y: 40)
    _ = setup.offsets(3)
    let before = setup.offsets(2)
    turn(setup, y: 40)
    let after = setup.offsets(1)
    #expect(after[0] - before[1] >= before[1] - before[0] - 1)
    #expect(setup.offsets(20).last == 80)
  }

  @Test("a trackpad's small steps show in the next frame")
  func trackpad() {
    let setup = ScrollSetup()
    for index in 1...10 {
      turn(setup, x: 3, y: 7)
      setup.nextFrame()
      #expect(setup.scroll.contentOffset == CGPoint(x: 0, y: Double(index) * 7))
    }
  }

  @Test("neither goes beyond the ends, and content at rest needs no more frames")
  func ends() {
    let setup = ScrollSetup()
    turn(setup, y: -40)
    turn(setup, y: -5)
    #expect(setup.offsets(3).allSatisfy { $0 == 0 })
    setup.scroll.contentOffset.y = 3000 - 667 - 10
    turn(setup, y: 40)
    #expect(setup.offsets(20).max() == 2333)
    #expect(setup.harness.advanceUntilIdle(timeout: 1))
  }

  @Test("at its end the inner scroll view leaves the wheel to the one around it")
  func nested() {
    let setup = ScrollSetup()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 200))
    inner.contentSize = CGSize(width: 1000, height: 230)
    setup.scroll.addSubview(inner)
    turn(setup, y: 40)
    _ = setup.offsets(20)
    #expect(inner.contentOffset.y == 30)
    #expect(setup.offset == 0)
    turn(setup, y: 40)
    _ = setup.offsets(20)
    #expect(inner.contentOffset.y == 30)
    #expect(setup.offset == 40)
    turn(setup, x: 40)
    _ = setup.offsets(20)
    #expect(inner.contentOffset.x == 40)
    turn(setup, y: 40, at: CGPoint(x: 180, y: 600))
    #expect(setup.offsets(20).last == 80)
  }

  @Test("the wheel stops a throw, does nothing under a pointer or where scrolling is off")
  func interplay() {
    let setup = ScrollSetup()
    setup.throwContent(from: CGPoint(x: 180, y: 600), velocity: CGPoint(x: 0, y: -2000))
    _ = setup.offsets(5)
    let place = setup.offset
    turn(setup, y: 40)
    _ = setup.offsets(20)
    #expect(setup.offset == place + 40)
    #expect(setup.recorder.received.last == "didEndDecelerating")
    setup.harness.mouseDown(at: middle)
    turn(setup, y: 40)
    #expect(setup.offsets(20).last == place + 40)
    setup.harness.mouseUp(at: middle)
    setup.scroll.isScrollEnabled = false
    turn(setup, y: 40)
    #expect(setup.offsets(20).last == place + 40)
  }

  @Test("with pages each movement of the wheel turns one")
  func paging() {
    let setup = ScrollSetup { $0.isPagingEnabled = true }
    turn(setup, y: 40)
    turn(setup, y: 40)
    #expect(setup.offsets(60).last == 667)
    turn(setup, y: -3)
    #expect(setup.offsets(60).last == 0)
  }

  @Test("F-20 the wheel goes to what is in front")
  func front() {
    let setup = ScrollSetup()
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    setup.scroll.superview?.addSubview(cover)
    turn(setup, y: 40)
    #expect(setup.offsets(20).last == 0)
    cover.isUserInteractionEnabled = false
    turn(setup, y: 40)
    #expect(setup.offsets(20).last == 40)
  }
}
