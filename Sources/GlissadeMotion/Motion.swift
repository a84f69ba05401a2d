/// A motion as a pure function of the seconds since its start.
package protocol Motion: Sendable {
  func value(at time: Double) -> Double
  /// Units of the value per second.
  func velocity(at time: Double) -> Double
  func isSettled(at time: Double) -> Bool
}
