import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeInspector

/// Curves, their figures, and the springs that a pulled point selects.
@Suite struct MotionCurveTests {
  private static let key = MotionCurve.Key(view: "tile", property: .y)

  /// A spring's motion from 0 to 100, released at 1 s, sampled 60 times a second.
  private func curves(
    damping: Double, response: Double, velocity: Double = 0, until end: TimeInterval = 3
  ) -> MotionCurves {
    let motion = SpringMotion(
      spring: Spring(dampingRatio: damping, response: response), start: 0, target: 100,
      velocity: velocity)
    var curves = MotionCurves()
    var last = 0.0
    for frame in 0...Int(end * 60) {
      let time = 1 + Double(frame) / 60
      let value = motion.value(at: time - 1)
      guard value != last else { continue }
      curves.add(
        [.init(Self.key, value: value, before: last, cause: .animator, target: 100)], at: time)
      last = value
    }
    curves.add(.init(time: 1, kind: .released, words: "released"))
    return curves
  }

  private func figures(_ curves: MotionCurves) throws -> CurveFigures {
    let curve = try #require(curves[Self.key])
    return try #require(CurveFigures(curve, released: 1, isAtRest: true))
  }

  @Test(
    "T-10 an overshoot is measured in points and per cent, and the time to rest from the release")
  func overshoot() throws {
    let figures = try figures(curves(damping: 0.5, response: 0.5))
    // e^(−πζ/√(1−ζ²)) of the distance.
    let expected = 100 * exp(-Double.pi * 0.5 / 0.75.squareRoot())
    #expect(abs(figures.overshoot - expected) < 0.2)
    #expect(abs(figures.overshootFraction - expected / 100) < 0.002)
    let time = try #require(figures.settlingTime)
    #expect(
      abs(time - SpringPull(figures, damping: 0.5, response: 0.5).settlingTime(0.5, 0.5)) < 0.02)
    #expect(try self.figures(curves(damping: 1, response: 0.5)).peak == nil)
  }

  @Test("T-10 a drag that is held still has no release, and no time to rest")
  func held() throws {
    var curves = MotionCurves()
    curves.add(.init(time: 1, kind: .began, words: "pull began"))
    for frame in 1...30 {
      let value = Double(frame)
      let reading = MotionCurves.Reading(
        Self.key, value: value, before: value - 1, cause: .drag, target: 100)
      curves.add([reading], at: 1 + value / 60)
    }
    let curve = try #require(curves[Self.key])
    #expect(curves.figures(of: curve, at: 3, isAtRest: true) == nil)
    curves.add(.init(time: 3, kind: .released, words: "released"))
    #expect(curves.figures(of: curve, at: 4, isAtRest: true) != nil)
    // The next drag ends what the figures of this one say.
    curves.add(.init(time: 5, kind: .began, words: "pull began"))
    #expect(curves.figures(of: curve, at: 6, isAtRest: true) == nil)
  }

  @Test("T-10 at rest a curve is flat, and its latest motion is known")
  func rest() throws {
    var curves = curves(damping: 1, response: 0.3)
    let end = try #require(curves[Self.key]?.last)
    #expect(curves[Self.key]?.value(at: 8) == end.value)
    curves.add([.init(Self.key, value: 90, before: end.value, cause: .drag)], at: 9)
    let curve = try #require(curves[Self.key])
    #expect(curve.latestMotion.count == 2)
    #expect(curve.value(at: 8) == end.value)
    curves.remove(from: 8.5)
    #expect(curves[Self.key]?.last == end)
  }

  @Test(
    "T-11 a pulled peak gives the damping whose motion has that peak",
    arguments: [2.0, 5, 12, 30], [0.0, 300])
  func peak(overshoot: Double, velocity: Double) throws {
    let figures = try figures(curves(damping: 0.7, response: 0.4, velocity: velocity))
    var pull = SpringPull(figures, damping: 0.7, response: 0.4)
    // The figures are those of samples; the release's own velocity is known here.
    pull.figures.release = .init(time: 1, value: 0)
    pull.figures.releaseRate = velocity
    let damping = pull.damping(forPeak: 100 + overshoot)
    let pulled = try self.figures(curves(damping: damping, response: 0.4, velocity: velocity))
    #expect(abs(pulled.overshoot - overshoot) < 0.5)
  }

  @Test(
    "T-11 a pulled end gives the response with which the motion rests then",
    arguments: [0.2, 0.35, 0.8])
  func settled(seconds: Double) throws {
    var pull = SpringPull(
      try figures(curves(damping: 0.8, response: 0.4)), damping: 0.8, response: 0.4)
    pull.figures.release = .init(time: 1, value: 0)
    pull.figures.releaseRate = 0
    let response = pull.response(forRestAfter: seconds)
    let pulled = try figures(curves(damping: 0.8, response: response))
    #expect(abs(try #require(pulled.settlingTime) - seconds) < 0.04)
  }

  @Test("T-11 a pulled end counts from what was measured, if the drag had few frames")
  func late() throws {
    var figures = try figures(curves(damping: 0.7, response: 0.4))
    // The last frame of the drag is far from the place at which the motion has begun.
    figures.release = .init(time: 1, value: -900)
    figures.releaseRate = 0
    let rest = try #require(figures.settlingTime)
    var pull = SpringPull(figures, damping: 0.7, response: 0.4)
    #expect(abs(pull.settlingTime(0.7, 0.4) - rest) > 0.1)
    pull.lateness = pull.measuredLateness
    #expect(abs(pull.settlingTime(0.7, 0.4) - rest) < 1e-9)
    #expect(abs(try #require(pull.expectedFigures.settlingTime) - rest) < 1e-9)
    #expect(abs(pull.response(forRestAfter: rest) - 0.4) < 0.01)
  }

  @Test(
    "T-13 a pulled end of a release gives the settling time of its rule, and no overshoot",
    arguments: [0.2, 0.35, 0.8], [0.0, 200])
  func settledRule(seconds: Double, velocity: Double) throws {
    var pull = ReleasePull(try figures(curves(damping: 1, response: 0.4)))
    pull.figures.release = .init(time: 1, value: 0)
    pull.figures.releaseRate = velocity
    let time = pull.settlingTime(forRestAfter: seconds)
    let expected = pull.expectedFigures(settlingTime: time)
    #expect(abs(try #require(expected.settlingTime) - seconds) < 0.02)
    #expect(expected.peak == nil)
  }

  @Test("T-13 a fast release rests sooner than its end is pulled to, at any settling time")
  func fastRule() throws {
    var pull = ReleasePull(try figures(curves(damping: 1, response: 0.4)))
    pull.figures.release = .init(time: 1, value: 0)
    pull.figures.releaseRate = 1500
    let time = pull.settlingTime(forRestAfter: 2)
    #expect(time < 1)
    let rest = try #require(pull.expectedFigures(settlingTime: 3).settlingTime)
    let fast = try #require(pull.expectedFigures(settlingTime: time).settlingTime)
    #expect(abs(fast - rest) < 0.005)
  }

  @Test("T-11 a peak that is pulled before the end asks for more than critical damping")
  func overdamped() throws {
    let figures = try figures(curves(damping: 0.7, response: 0.4))
    let pull = SpringPull(figures, damping: 0.7, response: 0.4)
    #expect(pull.damping(forPeak: 100) == 1)
    #expect(pull.damping(forPeak: 60) > 1.2)
    #expect(pull.damping(forPeak: -1e9) == 2)
  }

  @Test("T-10 history time and the canvas's time are converted back and forth")
  func axis() {
    var axis = CurveAxis(start: 0, end: 4)
    // A rest of 5 s is shortened to 0.5 s, and then time runs at a quarter.
    for knot in [(0.0, 0.0), (1, 1), (6, 1.5), (7, 5.5)] {
      axis.append(.init(time: knot.0, offset: knot.1))
    }
    axis.endSlope = 4
    for time in [0.0, 0.5, 1, 3, 6, 6.5, 7, 7.25] {
      #expect(abs(axis.time(at: axis.offset(of: time)) - time) < 1e-9)
    }
    #expect(axis.offset(of: 6.5) == 3.5)
    #expect(axis.offset(of: 7.25) == 6.5)
  }
}
