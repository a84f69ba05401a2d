import Foundation
import GlissadeGestures
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite("Scrolling at random")
struct ScrollFuzzTests {
  @Test(
    "L-01 L-09 160 random drags: never a jump, always at rest within the content", arguments: 1...4)
  func drags(_ seed: UInt64) {
    var random = SystemlessGenerator(seed: seed)
    let setup = ScrollSetup {
      $0.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 60, right: 0)
      $0.decelerationRate = seed % 2 == 0 ? .fast : .normal
      $0.isPagingEnabled = seed == 4
    }
    for _ in 0..<40 {
      drag(setup, &random)
      // Half of the presses come in flight, the others at rest.
      if Bool.random(using: &random) {
        for _ in 0..<Int.random(in: 0...40, using: &random) { check(setup) {} }
      } else {
        for _ in 0..<400 where setup.scroll.isDecelerating { check(setup) {} }
        #expect(setup.harness.advanceUntilIdle(timeout: 9))
        let axis = setup.scroll.verticalAxis
        #expect(axis.range.contains(Double(setup.offset)), "rest at \(setup.offset)")
        #expect(!setup.scroll.isTracking)
        #expect(!setup.scroll.isDragging)
      }
    }
  }

  /// One press with movements, one a frame, and the frame of its release.
  private func drag(_ setup: ScrollSetup, _ random: inout SystemlessGenerator) {
    var y = Double.random(in: 50...600, using: &random)
    var speed = Double.random(in: -40...40, using: &random)
    let held = setup.offset
    check(setup) { setup.harness.mouseDown(at: CGPoint(x: 180, y: y)) }
    #expect(abs(setup.offset - held) < 1e-9)
    for _ in 0..<Int.random(in: 0...25, using: &random) {
      speed += Double.random(in: -8...8, using: &random)
      y += speed
      check(setup, pointer: abs(speed)) { setup.harness.mouseMove(to: CGPoint(x: 180, y: y)) }
    }
    if Bool.random(using: &random) { for _ in 0..<4 { check(setup) {} } }
    check(setup) { setup.harness.send(.up(at: CGPoint(x: 180, y: y), t: setup.harness.now)) }
  }

  /// One frame: the content moves by no more than pointer, speed at release or its own speed
  /// explain.
  private func check(_ setup: ScrollSetup, pointer: Double = 0, _ input: () -> Void) {
    let before = setup.offset
    let speed = abs(setup.scroll.run?.velocity.y ?? 0)
    setup.recorder.velocity = .zero
    input()
    setup.nextFrame()
    let thrown = min(abs(setup.recorder.velocity.y) * 1000, 8000)
    // A spring gathers speed: ω²·distance, ω 10, with the distance to the next page or back to the
    // end.
    let distance =
      setup.scroll.isPagingEnabled ? 800 : abs(setup.scroll.verticalAxis.overscroll(at: before))
    let gathered = 100 * distance * ScrollSetup.frame
    let explained = pointer + (max(speed, thrown) + gathered) * ScrollSetup.frame + 1
    #expect(
      setup.offset.isFinite,
      "from \(before) to \(setup.offset), pointer \(pointer), speed \(speed), thrown \(thrown)")
    #expect(
      abs(setup.offset - before) <= explained,
      "from \(before) to \(setup.offset), pointer \(pointer), speed \(speed), thrown \(thrown)")
  }
}
