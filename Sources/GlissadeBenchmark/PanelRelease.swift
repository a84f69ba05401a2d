import Foundation
import UIKit

/// A released panel: how far it is from its end and how fast, and the spring that takes it there. The
/// spring is that of the demos: critically damped, and neither speeding up nor braking at first.
@MainActor struct PanelRelease {
  /// To its end, in points.
  let distance: CGFloat
  /// Towards its end, in points per second.
  let velocity: CGFloat

  /// The remaining fraction that the velocity would use up, per second.
  private var relativeVelocity: CGFloat { distance > 0 ? velocity / distance : 0 }
  /// Of the spring, in radians per second.
  private var frequency: CGFloat { max(2 * relativeVelocity, 6) }

  var spring: UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
      initialVelocity: CGVector(dx: relativeVelocity, dy: relativeVelocity))
  }

  /// How far the panel has to be after so many seconds, in points: the closed form of the spring.
  func travel(after seconds: Double) -> CGFloat {
    let decay = exp(-frequency * seconds)
    return distance * (1 - (1 + (frequency - relativeVelocity) * seconds) * decay)
  }
}
