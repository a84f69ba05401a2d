import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeTransitions

/// Pseudo-random numbers that are the same in every run: a linear congruential generator, of whose
/// bits the upper ones are taken.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<2 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      value = value << 32 | state >> 32
    }
    return value
  }
}

/// Tests of invariants that hold for every sequence of events.
@Suite("The invariants of a drag")
struct DragInvariantTests {
  private func event(_ random: inout SeededGenerator) -> DragEvent {
    let ids: [DragStop.ID] = [.high, .low, .gone]
    let id = ids[Int.random(in: 0..<3, using: &random)]
    let velocity = CGFloat.random(in: -12_000...12_000, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .began
    case 1: return .released(velocity: velocity, to: id, by: .handOff)
    case 2: return .sent(to: id, velocity: nil, by: .handOff)
    case 3: return .sent(to: id, velocity: nil, by: .spring(Spring(dampingRatio: 1, response: 0.4)))
    case 4: return .frame
    default: return .moved(by: CGFloat.random(in: -300...300, using: &random))
    }
  }

  /// The greatest distance of a thrown sheet from its stop and the band beyond the ends, in points:
  /// 8000 points per second brake within it.
  private static let excursion: CGFloat = 700

  @Test(
    "M-55 the content stays within the stops and the band while it is dragged", arguments: 0..<40)
  func range(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var motion = DragMotion(.sheet, at: .low)
    var now = 0.0
    for _ in 0..<300 {
      now += Double.random(in: 0...0.05, using: &random)
      let before = motion
      _ = motion.receive(event(&random), at: now)
      #expect(motion.position.isFinite)
      if case .dragging = motion.phase {
        #expect(motion.position > 100 - 800)
        #expect(motion.position <= max(800, before.position(at: now)))
      } else {
        #expect(motion.position > 100 - 800 - Self.excursion)
        #expect(motion.position < 800 + Self.excursion)
      }
      if motion.phase == .resting { #expect(motion.stops.all.contains(motion.origin)) }
      if motion.phase == .resting { #expect(motion.position == motion.origin.position) }
    }
  }

  @Test(
    "L-10 M-55 position and velocity are continuous at every hand-over but a placement",
    arguments: 0..<40)
  func continuity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var motion = DragMotion(.sheet, at: .low)
    var now = 0.0
    for _ in 0..<300 {
      now += Double.random(in: 0...0.05, using: &random)
      let event = event(&random)
      let (place, speed) = (motion.position(at: now), motion.velocity(at: now))
      let before = motion
      _ = motion.receive(event, at: now)
      if case .moved = event { continue }
      // Content closer to its stop than that is put there.
      #expect(abs(motion.position(at: now) - place) <= 0.001, "\(event)")
      guard case .settling(let settling) = motion.phase, settling.start == now else { continue }
      var expected = speed
      if case .released(let velocity, _, _) = event, case .dragging(let drag) = before.phase {
        expected = ReleaseRule.limit(velocity) * before.stops.slope(atPull: drag.pull)
      }
      // Content at its stop has no distance over which a velocity could continue.
      if abs(settling.stop.position - place) < 1e-9 { continue }
      #expect(abs(motion.velocity(at: now) - expected) <= 1e-6 * max(1, abs(expected)), "\(event)")
    }
  }

  @Test(
    "M-55 a drag sampled at any rate is shown at the same position and decides the same",
    arguments: [60, 125, 144, 240, 1000])
  func samplingRate(rate: Int) throws {
    var coarse = DragMotion(.sheet, at: .low)
    _ = coarse.receive(.began, at: 0)
    _ = coarse.receive(.moved(by: -300), at: 1)
    _ = coarse.receive(.moved(by: -300), at: 2)
    _ = coarse.receive(.moved(by: 230), at: 3)
    var fine = DragMotion(.sheet, at: .low)
    _ = fine.receive(.began, at: 0)
    for (start, distance) in [(0.0, -300.0), (1, -300), (2, 230)] {
      for sample in 1...rate {
        let time = start + Double(sample) / Double(rate)
        _ = fine.receive(.moved(by: distance / Double(rate)), at: time)
        _ = fine.receive(.frame, at: time)
      }
    }
    #expect(abs(fine.position - coarse.position) < 1e-6)
    for velocity in stride(from: CGFloat(-3000), through: 3000, by: 250) {
      let rule = ReleaseRule()
      let stops = try [fine, coarse].map { motion in
        rule.stop(for: try #require(motion.release(velocity: velocity)), among: motion.stops)
      }
      #expect(stops[0] == stops[1], "at \(velocity)")
    }
  }

  @Test("M-55 a drag beyond an elastic end moves as the slope of its band says")
  func slope() {
    let stops = Stops.sheet
    for pull in stride(from: CGFloat(-900), through: 99, by: 37) {
      let ahead = stops.position(forPull: pull + 0.001, from: 0)
      let behind = stops.position(forPull: pull - 0.001, from: 0)
      #expect(abs((ahead - behind) / 0.002 - stops.slope(atPull: pull)) < 1e-5)
      #expect(abs(stops.pull(forPosition: stops.position(forPull: pull, from: 0)) - pull) < 1e-6)
    }
    #expect(stops.slope(atPull: 400) == 1)
  }

  @Test("M-55 content that was caught beyond a rigid end stays until it is moved back")
  func rigid() {
    let stops = Stops([DragStop(.low, at: 0), DragStop(.high, at: 100)])
    #expect(stops.position(forPull: 130, from: 50) == 100)
    #expect(stops.position(forPull: 130, from: 104) == 104)
    #expect(stops.position(forPull: 102, from: 104) == 102)
    #expect(stops.position(forPull: -7, from: -3) == -3)
    #expect(stops.position(forPull: -7, from: 3) == 0)
  }
}
