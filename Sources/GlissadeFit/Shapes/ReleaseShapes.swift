import Foundation
import GlissadeMotion

/// The motion of a released value, for data that contain only what follows the release. Its
/// parameters are ln ω, the velocity towards the target in distances per radian, and the instant of
/// the release; the distance is a factor of the functions.
///
/// Unlike the motion of a spring, that of a release is another motion if it starts later. The
/// release is therefore searched for between two samples.
struct ReleaseTail: FitShape {
  /// The instants at which the release is possible, relative to the first sample: none after the
  /// first sample that is compared with the motion.
  var starts: ClosedRange<Double>

  let basisCount = 2
  let freedom = 5
  let prior = ReleaseFromRest.charge

  /// The range of the velocity towards the target, in distances per radian. With the greatest one,
  /// the motion is that of a critically damped spring.
  private static let velocities = -20.0...0.5

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    let curve = Self.curve(p, velocity: p[1])
    return SIMD4(1, curve.distance(at: max(time - p[2], 0)), 0, 0)
  }

  func limited(_ p: [Double]) -> [Double] { Self.limited(p, starts: starts) }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    .release(
      ReleaseModel(
        omega: exp(p[0]), start: p[2], from: factors[0] + factors[1], to: factors[0],
        velocity: -p[1] * exp(p[0]) * factors[1]))
  }

  /// Returns the nearest frequency, velocity and start in the ranges of the search.
  static func limited(_ p: [Double], starts: ClosedRange<Double>) -> [Double] {
    let velocity = min(max(p[1], velocities.lowerBound), velocities.upperBound)
    let start = min(max(p[2], starts.lowerBound), starts.upperBound)
    return [SpringTail.limited(logOmega: p[0]), velocity, start]
  }

  /// Returns the curve of a distance of 1, with a velocity towards the target in distances per
  /// radian.
  static func curve(_ p: [Double], velocity: Double) -> ReleaseCurve {
    let omega = exp(p[0])
    return ReleaseCurve(distance: 1, velocity: -velocity * omega, frequency: omega)
  }
}

/// The motion of a value that is released at rest. Its parameters are ln ω and the instant of the
/// start, before which the value is constant.
struct ReleaseFromRest: FitShape {
  let basisCount = 2
  let freedom = 4
  let prior = ReleaseFromRest.charge

  /// The charge for the kind of motion. A spring is a far more common one, and only data that are
  /// decisive can tell a release from a spring.
  static let charge = 5.0

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    let curve = ReleaseTail.curve(p, velocity: 0)
    return SIMD4(1, 1 - curve.distance(at: max(time - p[1], 0)), 0, 0)
  }

  func limited(_ p: [Double]) -> [Double] { [SpringTail.limited(logOmega: p[0]), p[1]] }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    .release(
      ReleaseModel(
        omega: exp(p[0]), start: p[1], from: factors[0], to: factors[0] + factors[1], velocity: 0))
  }
}
