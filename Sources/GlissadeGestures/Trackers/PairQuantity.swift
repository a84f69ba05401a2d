import Foundation
import GlissadeGeometry
import GlissadeMotion

/// The reading of a quantity of two touches by their newest samples, and by the locations that the
/// current frame shows.
struct PairReading: Sendable {
  var sampled: Double
  var shown: Double
}

/// A quantity of two touches, such as the logarithm of their distance, with its velocity.
///
/// Only its changes while both touches are down count, so that an ended or a new touch does not
/// make it jump.
struct PairQuantity: Sendable {
  /// The sum of the changes so far, as the current frame shows them.
  private(set) var value = 0.0
  /// The sum of the changes of the newest samples so far. The velocity follows it.
  private(set) var sampledValue = 0.0
  /// The latest reading, or `nil` while a touch is missing.
  private var reading: PairReading?
  private var estimator = VelocityEstimator()

  /// The timing of the events.
  var timing: InputTiming {
    get { estimator.timing }
    set { estimator.timing = newValue }
  }

  /// Starts with a reading after the second touch has come.
  mutating func start(at reading: PairReading, _ time: TimeInterval) {
    self.reading = reading
    estimator.reset()
    estimator.add(time: time, location: CGPoint(x: sampledValue, y: 0))
  }

  /// Stops until the next start: a touch has gone. The velocity remains that of the last change.
  mutating func stop() { reading = nil }

  /// Adds the change since the last reading.
  ///
  /// - Parameters:
  ///   - period: The difference between two readings of the same meaning, such as a full turn.
  ///   - isTimePaused: A Boolean value that indicates whether the change takes no time and leaves
  ///     the velocity as it was.
  mutating func follow(
    _ new: PairReading, _ time: TimeInterval, period: Double = .infinity, isTimePaused: Bool
  ) {
    guard let reading else { return }
    let change = Self.change(new.sampled - reading.sampled, period)
    sampledValue += change
    value += Self.change(new.shown - reading.shown, period)
    self.reading = new
    if isTimePaused {
      estimator.displace(by: CGVector(dx: change, dy: 0))
    } else {
      estimator.add(time: time, location: CGPoint(x: sampledValue, y: 0))
    }
  }

  private static func change(_ difference: Double, _ period: Double) -> Double {
    period.isFinite ? remainder(difference, period) : difference
  }

  /// Returns the change per second of a release at `time`, exactly 0 after a pause (F-09).
  func velocity(at time: TimeInterval) -> Double { Double(estimator.velocity(at: time).dx) }
}

extension [TouchSample] {
  /// The distance of the first two touches in points, at least 1.
  var span: Double {
    count < 2
      ? 1
      : Swift.max(
        hypot(self[1].location.x - self[0].location.x, self[1].location.y - self[0].location.y), 1)
  }

  /// The direction from the first touch to the second in radians, clockwise from the right.
  var angle: Double {
    count < 2
      ? 0 : atan2(self[1].location.y - self[0].location.y, self[1].location.x - self[0].location.x)
  }
}
