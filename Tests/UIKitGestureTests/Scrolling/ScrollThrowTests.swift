import Foundation
import GlissadeMotion
import Testing
import UIKit

@MainActor @Suite("A thrown scroll view")
struct ScrollThrowTests {
  private let low = CGPoint(x: 180, y: 600)
  private let frame = ScrollSetup.frame

  @Test(
    "M-09 it slows down as v·d^(1000t), in place and in speed, by its rate",
    arguments: [0.998, 0.99])
  func deceleration(_ rate: Double) {
    let setup = ScrollSetup { $0.decelerationRate = .init(rawValue: rate) }
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -1200))
    let start = Double(setup.offset)
    let released = setup.harness.now
    var last = start
    for _ in 0..<40 {
      setup.nextFrame()
      let time = setup.harness.now - released
      let travel = -1200 * (1 - pow(rate, 1000 * time)) / (1000 * log(rate))
      #expect(abs(Double(setup.offset) - start - travel) < 0.06)
      let middle = time - frame / 2
      let speed = (Double(setup.offset) - last) / frame
      if speed > 10 { #expect(abs(speed / (1200 * pow(rate, 1000 * middle)) - 1) < 0.02) }
      last = Double(setup.offset)
    }
    #expect(setup.harness.advanceUntilIdle(timeout: 9))
    #expect(abs(Double(setup.offset) - start + 1200 / (1000 * log(rate))) < 0.06)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test("M-44 L-10 the first frame after the release continues at the pointer's speed")
  func firstFrame() {
    let setup = ScrollSetup()
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -1800))
    let start = setup.offset
    let first = setup.offsets(2)
    #expect(abs((first[0] - start) / (1800 * frame) - 1) < 0.05)
    #expect(abs((first[1] - first[0]) / (1800 * frame) - 1) < 0.06)
  }

  @Test("F-09 paused, then released, it stays where it is")
  func held() {
    let setup = ScrollSetup()
    let end = setup.drag(from: low, by: CGPoint(x: 0, y: -20), count: 10)
    setup.harness.advance(by: 0.2)
    let held = setup.offset
    setup.harness.mouseUp(at: end)
    #expect(setup.offsets(20).allSatisfy { $0 == held })
    #expect(
      setup.recorder.received == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test("M-15 released beyond its end it comes back as x₀(1 + ωt)e^(−ωt), ω 10, to the exact end")
  func bounceBack() {
    let setup = ScrollSetup()
    let end = setup.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 16)
    setup.harness.advance(by: 0.2)
    let start = Double(setup.offset)
    setup.harness.mouseUp(at: end)
    let released = setup.harness.now
    for _ in 0..<30 {
      setup.nextFrame()
      let time = setup.harness.now - released
      #expect(abs(Double(setup.offset) - start * (1 + 10 * time) * exp(-10 * time)) < 1e-6)
    }
    #expect(setup.harness.advanceUntilIdle())
    #expect(setup.offset == 0)
  }

  @Test("L-10 thrown against its end, a spring takes over place and speed and brings it back")
  func bounce() {
    let setup = ScrollSetup()
    setup.scroll.contentOffset.y = 3000 - 667 - 300
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -2400), frames: 6)
    let all = [setup.offset] + setup.offsets(120)
    let speeds = zip(all.dropFirst(), all).map { ($0 - $1) / frame }
    for (earlier, later) in zip(speeds, speeds.dropFirst()) {
      // |x″| ≤ 2ωv on the spring, 2v while coasting.
      #expect(abs(later - earlier) < 2 * 10 * 2400 * frame)
    }
    let edge: CGFloat = 3000 - 667
    let furthest = all.max() ?? 0
    #expect(furthest > edge + 40)
    #expect(furthest < edge + 100)
    let turn = all.firstIndex(of: furthest) ?? 0
    #expect(zip(all[turn...], all[turn...].dropFirst()).allSatisfy { $0 >= $1 })
    #expect(all.last == edge)
    #expect(!setup.scroll.isDecelerating)
  }

  @Test("without bounces a throw ends at the end")
  func noBounce() {
    let setup = ScrollSetup { $0.bounces = false }
    setup.scroll.contentOffset.y = 3000 - 667 - 100
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -2400), frames: 3)
    let all = setup.offsets(120)
    #expect(all.max() == 2333)
    #expect(all.last == 2333)
  }

  @Test("thrown back from beyond its end it runs on into the content")
  func throughTheEnd() {
    let setup = ScrollSetup()
    let end = setup.drag(from: CGPoint(x: 180, y: 100), by: CGPoint(x: 0, y: 20), count: 12)
    #expect(setup.offset < -90)
    let place = setup.move(from: end, by: CGPoint(x: 0, y: -40), count: 5)
    #expect(setup.offset < 0)
    setup.harness.send(.up(at: place, t: setup.harness.now))
    let all = [setup.offset] + setup.offsets(60)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((all.last ?? 0) > 100)
  }

  @Test("L-12 a touch stops it within a frame, at less than 1 pt from what was shown, and keeps it")
  func stopped() {
    let setup = ScrollSetup()
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -3000), frames: 6)
    _ = setup.offsets(5)
    let shown = setup.offset
    #expect(setup.scroll.isDecelerating)
    setup.harness.mouseDown(at: low)
    let all = setup.offsets(10)
    #expect(all.allSatisfy { abs($0 - shown) < 1 && $0 == all[0] })
    #expect(setup.scroll.isTracking)
    #expect(!setup.scroll.isDecelerating)
    #expect(!setup.scroll.isDragging)
    setup.harness.mouseUp(at: low)
    #expect(setup.offsets(5).allSatisfy { $0 == all[0] })
  }

  @Test("the touch that stops it is none for the button that runs by; on standing content it is")
  func swallowedTap() {
    let setup = ScrollSetup()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 375, height: 3000)
    setup.scroll.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    setup.throwContent(from: low, velocity: CGPoint(x: 0, y: -2000), frames: 6)
    _ = setup.offsets(5)
    setup.harness.tap(at: low)
    setup.nextFrame()
    #expect(taps == 0)
    #expect(!setup.scroll.isDecelerating)
    setup.harness.tap(at: low)
    #expect(taps == 1)
  }

  @Test("M-07 nothing is thrown faster than 8000 pt/s, though the delegate receives the truth")
  func fastest() {
    let setup = ScrollSetup(content: CGSize(width: 375, height: 100_000))
    setup.scroll.contentOffset.y = 50_000
    setup.harness.drag(
      from: CGPoint(x: 180, y: 660), to: CGPoint(x: 180, y: 10), over: 0.05, rate: 200)
    #expect(setup.recorder.velocity.y > 8.0)
    #expect(abs((setup.recorder.proposed.y - setup.offset) / 1000 - 4) < 0.3)
  }
}
