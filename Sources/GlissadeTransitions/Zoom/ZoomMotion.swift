import Foundation

/// The motion of a released page to its end: one critically damped spring for all components.
///
/// Each component starts with its own velocity, and the angular frequency is that of the
/// `HandOffSpring` on the straight line to the end, so that all components arrive together:
///
///     x(t) = (x₀ + (v₀ + ωx₀)·t)·e^(−ωt)
package struct ZoomMotion: Hashable, Sendable {
  /// The pose at the end.
  package let target: ZoomPose
  /// The time of the start, in seconds.
  package let start: TimeInterval
  /// The angular frequency ω, in radians per second.
  package let frequency: Double
  private let distance: SIMD8<Double>
  private let velocity: SIMD8<Double>

  /// The least angular frequency and the greatest one, in radians per second. The greatest one
  /// bounds the acceleration of a page that is thrown at an end close by.
  private static let frequencies: ClosedRange<Double> = 12.5...40
  /// The distance below which the direction to the end does not count, in points.
  private static let shortestDistance = 4.0
  /// The change of the size's logarithm below which its velocity does not count.
  private static let shortestScaling = 0.05

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - pose: The pose at the start.
  ///   - velocity: The components' velocities at the start, per second.
  ///   - target: The pose at the end.
  ///   - start: The time of the start, in seconds.
  ///   - frequency: The angular frequency in radians per second; `nil` derives it from the
  ///     velocity.
  package init(
    from pose: ZoomPose, velocity: SIMD8<Double>, to target: ZoomPose, at start: TimeInterval,
    frequency: Double? = nil
  ) {
    self.target = target
    self.start = start
    self.velocity = velocity
    distance = pose.components - target.components
    self.frequency = frequency ?? Self.frequency(of: velocity, over: distance)
  }

  private static func frequency(of velocity: SIMD8<Double>, over distance: SIMD8<Double>) -> Double
  {
    let line = (distance[0] * distance[0] + distance[1] * distance[1]).squareRoot()
    let towards = -(velocity[0] * distance[0] + velocity[1] * distance[1])
    let moving = line < shortestDistance ? 0 : towards / (line * line)
    let scaling = (distance[2] + distance[3]) / 2
    let shrinking =
      abs(scaling) < shortestScaling ? 0 : -(velocity[2] + velocity[3]) / 2 / scaling
    let natural = [moving, shrinking].map { relative in
      Double(HandOffSpring(relativeVelocity: CGFloat(max(relative, 0))).angularFrequency)
    }
    return min(max(natural.max() ?? 0, frequencies.lowerBound), frequencies.upperBound)
  }

  /// Returns the pose at a time.
  package func pose(at time: TimeInterval) -> ZoomPose {
    let elapsed = max(time - start, 0)
    let decay = exp(-frequency * elapsed)
    let rest = (distance + (velocity + frequency * distance) * elapsed) * decay
    return ZoomPose(components: target.components + rest)
  }

  /// Returns the components' velocities at a time, per second.
  package func velocity(at time: TimeInterval) -> SIMD8<Double> {
    let elapsed = max(time - start, 0)
    let pull = (velocity + frequency * distance) * (frequency * elapsed)
    return (velocity - pull) * exp(-frequency * elapsed)
  }

  /// Returns whether the rest of the motion is invisible: less than a quarter of a point, and less
  /// than one step of a color.
  package func isSettled(at time: TimeInterval) -> Bool {
    let rest = pose(at: time).components - target.components
    let speed = velocity(at: time) / frequency
    let size = target.size
    let width = Double(size.width)
    let height = Double(size.height)
    let scales = SIMD8(1, 1, width, height, max(width, height), 64, width, 64)
    let visible = 0.25
    return (0..<8).allSatisfy { abs(rest[$0] * scales[$0]) + abs(speed[$0] * scales[$0]) < visible }
  }
}
