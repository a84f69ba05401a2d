import Foundation
import UIKit

/// The state of a released panel, with the spring that moves it to its end. The spring is that of
/// the demos: critically damped, with no initial acceleration.
@MainActor struct PanelRelease {
  /// The distance to its end, in points.
  let distance: CGFloat
  /// The velocity towards its end, in points per second.
  let velocity: CGFloat

  /// The velocity per second as a fraction of the remaining distance.
  private var relativeVelocity: CGFloat { distance > 0 ? velocity / distance : 0 }
  /// The frequency of the spring, in radians per second.
  private var frequency: CGFloat { max(2 * relativeVelocity, 6) }

  var spring: UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
  }

  /// Returns the distance that the panel moves in a number of seconds, in points, by the closed
  /// form of the spring.
  func travel(after seconds: Double) -> CGFloat {
    let decay = exp(-frequency * seconds)
    return distance * (1 - (1 + (frequency - relativeVelocity) * seconds) * decay)
  }
}
