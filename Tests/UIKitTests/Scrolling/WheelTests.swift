import Foundation
import GlissadeGestures
import Testing

@testable import UIKit

@MainActor @Suite("Wheel and trackpad")
struct WheelTests {
  private let middle = CGPoint(x: 180, y: 300)

  private func turn(_ stage: ScrollStage, x: Double = 0, y: Double = 0, at place: CGPoint? = nil) {
    stage.harness.send(
      .wheel(at: place ?? middle, deltaX: x, deltaY: y, t: stage.harness.now))
  }

  @Test("a notch moves the content by its points, smoothly, within 0.3 s")
  func notch() {
    let stage = ScrollStage()
    turn(stage, y: 40)
    let all = stage.offsets(17)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(all[1] > 5 && all[1] < 35)
    #expect(all[16] == 40)
    #expect(stage.ear.heard.isEmpty && stage.ear.scrolls > 3)
  }

  @Test("notches in a row add up and keep the speed")
  func notches() {
    let stage = ScrollStage()
    turn(stage, y: 40)
    _ = stage.offsets(3)
    let before = stage.offsets(2)
    turn(stage, y: 40)
    let after = stage.offsets(1)
    #expect(after[0] - before[1] >= before[1] - before[0] - 1)
    #expect(stage.offsets(20).last == 80)
  }

  @Test("a trackpad's small steps show in the next frame")
  func trackpad() {
    let stage = ScrollStage()
    for index in 1...10 {
      turn(stage, x: 3, y: 7)
      stage.nextFrame()
      #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: Double(index) * 7))
    }
  }

  @Test("neither goes beyond the ends, and standing content needs no more frames")
  func ends() {
    let stage = ScrollStage()
    turn(stage, y: -40)
    turn(stage, y: -5)
    #expect(stage.offsets(3).allSatisfy { $0 == 0 })
    stage.scroll.contentOffset.y = 3000 - 667 - 10
    turn(stage, y: 40)
    #expect(stage.offsets(20).max() == 2333)
    #expect(stage.harness.advanceUntilIdle(timeout: 1))
  }

  @Test("at its end the inner scroll view leaves the wheel to the one around it")
  func nested() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 375, height: 200))
    inner.contentSize = CGSize(width: 1000, height: 230)
    stage.scroll.addSubview(inner)
    turn(stage, y: 40)
    _ = stage.offsets(20)
    #expect(inner.contentOffset.y == 30 && stage.offset == 0)
    turn(stage, y: 40)
    _ = stage.offsets(20)
    #expect(inner.contentOffset.y == 30 && stage.offset == 40)
    turn(stage, x: 40)
    _ = stage.offsets(20)
    #expect(inner.contentOffset.x == 40)
    turn(stage, y: 40, at: CGPoint(x: 180, y: 600))
    #expect(stage.offsets(20).last == 80)
  }

  @Test("the wheel stops a throw, does nothing under a finger or where scrolling is off")
  func interplay() {
    let stage = ScrollStage()
    stage.throwContent(from: CGPoint(x: 180, y: 600), velocity: CGPoint(x: 0, y: -2000))
    _ = stage.offsets(5)
    let place = stage.offset
    turn(stage, y: 40)
    _ = stage.offsets(20)
    #expect(stage.offset == place + 40 && stage.ear.heard.last == "didEndDecelerating")
    stage.harness.mouseDown(at: middle)
    turn(stage, y: 40)
    #expect(stage.offsets(20).last == place + 40)
    stage.harness.mouseUp(at: middle)
    stage.scroll.isScrollEnabled = false
    turn(stage, y: 40)
    #expect(stage.offsets(20).last == place + 40)
  }

  @Test("with pages each movement of the wheel turns one")
  func paging() {
    let stage = ScrollStage { $0.isPagingEnabled = true }
    turn(stage, y: 40)
    turn(stage, y: 40)
    #expect(stage.offsets(60).last == 667)
    turn(stage, y: -3)
    #expect(stage.offsets(60).last == 0)
  }

  @Test("F-20 the wheel goes to what is in front")
  func front() {
    let stage = ScrollStage()
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    stage.scroll.superview?.addSubview(cover)
    turn(stage, y: 40)
    #expect(stage.offsets(20).last == 0)
    cover.isUserInteractionEnabled = false
    turn(stage, y: 40)
    #expect(stage.offsets(20).last == 40)
  }
}
