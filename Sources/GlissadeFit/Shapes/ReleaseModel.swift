import Foundation
import GlissadeMotion

/// The motion by which Glissade continues a drag after its release, a `ReleaseCurve`.
package struct ReleaseModel: FittedMotion, Hashable {
  /// The angular frequency ω, in rad/s.
  package var omega: Double
  /// The instant at which the motion starts, in seconds.
  package var start: Double
  /// The value at the start of the motion.
  package var from: Double
  /// The value at the end of the motion.
  package var to: Double
  /// The velocity at the start in units per second, positive for increasing values.
  package var velocity: Double
}

extension ReleaseModel {
  /// The damping ratio of the motion. As with a critically damped spring, all poles of the motion
  /// are at −ω.
  package static let dampingRatio = 1.0

  package var parameters: [(name: String, value: Double)] {
    [
      ("damping_ratio", Self.dampingRatio), ("omega", omega), ("velocity", velocity),
      ("start", start), ("from", from), ("to", to),
    ]
  }

  /// Creates the motion from its parameters. The damping ratio among them is ignored, because it is
  /// the same for all motions of this kind.
  package init(_ values: [Double]) {
    self.init(
      omega: values[1], start: values[3], from: values[4], to: values[5], velocity: values[2])
  }

  package func value(at time: TimeInterval) -> Double {
    guard time > start else { return from }
    return to
      + ReleaseCurve(distance: from - to, velocity: velocity, frequency: omega)
      .distance(at: time - start)
  }
}
