import Foundation
import UIKit

/// The state of a panel at its release, and the spring that moves it to its final position. The
/// spring is the same as in the demos: critically damped, without an initial acceleration.
@MainActor struct PanelRelease {
  /// The distance of the panel to its final position, in points.
  let distance: CGFloat
  /// The velocity of the panel towards its final position, in points per second.
  let velocity: CGFloat

  /// The velocity divided by the remaining distance, in 1/s.
  private var relativeVelocity: CGFloat { distance > 0 ? velocity / distance : 0 }
  /// The frequency of the spring, in radians per second.
  private var frequency: CGFloat { max(2 * relativeVelocity, 6) }

  var spring: UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
  }

  /// Returns the distance in points that the panel moves in a number of seconds, computed with the
  /// closed form of the spring.
  func travel(after seconds: Double) -> CGFloat {
    let decay = exp(-frequency * seconds)
    return distance * (1 - (1 + (frequency - relativeVelocity) * seconds) * decay)
  }
}
