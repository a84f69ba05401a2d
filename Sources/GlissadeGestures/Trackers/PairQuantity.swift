import Foundation
import GlissadeGeometry
import GlissadeMotion

/// A quantity of two touches, read from their newest samples and from the locations that the
/// current frame shows.
struct PairReading: Sendable {
  var sampled: Double
  var shown: Double
}

/// A quantity of two touches, such as the logarithm of their distance, with its velocity.
///
/// Only changes of the quantity while both touches are down count, so that the value does not jump
/// when a touch ends or another one begins.
struct PairQuantity: Sendable {
  /// The sum of the changes so far at the locations that the current frame shows.
  private(set) var value = 0.0
  /// The sum of the changes so far by the newest samples, from which the velocity is computed.
  private(set) var sampledValue = 0.0
  /// The latest reading, or `nil` while a touch is missing.
  private var reading: PairReading?
  private var estimator = VelocityEstimator()

  /// The timing of the events, which determines the estimated velocity.
  var timing: InputTiming {
    get { estimator.timing }
    set { estimator.timing = newValue }
  }

  /// Starts to add changes, from a reading at the arrival of the second touch.
  mutating func start(at reading: PairReading, _ time: TimeInterval) {
    self.reading = reading
    estimator.reset()
    estimator.add(time: time, location: CGPoint(x: sampledValue, y: 0))
  }

  /// Stops adding changes after a touch has ended. The velocity remains that of the last change.
  mutating func stop() { reading = nil }

  /// Adds the change since the last reading.
  ///
  /// - Parameters:
  ///   - period: The difference between two readings of the same meaning, such as a full turn;
  ///     infinity for a quantity without one.
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

  /// Returns the change per second of a quantity released at `time`, exactly 0 after a pause
  /// (F-09).
  func velocity(at time: TimeInterval) -> Double { Double(estimator.velocity(at: time).dx) }
}

extension [TouchSample] {
  /// The distance between the first two touches in points, at least 1.
  var span: Double {
    count < 2
      ? 1
      : Swift.max(
        hypot(self[1].location.x - self[0].location.x, self[1].location.y - self[0].location.y), 1)
  }

  /// The direction from the first touch to the second in radians, measured clockwise from
  /// rightwards.
  var angle: Double {
    count < 2
      ? 0 : atan2(self[1].location.y - self[0].location.y, self[1].location.x - self[0].location.x)
  }
}
