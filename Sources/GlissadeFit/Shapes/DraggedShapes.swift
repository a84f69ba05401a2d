import Foundation
import GlissadeMotion

/// A drag and the motion of the released value after it, which continues position and velocity of
/// the drag. The parameters are ln ω, the velocity towards the target in distances per radian, and
/// the instant of the release.
struct DraggedRelease: FitShape {
  /// The instants at which the release is possible, relative to the first sample.
  var starts: ClosedRange<Double>

  let basisCount = 4
  let freedom = 7
  let prior = ReleaseFromRest.charge

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    let elapsed = time - p[2]
    guard elapsed < 0 else {
      return SIMD4(1, ReleaseTail.curve(p, velocity: p[1]).distance(at: elapsed), 0, 0)
    }
    let line = 1 - p[1] * exp(p[0]) * elapsed
    return SIMD4(1, line, elapsed * elapsed, elapsed * elapsed * elapsed)
  }

  func limited(_ p: [Double]) -> [Double] { ReleaseTail.limited(p, starts: starts) }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    ReleaseTail(starts: starts).model(p, factors)
  }
}

/// A drag and the motion of a spring after it, which continues position and velocity of the drag.
/// The parameters are ω, ζ unless it is given, and the instant of the release.
struct DraggedSpring: FitShape {
  /// The given damping ratio; `nil` if it is a parameter of the search.
  var dampingRatio: Double?
  /// The instants at which the release is possible, relative to the first sample.
  var starts: ClosedRange<Double>

  let basisCount = 4
  var freedom: Int { dampingRatio == nil ? 7 : 6 }

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    let functions = SpringTail.functions(p, dampingRatio)
    let elapsed = time - p[p.count - 1]
    guard elapsed < 0 else {
      let (even, odd) = functions.parts(at: elapsed)
      return SIMD4(1, even, odd * functions.omega, 0)
    }
    return SIMD4(1, 1 - functions.beta * elapsed, functions.omega * elapsed, elapsed * elapsed)
  }

  func limited(_ p: [Double]) -> [Double] {
    var p = SpringTail.limited(p, dampingRatio)
    p[p.count - 1] = min(max(p[p.count - 1], starts.lowerBound), starts.upperBound)
    return p
  }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    SpringTail(dampingRatio: dampingRatio, start: p[p.count - 1]).model(p, factors)
  }
}

/// A drag and a decay after it, which continues position and velocity of the drag. The parameters
/// are the logarithm of the rate, and the instant of the release.
struct DraggedDecay: FitShape {
  /// The instants at which the release is possible, relative to the first sample.
  var starts: ClosedRange<Double>

  let basisCount = 4
  let freedom = 6

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    let elapsed = time - p[1]
    guard elapsed < 0 else { return SIMD4(1, -expm1(-exp(p[0]) * elapsed), 0, 0) }
    return SIMD4(1, exp(p[0]) * elapsed, elapsed * elapsed, elapsed * elapsed * elapsed)
  }

  func limited(_ p: [Double]) -> [Double] {
    DecayShape(start: p[1]).limited([p[0]])
      + [min(max(p[1], starts.lowerBound), starts.upperBound)]
  }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    DecayShape(start: p[1]).model(p, factors)
  }
}
