import Foundation
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

@MainActor @Suite("Random strokes on a sheet")
struct SheetStrokeTests {
  /// The steps of the sheet's top between frames.
  private struct Motion {
    var tops: [CGFloat] = []

    /// The velocity before the latest step and after it, in points per frame.
    var steps: (before: CGFloat, after: CGFloat)? {
      guard tops.count > 2 else { return nil }
      let last = tops.count - 1
      return (tops[last - 1] - tops[last - 2], tops[last] - tops[last - 1])
    }
  }

  @Test(
    "P-03 L-01 L-09 random strokes with catches: no jump, no frozen sheet, no unbalanced callback",
    arguments: 0..<8 as Range<UInt64>)
  func strokes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let setup = try SheetSetup.two(list: seed % 2 == 1)
    setup.sheet?.detents.append(.custom { _ in 150 })
    for _ in 0..<RandomCount.requested(or: 40) / 8 * 8 {
      if setup.root.presentedViewController == nil {
        setup.present()
        setup.harness.advance(by: .random(in: 0...0.5, using: &random))
      }
      stroke(setup, using: &random)
      if Bool.random(using: &random) { setup.settle() }
    }
    setup.settle()
    #expect(setup.complaints == [])
    guard setup.root.presentedViewController != nil else {
      #expect(setup.page.view.window == nil)
      #expect(setup.root.view.transform.isIdentity)
      return
    }
    #expect([20, 343, 517].contains(setup.top), "\(setup.top)")
  }

  /// Presses in the sheet, moves the pointer up and down, and releases it. In each frame the sheet
  /// moves at most as far as the pointer or its own velocity explains.
  private func stroke(_ setup: SheetSetup, using random: inout SeededGenerator) {
    let harness = setup.harness
    var motion = Motion(tops: [setup.top])
    var y = CGFloat.random(in: max(setup.top, 0)...667, using: &random)
    var speed = CGFloat.random(in: -40...40, using: &random)
    var fastest: CGFloat = 0
    harness.mouseDown(at: CGPoint(x: 150, y: y))
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      frame(setup, &motion, pointer: 0)
      if Int.random(in: 0..<6, using: &random) == 0 { speed = -speed / 2 }
      let next = min(max(y + speed, 0), 666)
      let step = abs(next - y)
      fastest = max(step, fastest)
      y = next
      harness.mouseMove(to: CGPoint(x: 150, y: y))
      frame(setup, &motion, pointer: step)
    }
    harness.mouseUp(at: CGPoint(x: 150, y: y))
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      frame(setup, &motion, pointer: fastest, isFree: true)
    }
  }

  private func frame(
    _ setup: SheetSetup, _ motion: inout Motion, pointer: CGFloat, isFree: Bool = false
  ) {
    guard setup.page.view.window != nil else { return }
    setup.harness.advance(by: SheetSetup.frame)
    guard setup.page.view.window != nil else { return }
    motion.tops.append(setup.top)
    guard let steps = motion.steps else { return }
    // A sheet at rest accelerates by at most 0.231·ω²x per second, with ω 22.1 (H-09).
    let ease: CGFloat = isFree ? 0.231 * 22.1 * 22.1 * 667 / 3600 : 0
    #expect(
      abs(steps.after) <= max(abs(steps.before), pointer) * 1.05 + ease + 1,
      "\(motion.tops.suffix(4)) pointer \(pointer)")
  }

  @Test("P-03 L-10 released at any speed, the velocity breaks by at most 5 %", arguments: 0..<30)
  func release(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let setup = try SheetSetup(framesPerSecond: 240) { sheet in
      sheet.detents = [.custom { _ in 90 }, .medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
    }
    setup.show()
    let isUp = Bool.random(using: &random)
    let speed = CGFloat.random(in: 900...3000, using: &random) * (isUp ? -1 : 1)
    let start = CGPoint(x: 150, y: setup.top + 20)
    let end = CGPoint(x: 150, y: start.y + speed * 0.08)
    setup.harness.drag(from: start, to: end, over: 0.08, rate: 1000, release: false)
    let shown = setup.speed(afterReleaseAt: end)
    #expect(abs(shown / speed - 1) < 0.05, "\(shown) instead of \(speed)")
    setup.settle()
    #expect(setup.complaints == [])
  }
}
