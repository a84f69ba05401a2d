import Foundation
import GlissadeGestures
import Testing

@testable import UIKit

@MainActor @Suite("Scrolling at random")
struct ScrollFuzzTests {
  @Test(
    "L-01 L-09 160 random drags: never a jump, always at rest within the content", arguments: 1...4)
  func drags(_ seed: UInt64) {
    var random = SystemlessGenerator(seed: seed)
    let stage = ScrollStage {
      $0.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 60, right: 0)
      $0.decelerationRate = seed % 2 == 0 ? .fast : .normal
      $0.isPagingEnabled = seed == 4
    }
    for _ in 0..<40 {
      drag(stage, &random)
      // Caught in flight as often as left to come to rest.
      if Bool.random(using: &random) {
        for _ in 0..<Int.random(in: 0...40, using: &random) { check(stage) {} }
      } else {
        for _ in 0..<400 where stage.scroll.isDecelerating { check(stage) {} }
        #expect(stage.harness.advanceUntilIdle(timeout: 9))
        let axis = stage.scroll.verticalAxis
        #expect(axis.range.contains(Double(stage.offset)), "rest at \(stage.offset)")
        #expect(!stage.scroll.isTracking && !stage.scroll.isDragging)
      }
    }
  }

  /// One press with movements, one a frame, and the frame of its release.
  private func drag(_ stage: ScrollStage, _ random: inout SystemlessGenerator) {
    var y = Double.random(in: 50...600, using: &random)
    var speed = Double.random(in: -40...40, using: &random)
    let held = stage.offset
    check(stage) { stage.harness.mouseDown(at: CGPoint(x: 180, y: y)) }
    #expect(abs(stage.offset - held) < 1e-9)
    for _ in 0..<Int.random(in: 0...25, using: &random) {
      speed += Double.random(in: -8...8, using: &random)
      y += speed
      check(stage, finger: abs(speed)) { stage.harness.mouseMove(to: CGPoint(x: 180, y: y)) }
    }
    if Bool.random(using: &random) { for _ in 0..<4 { check(stage) {} } }
    check(stage) { stage.harness.send(.up(at: CGPoint(x: 180, y: y), t: stage.harness.now)) }
  }

  /// One frame: the content moves by no more than finger, speed at release or its own speed explain.
  private func check(_ stage: ScrollStage, finger: Double = 0, _ input: () -> Void) {
    let before = stage.offset
    let speed = abs(stage.scroll.run?.velocity.y ?? 0)
    stage.ear.velocity = .zero
    input()
    stage.nextFrame()
    let thrown = min(abs(stage.ear.velocity.y) * 1000, 8000)
    // A spring gathers speed: ω²·way, ω 10, the way to the next page or back to the end.
    let way =
      stage.scroll.isPagingEnabled ? 800 : abs(stage.scroll.verticalAxis.overscroll(at: before))
    let gathered = 100 * way * ScrollStage.frame
    let explained = finger + (max(speed, thrown) + gathered) * ScrollStage.frame + 1
    #expect(
      stage.offset.isFinite && abs(stage.offset - before) <= explained,
      "from \(before) to \(stage.offset), finger \(finger), speed \(speed), thrown \(thrown)")
  }
}
