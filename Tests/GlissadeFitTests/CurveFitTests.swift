import Foundation
import GlissadeFit
import GlissadeMotion
import Testing

@Suite struct CurveFitTests {
  private func samples(_ value: (Double) -> Double) -> [MotionSample] {
    (0..<150).map { frame in
      let time = Double(frame) / 60
      return MotionSample(time: time, value: (value(time - 0.5) * 4).rounded() / 4)
    }
  }

  @Test("X-02 a cubic Bézier curve is told from a spring, with its points")
  func bezier() throws {
    let curve = UnitBezier(0.42, 0, 0.58, 1)
    let fit = try MotionFit(samples { 100 + 300 * curve.value(at: $0 / 0.6) })
    guard case .bezier(let found) = fit.best.motion else {
      Issue.record("\(fit.best.motion)")
      return
    }
    #expect(abs(found.x1 - 0.42) < 0.03)
    #expect(abs(found.x2 - 0.58) < 0.03)
    #expect(abs(found.duration - 0.6) < 0.01)
  }

  @Test("X-02 a decay is told from a spring, with its rate")
  func decay() throws {
    let decay = Decay(start: 100, velocity: 1500)
    let fit = try MotionFit(
      samples { $0 < 0 ? 100 + 1500 * $0 + 500 * $0 * $0 : decay.value(at: $0) })
    guard case .decay(let found) = fit.best.motion else {
      Issue.record("\(fit.best.motion)")
      return
    }
    #expect(abs(found.decelerationRate - 0.998) < 1e-4)
  }

  @Test("X-02 a constant velocity is told from a curve")
  func line() throws {
    let fit = try MotionFit(samples { 100 + 250 * min(max($0 / 0.5, 0), 1) })
    #expect(fit.best.motion.name == "linear")
  }

  @Test(
    "X-02 a parameter that the data do not determine has no interval",
    arguments: [0.1, 0.15, 0.2, 0.3, 0.5])
  func undetermined(seconds: Double) throws {
    // The recording ends in the middle of the motion.
    let spring = SpringMotion(
      spring: Spring(angularFrequency: 10, dampingRatio: 1), start: 100, target: 400, velocity: 0)
    let part = samples { $0 < 0 ? 100 : spring.value(at: $0) }.filter { $0.time < 0.5 + seconds }
    let span = (part.map(\.value).max() ?? 0) - 100
    for model in try MotionFit(part).models {
      for name in ["from", "to"] {
        guard let interval = model.intervals[name] else { continue }
        let width = interval.upperBound - interval.lowerBound
        #expect(width < 2 * span, "\(model.motion.name), \(name): \(interval)")
      }
    }
  }

  @Test("X-02 the JSON has the best model first, with its intervals")
  func json() throws {
    let fit = try MotionFit(SyntheticMotion().samples())
    let object = try JSONSerialization.jsonObject(with: Data(fit.json.utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["best"] as? String == "spring")
    let models = try #require(fields["models"] as? [[String: Any]])
    let interval = try #require(models.first?["interval"] as? [String: [Double]])
    #expect(interval["omega"]?.count == 2)
    #expect(models.count == 5)
    for key in ["damping_ratio", "omega", "velocity", "start", "from", "to", "rms"] {
      #expect(models.first?[key] is Double, "\(key)")
    }
  }
}
