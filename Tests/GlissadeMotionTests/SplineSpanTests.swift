import TestMaterial
import Testing

@testable import GlissadeMotion

/// Tests of M-29.
@Suite struct SplineSpanTests {
  /// Returns the value at a time of a spline through values, whose spans are all keyed by default.
  private func value(
    _ values: [Double], _ times: [Double], at time: Double, isKeyed: [Bool]? = nil
  ) -> Double {
    let keyed = isKeyed ?? Array(repeating: true, count: values.count - 1)
    let spans = SplineSpan.spans(times: times, isKeyed: keyed)
    let index = times.dropLast().lastIndex { $0 <= time } ?? 0
    let weights = spans[index].weights(
      at: (time - times[index]) / (times[index + 1] - times[index]))
    return zip(-1...2, 0..<4).reduce(0) { sum, pair in
      let key = min(max(index + pair.0, 0), values.count - 1)
      return sum + values[key] * weights[pair.1]
    }
  }

  private let quarters = [0, 0.25, 0.5, 0.75, 1]

  @Test("M-29 the spline follows the reference through 0, 1, 1, 0 in thirds")
  func reference() throws {
    for row in try ReferenceTable("keyframes_cubic.csv", in: .module).rows {
      let t = try row.number("t")
      let y = value([0, 1, 1, 0], [0, 1.0 / 3, 2.0 / 3, 1], at: t)
      #expect(abs(y - (try row.number("catmull_rom_endpoints_duplicated"))) < 1e-9)
    }
  }

  @Test("M-29 310, 60, 120, 60, 310 at quarters")
  func quartersOfFive() {
    let values = [310.0, 60, 120, 60, 310]
    #expect(abs(value(values, quarters, at: 0.3) - 54.08) < 1e-9)
    #expect(abs(value(values, quarters, at: 0.12) - 187.65376) < 1e-9)
    for (time, y) in zip(quarters, values) {
      #expect(abs(value(values, quarters, at: time) - y) < 1e-9)
    }
  }

  @Test("M-29 inner tangents are the chord of the neighbours, also where keys are not evenly apart")
  func innerTangents() {
    let (values, times) = ([0.0, 30, 20, 80], [0, 0.1, 0.6, 1])
    let step = 1e-6
    for index in 1...2 {
      let slope = (values[index + 1] - values[index - 1]) / (times[index + 1] - times[index - 1])
      let (before, after) = (
        value(values, times, at: times[index] - step), value(values, times, at: times[index] + step)
      )
      #expect(abs((values[index] - before) / step - slope) < 1e-2)
      #expect(abs((after - values[index]) / step - slope) < 1e-2)
    }
  }

  @Test("M-29 at the ends of a run the tangent is half of the adjoining chord's slope")
  func endTangents() {
    let span = SplineSpan.spans(times: [0, 0.5, 1], isKeyed: [true, true])
    #expect(span[0].slopes(at: 0) == SIMD4(0, -0.5, 0.5, 0))
    #expect(span[1].slopes(at: 1) == SIMD4(0, -0.5, 0.5, 0))
  }

  @Test("M-29 a hold ends the run before it and begins another after it")
  func holdsEndRuns() {
    let spans = SplineSpan.spans(
      times: [0, 0.2, 0.4, 0.6, 1], isKeyed: [true, true, false, true])
    #expect(spans[0].before == nil)
    #expect(spans[0].after == 0.5)
    #expect(spans[1].before == 0.5)
    #expect(spans[1].after == nil)
    #expect(spans[3].before == nil)
    #expect(spans[3].after == nil)
    let step = SplineSpan.spans(times: [0, 0.5, 0.5, 1], isKeyed: [true, true, true])
    #expect(step[0].after == nil)
    #expect(step[2].before == nil)
  }

  @Test("weights add up to 1, slopes to 0; beyond its ends a span continues straight")
  func sums() {
    for (before, after) in [(nil, nil), (0.3, nil), (nil, 0.7), (0.5, 0.5)] as [(Double?, Double?)]
    {
      let span = SplineSpan(before: before, after: after)
      for fraction in stride(from: -0.5, through: 1.5, by: 0.125) {
        #expect(abs(span.weights(at: fraction).sum() - 1) < 1e-12)
      }
      let slope = span.weights(at: 1.5) - span.weights(at: 1.25)
      #expect(abs((slope * 4 - span.slopes(at: 1)).sum()) < 1e-12)
      #expect(abs(slope[2] * 4 - span.slopes(at: 1)[2]) < 1e-12)
      #expect(span.weights(at: 0) == SIMD4(0, 1, 0, 0))
      #expect(span.weights(at: 1) == SIMD4(0, 0, 1, 0))
    }
  }
}
