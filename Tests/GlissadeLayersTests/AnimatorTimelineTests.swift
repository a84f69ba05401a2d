import Foundation
import GlissadeMotion
import TestMaterial
import Testing

@testable import GlissadeLayers

@Suite("A property animator's timeline, as a value")
struct AnimatorTimelineTests {
  private static let spring = Spring(dampingRatio: 0.4, response: 0.3)
  private static let curves: [PlanarCurve] = [
    PlanarCurve(.linear), PlanarCurve(.cubic(.easeInOut)),
    PlanarCurve(.cubic(UnitBezier(0.3, -0.4, 0.6, 1.5))),
    PlanarCurve(.spring(spring, relativeVelocity: 3)),
    PlanarCurve(
      .spring(spring, relativeVelocity: 3),
      axes: .init(
        x: .spring(spring, relativeVelocity: -2), y: .spring(spring, relativeVelocity: 3))),
  ]

  @Test(
    "G-04 G-08 G-10 nothing that is done to it makes it jump, and it always arrives",
    arguments: 0..<curves.count)
  func neverJumps(index: Int) {
    var random = SeededGenerator(seed: UInt64(index + 7))
    var (moved, ticked) = (0.0, 0.0)
    for _ in 0..<300 {
      var timeline = AnimatorTimeline(duration: 0.5, curve: Self.curves[index])
      var time = 0.0
      timeline.run(at: time)
      for _ in 0..<8 {
        time += Double.random(in: 0...0.3, using: &random)
        let before = timeline.place(at: time)
        Self.disturb(&timeline, at: time, using: &random)
        let after = timeline.place(at: time)
        moved = max(moved, (after.progress - before.progress).greatest)
        ticked = max(ticked, abs(after.time - before.time))
      }
      timeline.run(at: time)
      #expect(timeline.isOver(at: time + 10))
      #expect(timeline.place(at: time + 10) == (timeline.isReversed ? .start : .end))
    }
    #expect(moved < 1e-9)
    #expect(ticked < 1e-6)
  }

  private static func disturb(
    _ timeline: inout AnimatorTimeline, at time: TimeInterval, using random: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: timeline.pause(at: time)
    case 1: timeline.run(at: time)
    case 2: timeline.run(at: time, in: 0.7, timing: curves.randomElement(using: &random))
    case 3: timeline.setReversed(.random(using: &random), at: time)
    case 4:
      timeline.scrub(to: timeline.fraction(at: time, linearly: true), linearly: true, at: time)
    default: timeline.run(at: time, delay: 0.1, in: 0.3)
    }
  }

  @Test("G-04 scrubbing there and back again shows the same, to the last bit")
  func scrubbingBack() {
    for curve in Self.curves {
      var timeline = AnimatorTimeline(duration: 0.5, curve: curve)
      timeline.run(at: 0)
      timeline.pause(at: 0.2)
      timeline.scrub(to: 0.3, linearly: true, at: 1)
      let place = timeline.place(at: 1)
      timeline.scrub(to: 0.9, linearly: true, at: 2)
      timeline.scrub(to: 0.3, linearly: true, at: 3)
      #expect(timeline.place(at: 3) == place)
    }
  }

  @Test("G-04 time follows progress and arrives with it, also while another timing runs")
  func timeFollows() {
    for curve in Self.curves {
      var timeline = AnimatorTimeline(duration: 0.5, curve: curve)
      timeline.scrub(to: 0.3, linearly: true, at: 0)
      timeline.run(at: 0, in: 0.4, timing: PlanarCurve(.cubic(.easeIn)))
      var (backwards, stride) = (0.0, 0.0)
      var last = timeline.place(at: 0).time
      for step in 1...400 {
        let time = timeline.place(at: Double(step) / 1000).time
        backwards = max(backwards, last - time)
        stride = max(stride, time - last)
        last = time
      }
      #expect(last == 1)
      #expect(backwards < 1e-9)
      #expect(stride < 0.1)
    }
  }

  @Test("G-06 G-10 an animator of no duration is where it is led and ends at once")
  func noDuration() {
    var timeline = AnimatorTimeline(duration: 0, curve: PlanarCurve(.cubic(.easeIn)))
    timeline.scrub(to: 0.25, linearly: true, at: 1)
    #expect(timeline.place(at: 1).progress.main == 0.25)
    timeline.run(at: 1)
    #expect(timeline.isOver(at: 1))
    #expect(timeline.place(at: 1) == .end)
  }

  @Test("a curve's inverse leads back to it, at 0 and 1 exactly")
  func inverse() {
    for curve in Self.curves.map(\.main) {
      #expect(curve.timeFraction(ofProgress: 0, duration: 0.5) == 0)
      #expect(curve.timeFraction(ofProgress: 1, duration: 0.5) == 1)
      for progress in stride(from: 0.05, to: 0.91, by: 0.05) {
        let fraction = curve.timeFraction(ofProgress: progress, duration: 0.5)
        #expect(abs(curve.progress(at: fraction * 0.5, duration: 0.5) - progress) < 1e-9)
      }
    }
  }

  @Test("a curve's velocity is its slope, and a compressed curve has the same shape")
  func slopeAndShape() {
    let step = 1e-6
    for curve in Self.curves.map(\.main) {
      for time in [0.05, 0.2, 0.33] {
        let slope =
          (curve.progress(at: time + step, duration: 0.5)
            - curve.progress(at: time - step, duration: 0.5)) / (2 * step)
        #expect(abs(curve.velocity(at: time, duration: 0.5) - slope) < 1e-3)
        let short = curve.compressed(by: 0.25).progress(at: time * 0.25, duration: 0.125)
        #expect(abs(short - curve.progress(at: time, duration: 0.5)) < 1e-9)
      }
      #expect(curve.velocity(at: 0.5, duration: 0.5) == 0)
    }
  }
}
