import Foundation
import GlissadeMotion

/// The motion of a released page to its end, at which all components of its pose arrive together.
///
/// Each component of the pose moves like a `ReleaseMotion` with its own velocity. The angular
/// frequency is that of the `HandOffSpring` for the straight line to the end:
///
///     x(t) = (x₀ + (v₀ + ωx₀)·t + c·t²)·e^(−ωt)
package struct ZoomMotion: Hashable, Sendable {
  /// The pose of the page at the end of the motion.
  package let target: ZoomPose
  /// The time of the start, in seconds.
  package let start: TimeInterval
  /// The angular frequency ω, in radians per second.
  package let frequency: Double
  private let distance: SIMD8<Double>
  private let velocity: SIMD8<Double>
  /// The coefficient v₀ + ωx₀ of t in the motion's formula.
  private let linear: SIMD8<Double>
  /// The coefficient c of t² in the motion's formula.
  private let square: SIMD8<Double>
  /// The spring by which all components move instead, or `nil` for the motion of a release.
  private let spring: Spring?

  /// The least and the greatest angular frequency, in radians per second. With the least one a page
  /// settles within 0.55 s, although a quarter of a point, at which it is settled, is less than the
  /// settled fraction of its distance (H-09). The greatest one bounds the acceleration of a page
  /// that is thrown towards an end close by. Another settling time divides the least one.
  private static let frequencies: ClosedRange<Double> = 24...48
  /// The distance in points from the page to its end below which the velocity along the direction
  /// to the end is ignored.
  private static let shortestDistance = 4.0
  /// The change of the size's logarithm below which the velocity of the size is ignored.
  private static let shortestScaling = 0.05

  /// Creates a motion from a pose to another.
  ///
  /// - Parameters:
  ///   - pose: The pose at the start.
  ///   - velocity: The components' velocities at the start, per second.
  ///   - target: The pose at the end.
  ///   - start: The time of the start, in seconds.
  ///   - frequency: The angular frequency in radians per second; `nil` derives it from the
  ///     velocity.
  ///   - settlingTime: The settling time of a frequency that is derived, in seconds.
  ///   - spring: A spring by which all components move, whose frequency then counts; `nil` for the
  ///     motion of a release.
  package init(
    from pose: ZoomPose, velocity: SIMD8<Double>, to target: ZoomPose, at start: TimeInterval,
    frequency: Double? = nil, settlingTime: CGFloat = HandOffSpring.usualSettlingTime,
    spring: Spring? = nil
  ) {
    let distance = pose.components - target.components
    let frequency =
      spring?.angularFrequency ?? frequency
      ?? Self.frequency(of: velocity, over: distance, settlingIn: settlingTime)
    var square = SIMD8<Double>()
    for component in 0..<8 {
      square[component] = ReleaseCurve.square(
        distance: distance[component], velocity: velocity[component], frequency: frequency)
    }
    self.init(
      to: target, start: start, frequency: frequency, distance: distance, velocity: velocity,
      square: square, spring: spring)
  }

  /// Returns a motion that continues from a time to another target, with the page's velocity and
  /// acceleration at that time.
  package func turned(to target: ZoomPose, at time: TimeInterval) -> ZoomMotion {
    let distance = pose(at: time).components - target.components
    let velocity = velocity(at: time)
    let elapsed = max(time - start, 0)
    let steady = acceleration(at: elapsed) + 2 * frequency * velocity
    return ZoomMotion(
      to: target, start: time, frequency: frequency, distance: distance, velocity: velocity,
      square: (steady + frequency * frequency * distance) / 2, spring: spring)
  }

  private init(
    to target: ZoomPose, start: TimeInterval, frequency: Double, distance: SIMD8<Double>,
    velocity: SIMD8<Double>, square: SIMD8<Double>, spring: Spring?
  ) {
    self.target = target
    self.start = start
    self.frequency = frequency
    self.distance = distance
    self.velocity = velocity
    self.square = square
    self.spring = spring
    linear = velocity + frequency * distance
  }

  private static func frequency(
    of velocity: SIMD8<Double>, over distance: SIMD8<Double>, settlingIn time: CGFloat
  ) -> Double {
    let line = (distance[0] * distance[0] + distance[1] * distance[1]).squareRoot()
    let towards = -(velocity[0] * distance[0] + velocity[1] * distance[1])
    let moving = line < shortestDistance ? 0 : towards / (line * line)
    let scaling = (distance[2] + distance[3]) / 2
    let shrinking =
      abs(scaling) < shortestScaling ? 0 : -(velocity[2] + velocity[3]) / 2 / scaling
    let natural = [moving, shrinking].map { relative in
      Double(
        HandOffSpring(relativeVelocity: CGFloat(relative), settlingTime: time).angularFrequency)
    }
    let least = frequencies.lowerBound * HandOffSpring.usualSettlingTime / time
    return min(max(natural.max() ?? 0, least), max(frequencies.upperBound, least))
  }

  /// Returns the pose of the page at a time.
  package func pose(at time: TimeInterval) -> ZoomPose {
    ZoomPose(components: target.components + rest(after: max(time - start, 0)))
  }

  /// Returns the components' distances from the end after an elapsed time.
  private func rest(after elapsed: TimeInterval) -> SIMD8<Double> {
    if let basis {
      return distance * basis.0.value(at: elapsed) + velocity * basis.1.value(at: elapsed)
    }
    return (distance + (linear + square * elapsed) * elapsed) * exp(-frequency * elapsed)
  }

  /// The motions of the spring from a distance of 1 and from a velocity of 1. The motion of each
  /// component is a weighted sum of them. The value is `nil` for the motion of a release.
  private var basis: (SpringMotion, SpringMotion)? {
    spring.map {
      (
        SpringMotion(spring: $0, start: 1, target: 0, velocity: 0),
        SpringMotion(spring: $0, start: 0, target: 0, velocity: 1)
      )
    }
  }

  /// Returns the components' velocities at a time, per second.
  package func velocity(at time: TimeInterval) -> SIMD8<Double> {
    let elapsed = max(time - start, 0)
    if let basis {
      return distance * basis.0.velocity(at: elapsed) + velocity * basis.1.velocity(at: elapsed)
    }
    let change = 2 * square - frequency * (linear + square * elapsed)
    return (velocity + change * elapsed) * exp(-frequency * elapsed)
  }

  /// Returns the components' accelerations after an elapsed time, per second squared.
  private func acceleration(at elapsed: TimeInterval) -> SIMD8<Double> {
    if let spring {
      let braking = 2 * spring.dampingRatio * frequency * velocity(at: start + elapsed)
      return -frequency * frequency * rest(after: elapsed) - braking
    }
    let rest = distance + (linear + square * elapsed) * elapsed
    let slope = linear + 2 * square * elapsed
    let bend = 2 * square - 2 * frequency * slope
    return (bend + frequency * frequency * rest) * exp(-frequency * elapsed)
  }

  /// Returns whether the rest of the motion is invisible: less than a quarter of a point, and less
  /// than one step of a color component.
  ///
  /// At an elapsed time t from now, the rest is (x + b·t + c·t²)·e^(−ωt), where t·e^(−ωt) is at
  /// most 1/(e·ω), and t²·e^(−ωt) is at most the square of 2/(e·ω).
  package func isSettled(at time: TimeInterval) -> Bool {
    let elapsed = max(time - start, 0)
    let decay = exp(-frequency * elapsed)
    let longest = 1 / (M_E * frequency)
    let rest = distance + (linear + square * elapsed) * elapsed
    let slope = (linear + 2 * square * elapsed) * longest
    let bend = square * (4 * longest * longest)
    let size = target.size
    let width = Double(size.width)
    let height = Double(size.height)
    let scales = SIMD8(1, 1, width, height, max(width, height), 64, width, 64)
    let visible = 0.25
    if spring != nil {
      // The energy of a spring decreases, so that no later distance is greater than this one.
      let (rest, speed) = (self.rest(after: elapsed), self.velocity(at: time) / frequency)
      return (0..<8).allSatisfy { hypot(rest[$0], speed[$0]) * scales[$0] < visible }
    }
    return (0..<8).allSatisfy {
      (abs(rest[$0]) + abs(slope[$0]) + abs(bend[$0])) * decay * scales[$0] < visible
    }
  }
}
