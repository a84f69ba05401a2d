import Foundation
import GlissadeTesting
import TestMaterial
import Testing

/// Drags at one speed, as mice of several kinds report them: what a pan says at their end, and what
/// becomes of the page, is beyond doubt.
@MainActor @Suite("Even drags", .serialized)
struct EvenDragTests {
  @Test(
    "L-10 L-11 drags at 60, 125 and 1000 Hz end with their own velocity, and none after a hold",
    arguments: Subject.demos.filter(\.handsVelocityOver) + Subject.curtains.prefix(1),
    [60.0, 125, 1000])
  func even(subject: Subject, rate: Double) {
    var subject = subject
    // These times are not those of frames.
    subject.isRepeatable = false
    let stage = Stage(subject)
    var random = SeededGenerator(seed: UInt64(rate))
    for index in 0..<40 {
      let drag = drag(subject, rate: rate, hold: index % 4 == 3 ? 0.1 : 0, &random)
      stage.play(drag)
      #expect(stage.faults == [], "\(drag)")
      if !stage.faults.isEmpty { return }
    }
    #expect(stage.releases.releaseCount >= 10)
    if subject.handsVelocityOver { #expect(stage.releases.handoverCount >= 5) }
  }

  /// Mostly along the pages' way, 100 to 400 pt at 200 to 4000 pt/s.
  private func drag(
    _ subject: Subject, rate: Double, hold: Double, _ random: inout SeededGenerator
  ) -> Stroke {
    let length = Double.random(in: 100...400, using: &random)
    let angle = Double.random(in: -0.5...0.5, using: &random) + (.random(using: &random) ? 0 : .pi)
    let (along, across) = (cos(angle) * length, sin(angle) * length)
    let (dx, dy) = subject.isSideways ? (along, across) : (across, along)
    let grip = along > 0 ? subject.grips.down : subject.grips.up
    let start = subject.isSideways ? CGPoint(x: grip, y: 300) : CGPoint(x: 187, y: grip)
    let count = max(3, Int(length / exp(Double.random(in: 5.3...8.3, using: &random)) * rate))
    var stroke = Stroke()
    stroke.append(.down(at: start, t: 0))
    for index in 1...count {
      let way = Double(index) / Double(count)
      stroke.append(
        .move(
          to: CGPoint(x: start.x + dx * way, y: start.y + dy * way), t: Double(index) / rate))
    }
    let end = CGPoint(x: start.x + dx, y: start.y + dy)
    stroke.append(.up(at: end, t: Double(count) / rate + hold))
    return stroke
  }
}
