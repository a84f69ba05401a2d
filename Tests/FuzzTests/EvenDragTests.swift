import Foundation
import GlissadeTesting
import TestMaterial
import Testing

/// Tests of drags at a constant speed, as mice of several kinds report them. The velocity of the
/// pan at their end, and the motion of the page, are known exactly.
@MainActor @Suite("Even drags", .serialized)
struct EvenDragTests {
  @Test(
    "L-10 L-11 drags at 60, 125 and 1000 Hz end with their own velocity, and none after a hold",
    arguments: Subject.demos.filter(\.continuesVelocity) + Subject.curtains.prefix(1),
    [60.0, 125, 1000])
  func even(subject: Subject, rate: Double) {
    var subject = subject
    // The times of the events are not those of frames.
    subject.isRepeatable = false
    let session = FuzzSession(subject)
    var random = SeededGenerator(seed: UInt64(rate))
    for index in 0..<40 {
      let drag = drag(subject, rate: rate, hold: index % 4 == 3 ? 0.1 : 0, &random)
      session.play(drag)
      #expect(session.faults == [], "\(drag)")
      if !session.faults.isEmpty { return }
    }
    #expect(session.releases.releaseCount >= 10)
    if subject.continuesVelocity { #expect(session.releases.continuationCount >= 5) }
  }

  /// Returns a drag roughly in the direction in which the pages move, of 100 to 400 pt at 200 to
  /// 4000 pt/s.
  ///
  /// - Parameter hold: The time between the last movement and the release, in seconds.
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
      let fraction = Double(index) / Double(count)
      stroke.append(
        .move(
          to: CGPoint(x: start.x + dx * fraction, y: start.y + dy * fraction),
          t: Double(index) / rate))
    }
    let end = CGPoint(x: start.x + dx, y: start.y + dy)
    stroke.append(.up(at: end, t: Double(count) / rate + hold))
    return stroke
  }
}
