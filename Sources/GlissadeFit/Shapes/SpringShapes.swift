import Foundation
import GlissadeMotion

/// A motion of a spring for data that contain only what follows the start. Its parameters are ω and
/// ζ; the distance and the velocity at the start are factors of the functions.
struct SpringTail: FitShape {
  /// The given damping ratio; `nil` if it is a parameter of the search.
  var dampingRatio: Double?
  /// The time of the spring's start, relative to the first sample.
  var start: Double

  let basisCount = 3
  var freedom: Int { dampingRatio == nil ? 6 : 5 }

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    let functions = Self.functions(p, dampingRatio)
    let (even, odd) = functions.parts(at: max(time - start, 0))
    return SIMD4(1, even, odd * functions.omega, 0)
  }

  func limited(_ p: [Double]) -> [Double] { Self.limited(p, dampingRatio) }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    let functions = Self.functions(p, dampingRatio)
    let velocity = factors[2] * functions.omega - functions.beta * factors[1]
    return .spring(
      SpringModel(
        dampingRatio: functions.beta / functions.omega, omega: functions.omega, start: start,
        from: factors[0] + factors[1], to: factors[0], velocity: velocity))
  }

  /// The range of ln ω in the search, with periods of 25 s to 5 ms.
  private static let omegas = log(0.25)...log(1200)
  /// The range of ln ζ in the search, from a nearly undamped spring to a strongly damped one.
  private static let ratios = log(0.002)...log(20)

  static func functions(_ p: [Double], _ dampingRatio: Double?) -> SpringKernel {
    let omega = exp(p[0])
    return SpringKernel(omega: omega, beta: omega * (dampingRatio ?? exp(p[1])))
  }

  static func limited(_ p: [Double], _ dampingRatio: Double?) -> [Double] {
    var p = p
    p[0] = limited(logOmega: p[0])
    if dampingRatio == nil { p[1] = min(max(p[1], ratios.lowerBound), ratios.upperBound) }
    return p
  }

  /// Returns the nearest ln ω in the range of the search.
  static func limited(logOmega: Double) -> Double {
    min(max(logOmega, omegas.lowerBound), omegas.upperBound)
  }
}

/// A motion of a spring that begins from rest. Its parameters are ω, ζ and the instant of the
/// start, before which the value is constant.
struct SpringFromRest: FitShape {
  /// The given damping ratio; `nil` if it is a parameter of the search.
  var dampingRatio: Double?
  /// A Boolean value that indicates whether the spring can have a velocity at the start.
  var hasVelocity: Bool

  var basisCount: Int { hasVelocity ? 3 : 2 }
  var freedom: Int { 4 + (dampingRatio == nil ? 1 : 0) + (hasVelocity ? 1 : 0) }

  func basis(at time: Double, _ p: [Double]) -> SIMD4<Double> {
    let elapsed = time - p[p.count - 1]
    guard elapsed > 0 else { return SIMD4(1, 0, 0, 0) }
    let functions = SpringTail.functions(p, dampingRatio)
    let (even, odd) = functions.parts(at: elapsed)
    return SIMD4(
      1, 1 - even - functions.beta * odd, hasVelocity ? odd * functions.omega : 0, 0)
  }

  func limited(_ p: [Double]) -> [Double] { SpringTail.limited(p, dampingRatio) }

  func model(_ p: [Double], _ factors: SIMD4<Double>) -> MotionModel {
    let functions = SpringTail.functions(p, dampingRatio)
    return .spring(
      SpringModel(
        dampingRatio: functions.beta / functions.omega, omega: functions.omega,
        start: p[p.count - 1], from: factors[0], to: factors[0] + factors[1],
        velocity: hasVelocity ? factors[2] * functions.omega : 0))
  }
}
