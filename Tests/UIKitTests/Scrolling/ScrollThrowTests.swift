import Foundation
import GlissadeMotion
import Testing

@testable import UIKit

@MainActor @Suite("A thrown scroll view")
struct ScrollThrowTests {
  private let low = CGPoint(x: 180, y: 600)
  private let frame = ScrollStage.frame

  @Test(
    "M-09 it slows down as v·d^(1000t), in place and in speed, by its rate",
    arguments: [0.998, 0.99])
  func deceleration(_ rate: Double) {
    let stage = ScrollStage { $0.decelerationRate = .init(rawValue: rate) }
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let start = Double(stage.offset)
    let released = stage.harness.now
    var last = start
    for _ in 0..<40 {
      stage.nextFrame()
      let time = stage.harness.now - released
      let travel = -1200 * (1 - pow(rate, 1000 * time)) / (1000 * log(rate))
      #expect(abs(Double(stage.offset) - start - travel) < 0.06)
      let middle = time - frame / 2
      let speed = (Double(stage.offset) - last) / frame
      if speed > 10 { #expect(abs(speed / (1200 * pow(rate, 1000 * middle)) - 1) < 0.02) }
      last = Double(stage.offset)
    }
    #expect(stage.harness.advanceUntilIdle(timeout: 9))
    #expect(abs(Double(stage.offset) - start + 1200 / (1000 * log(rate))) < 0.06)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test("M-44 L-10 the first frame after the release goes on at the finger's speed")
  func firstFrame() {
    let stage = ScrollStage()
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -1800))
    let start = stage.offset
    let first = stage.offsets(2)
    #expect(abs((first[0] - start) / (1800 * frame) - 1) < 0.05)
    #expect(abs((first[1] - first[0]) / (1800 * frame) - 1) < 0.06)
  }

  @Test("F-09 held, then let go, it stays where it is")
  func held() {
    let stage = ScrollStage()
    let end = stage.drag(from: low, by: CGPoint(x: 0, y: -20), count: 10)
    stage.harness.advance(by: 0.2)
    let held = stage.offset
    stage.harness.mouseUp(at: end)
    #expect(stage.offsets(20).allSatisfy { $0 == held })
    #expect(stage.ear.heard == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test("M-15 let go beyond its end it comes back as x₀(1 + ωt)e^(−ωt), ω 10, to the exact end")
  func bounceBack() {
    let stage = ScrollStage()
    let end = stage.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 16)
    stage.harness.advance(by: 0.2)
    let start = Double(stage.offset)
    stage.harness.mouseUp(at: end)
    let released = stage.harness.now
    for _ in 0..<30 {
      stage.nextFrame()
      let time = stage.harness.now - released
      #expect(abs(Double(stage.offset) - start * (1 + 10 * time) * exp(-10 * time)) < 1e-6)
    }
    #expect(stage.harness.advanceUntilIdle())
    #expect(stage.offset == 0)
  }

  @Test("L-10 thrown against its end, a spring takes over place and speed and brings it back")
  func bounce() {
    let stage = ScrollStage()
    stage.scroll.contentOffset.y = 3000 - 667 - 300
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -2400), frames: 6)
    let all = [stage.offset] + stage.offsets(120)
    let speeds = zip(all.dropFirst(), all).map { ($0 - $1) / frame }
    for (earlier, later) in zip(speeds, speeds.dropFirst()) {
      // |x″| ≤ 2ωv on the spring, 2v while coasting.
      #expect(abs(later - earlier) < 2 * 10 * 2400 * frame)
    }
    let edge: CGFloat = 3000 - 667
    let furthest = all.max() ?? 0
    #expect(furthest > edge + 40 && furthest < edge + 100)
    let turn = all.firstIndex(of: furthest) ?? 0
    #expect(zip(all[turn...], all[turn...].dropFirst()).allSatisfy { $0 >= $1 })
    #expect(all.last == edge && !stage.scroll.isDecelerating)
  }

  @Test("without bounces a throw ends at the end")
  func noBounce() {
    let stage = ScrollStage { $0.bounces = false }
    stage.scroll.contentOffset.y = 3000 - 667 - 100
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -2400), frames: 3)
    let all = stage.offsets(120)
    #expect(all.max() == 2333 && all.last == 2333)
  }

  @Test("thrown back from beyond its end it runs on into the content")
  func throughTheEnd() {
    let stage = ScrollStage()
    let end = stage.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 12)
    #expect(stage.offset < -90)
    let place = stage.move(from: end, by: CGPoint(x: 0, y: -40), count: 5)
    #expect(stage.offset < 0)
    stage.harness.send(.up(at: place, t: stage.harness.now))
    let all = [stage.offset] + stage.offsets(60)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((all.last ?? 0) > 100)
  }

  @Test("L-12 a touch stops it within a frame, at less than 1 pt from what was shown, and keeps it")
  func stopped() {
    let stage = ScrollStage()
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -3000), frames: 6)
    _ = stage.offsets(5)
    let shown = stage.offset
    #expect(stage.scroll.isDecelerating)
    stage.harness.mouseDown(at: low)
    let all = stage.offsets(10)
    #expect(all.allSatisfy { abs($0 - shown) < 1 && $0 == all[0] })
    #expect(stage.scroll.isTracking && !stage.scroll.isDecelerating && !stage.scroll.isDragging)
    stage.harness.mouseUp(at: low)
    #expect(stage.offsets(5).allSatisfy { $0 == all[0] })
  }

  @Test("the touch that stops it is none for the button that runs by; on standing content it is")
  func swallowedTap() {
    let stage = ScrollStage()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 375, height: 3000)
    stage.scroll.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.throwContent(from: low, velocity: CGPoint(x: 0, y: -2000), frames: 6)
    _ = stage.offsets(5)
    stage.harness.tap(at: low)
    stage.nextFrame()
    #expect(taps == 0 && !stage.scroll.isDecelerating)
    stage.harness.tap(at: low)
    #expect(taps == 1)
  }

  @Test("M-07 nothing is thrown faster than 8000 pt/s, though the delegate hears the truth")
  func fastest() {
    let stage = ScrollStage(content: CGSize(width: 375, height: 100_000))
    stage.scroll.contentOffset.y = 50_000
    stage.harness.drag(
      from: CGPoint(x: 180, y: 660), to: CGPoint(x: 180, y: 10), over: 0.05, rate: 200)
    #expect(stage.ear.velocity.y > 8.0)
    #expect(abs((stage.ear.proposed.y - stage.offset) / 1000 - 4) < 0.3)
  }
}
