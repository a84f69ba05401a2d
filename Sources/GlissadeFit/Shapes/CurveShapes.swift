import Foundation
import GlissadeMotion

/// A motion that slows down by the same factor in each millisecond. Its parameters are the rate
/// and, unless `start` is given, the instant of the start, before which the value is constant.
struct DecayShape: FitShape {
  /// The time of the start, relative to the first sample; `nil` if the start is a parameter of the
  /// search.
  var start: Double?

  let basisCount = 2
  let freedom = 4

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    SIMD4(1, -expm1(-exp(p[0]) * max(time - (start ?? p[1]), 0)), 0, 0)
  }

  func limited(_ p: [Double]) -> [Double] {
    var p = p
    p[0] = min(max(p[0], log(0.1)), log(400))
    return p
  }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    .decay(
      DecayModel(
        rate: exp(p[0]), start: start ?? p[1], from: factors[0], to: factors[0] + factors[1]))
  }
}

/// A motion of constant velocity between two rests. Its parameters are the instants of the start
/// and the end.
struct LineShape: FitShape {
  let basisCount = 2
  let freedom = 4

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    SIMD4(1, min(max((time - p[0]) / (p[1] - p[0]), 0), 1), 0, 0)
  }

  func limited(_ p: [Double]) -> [Double] { [p[0], max(p[1], p[0] + 1e-3)] }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    .linear(
      LineModel(
        start: p[0], duration: p[1] - p[0], from: factors[0], to: factors[0] + factors[1]))
  }
}

/// A motion along a cubic Bézier curve between two rests. Its parameters are the start, the
/// logarithm of the duration, and the x of both control points. The y of the control points are
/// factors of the functions.
struct BezierShape: FitShape {
  /// A Boolean value that indicates whether the data contain the rest before the motion.
  var isFromRest: Bool

  let basisCount = 4
  let freedom = 8
  /// After a drag, a curve with a given duration is rarer than a spring. It can have any velocity
  /// at its start, and therefore fits a part of any motion.
  var prior: Double { isFromRest ? 0 : 10 }

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    let x = (time - p[0]) / exp(p[1])
    guard x > 0 else { return SIMD4(1, 0, 0, 0) }
    guard x < 1 else { return SIMD4(1, 0, 0, 1) }
    let s = UnitBezier.parameter(at: x, x1: p[2], x2: p[3])
    let rest = 1 - s
    return SIMD4(1, 3 * s * rest * rest, 3 * s * s * rest, s * s * s)
  }

  func limited(_ p: [Double]) -> [Double] {
    [p[0], min(max(p[1], log(0.01)), log(60)), min(max(p[2], 0), 1), min(max(p[3], 0), 1)]
  }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    let distance = factors[3]
    let unit = distance == 0 ? 1 : distance
    return .bezier(
      BezierModel(
        start: p[0], duration: exp(p[1]), from: factors[0], to: factors[0] + distance,
        x1: p[2], y1: factors[1] / unit, x2: p[3], y2: factors[2] / unit))
  }
}
