import Foundation
import GlissadeGeometry

/// An estimator of a pointer's velocity from its locations and their times.
///
/// Source: a parabola is fitted by least squares to each coordinate over the last 100 ms, and the
/// velocity is its slope at the newest sample. Events must be added with the times at which they
/// occurred, because frame times would distort the parabola.
///
/// Velocities are in points per second of scene time. The 100 ms and the pause are in real time: in
/// slow motion they are shorter in scene time, so that a stroke is evaluated alike at every speed.
package struct VelocityEstimator: Hashable, Sendable {
  /// The location of the pointer at a time.
  package struct Sample: Hashable, Sendable, Codable {
    /// The time, in seconds.
    package var time: TimeInterval
    /// The location, in points.
    package var location: CGPoint

    /// Creates a sample.
    package init(time: TimeInterval, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// The timing of the events. A change of the speed also applies to the samples so far, as if they
  /// were made at the new speed.
  package var timing: InputTiming {
    didSet { if timing.speed != oldValue.speed { stretch(by: timing.speed / oldValue.speed) } }
  }

  /// The samples that an estimate may need, oldest first, with distinct times.
  package private(set) var samples: [Sample] = []

  /// The time of the last change of location. The first sample counts as a change.
  private var lastMotion: TimeInterval?

  /// Creates an estimator without samples.
  package init(timing: InputTiming = InputTiming()) {
    self.timing = timing
  }

  /// Adds the location of the pointer at `time`.
  ///
  /// A sample that is not newer than the last sample replaces the location of that sample, because
  /// several events can have the same timestamp and the last of them is the current location.
  package mutating func add(time: TimeInterval, location: CGPoint) {
    precondition(
      time.isFinite && location.x.isFinite && location.y.isFinite,
      "A velocity sample's time and location must be finite.")
    if samples.last?.location != location {
      lastMotion = max(time, samples.last?.time ?? time)
    }
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].location = location
    } else {
      samples.append(Sample(time: time, location: location))
    }
    // After a delayed reading of the event queue, two samples can be further apart than the window.
    // Both remain then, because the time span is at least the pause.
    let span = max(MotionConstants.velocityWindow * timing.speed, pause)
    let oldest = (samples.last?.time ?? time) - span
    // The slack is needed because differences of times in seconds miss a whole millisecond by
    // rounding.
    samples.removeAll { $0.time < oldest - Self.slack }
  }

  /// Adds a sample.
  package mutating func add(_ sample: Sample) {
    add(time: sample.time, location: sample.location)
  }

  /// Moves all samples by a step, for a movement that takes no time and leaves the velocity
  /// unchanged.
  package mutating func displace(by step: CGVector) {
    for index in samples.indices {
      samples[index].location.x += step.dx
      samples[index].location.y += step.dy
    }
  }

  /// Removes all samples.
  package mutating func reset() {
    samples = []
    lastMotion = nil
  }

  /// Returns the velocity of a pointer that is released or observed at `time`, in points per second
  /// (M-02…M-05).
  ///
  /// The velocity is exactly zero if the pointer has rested for longer than the pause, and
  /// otherwise that of the last movement.
  package func velocity(at time: TimeInterval) -> CGVector {
    guard let lastMotion, time - lastMotion <= pause + Self.slack else { return .zero }
    let window = window
    let fit = pureFit
    return CGVector(
      dx: Self.withoutFalseReversal(Double(fit.dx), window.map { Double($0.location.x) }),
      dy: Self.withoutFalseReversal(Double(fit.dy), window.map { Double($0.location.y) }))
  }

  /// The slope of the fitted parabola at the newest sample, in points per second, regardless of the
  /// age of the sample and of the direction of the movement.
  package var pureFit: CGVector {
    let window = window
    guard let newest = window.last else { return .zero }
    let times = window.map { $0.time - newest.time }
    return CGVector(
      dx: LeastSquares.slopeAtZero(times: times, values: window.map { Double($0.location.x) }),
      dy: LeastSquares.slopeAtZero(times: times, values: window.map { Double($0.location.y) }))
  }

  private static let slack: TimeInterval = 1e-9

  /// The time that a pointer can rest before its velocity counts as 0, in seconds of scene time.
  private var pause: TimeInterval {
    max(
      MotionConstants.velocityPause * timing.speed,
      MotionConstants.velocityPauseInPumps * timing.pumpInterval)
  }

  /// Multiplies the ages of all samples by `factor`. The newest sample has the age 0.
  private mutating func stretch(by factor: Double) {
    guard let newest = samples.last?.time else { return }
    for index in samples.indices {
      samples[index].time = newest + (samples[index].time - newest) * factor
    }
    lastMotion = lastMotion.map { newest + ($0 - newest) * factor }
  }

  /// The samples since the last pause.
  private var window: ArraySlice<Sample> {
    var first = max(samples.count - 1, 0)
    while first > 0, samples[first].time - samples[first - 1].time <= pause + Self.slack {
      first -= 1
    }
    return samples[first...]
  }

  /// Returns `slope`, or 0 if its direction is opposite to every movement between the samples. Such
  /// a slope is the end of a braking stroke and not a movement back.
  private static func withoutFalseReversal(_ slope: Double, _ values: [Double]) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    let opposes = slope * (last - first) < 0
    let wentThere = zip(values, values.dropFirst()).contains { ($1 - $0) * slope > 0 }
    return opposes && !wentThere ? 0 : slope
  }
}
