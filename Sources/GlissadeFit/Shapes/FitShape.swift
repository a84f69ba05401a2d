import Foundation

/// A family of motions: a sum of at most four functions of time, whose factors follow from the data
/// by linear equations, and a few parameters, which are searched for.
protocol FitShape: Sendable {
  /// The number of functions.
  var basisCount: Int { get }
  /// The number of parameters of the motion, with the start, for the criterion of choice.
  var freedom: Int { get }
  /// Returns the functions at a time, which is relative to the first sample.
  func basis(at time: Double, _ parameters: [Double]) -> SIMD4<Double>
  /// Returns the nearest parameters that the functions exist for.
  func limited(_ parameters: [Double]) -> [Double]
  /// Returns the motion, from times relative to the first sample.
  func model(_ parameters: [Double], _ factors: SIMD4<Double>) -> MotionModel
}
