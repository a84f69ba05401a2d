import Foundation

/// A family of motions. A motion is a sum of at most four functions of time, whose factors follow
/// from the data by linear equations. The functions have a few parameters, which are searched for.
protocol FitShape: Sendable {
  /// The number of the family's functions.
  var basisCount: Int { get }
  /// The number of parameters of a motion, including its start, which the criterion of choice
  /// charges.
  var freedom: Int { get }
  /// The additional charge of the criterion for a kind of motion that is rare; 0 for others.
  var prior: Double { get }
  /// Returns the values of the functions at a time relative to that of the first sample.
  func basis(at time: Double, _ parameters: [Double]) -> SIMD4<Double>
  /// Returns the nearest parameters for which the functions are defined.
  func limited(_ parameters: [Double]) -> [Double]
  /// Returns the motion with given parameters and factors, at times relative to that of the first
  /// sample.
  func model(_ parameters: [Double], _ factors: SIMD4<Double>) -> MotionModel
}

extension FitShape {
  var prior: Double { 0 }
}
