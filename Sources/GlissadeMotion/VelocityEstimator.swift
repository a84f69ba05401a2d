import Foundation
import GlissadeGeometry

/// How fast a pointer goes, from where it was and when.
///
/// Source: a parabola fitted by least squares to each coordinate over the last 100 ms; the velocity
/// is its slope at the newest sample. Events must be added with the times they happened at: an
/// event stamped with its frame's time instead bends the parabola.
package struct VelocityEstimator: Hashable, Sendable {
  package struct Sample: Hashable, Sendable, Codable {
    /// In s.
    package var time: TimeInterval
    /// In points.
    package var location: CGPoint

    package init(time: TimeInterval, location: CGPoint) {
      self.time = time
      self.location = location
    }
  }

  /// The longest time between two readings of the event queue lately, in s; 0 where events arrive
  /// as they happen. A stalled pump stamps a whole stroke late, and its gaps are no pauses.
  package var pumpInterval: TimeInterval

  /// The samples the estimate may need, oldest first, at distinct times.
  package private(set) var samples: [Sample] = []

  /// When the location last changed; the first sample counts as a change.
  private var lastMotion: TimeInterval?

  package init(pumpInterval: TimeInterval = 0) {
    self.pumpInterval = pumpInterval
  }

  /// Adds where the pointer is at `time`.
  ///
  /// A sample that is no newer than the last replaces it: several events may carry one time stamp,
  /// and the last of them is where the pointer is.
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
    // A stalled pump leaves two samples that are further apart than the window: they are the stroke.
    let oldest = (samples.last?.time ?? time) - max(MotionConstants.velocityWindow, pause)
    // A hair of slack: differences of times in seconds miss a whole millisecond by rounding.
    samples.removeAll { $0.time < oldest - Self.slack }
  }

  package mutating func add(_ sample: Sample) {
    add(time: sample.time, location: sample.location)
  }

  /// Moves the pointer's whole path: it is elsewhere now, and took no time to get there, so that its
  /// velocity stays what it was.
  package mutating func displace(by step: CGVector) {
    for index in samples.indices {
      samples[index].location.x += step.dx
      samples[index].location.y += step.dy
    }
  }

  /// Forgets all samples.
  package mutating func reset() {
    samples = []
    lastMotion = nil
  }

  /// The velocity in pt/s of a pointer let go, or looked at, at `time` (M-02…M-05).
  ///
  /// Exactly zero when the pointer has rested for longer than the pause; until then the velocity of
  /// its last motion, unchanged.
  package func velocity(at time: TimeInterval) -> CGVector {
    guard let lastMotion, time - lastMotion <= pause + Self.slack else { return .zero }
    let window = window
    let fit = pureFit
    return CGVector(
      dx: Self.withoutFalseReversal(Double(fit.dx), window.map { Double($0.location.x) }),
      dy: Self.withoutFalseReversal(Double(fit.dy), window.map { Double($0.location.y) }))
  }

  /// The slope of the fit at the newest sample, whenever that was and whichever way it points.
  package var pureFit: CGVector {
    let window = window
    guard let newest = window.last else { return .zero }
    let times = window.map { $0.time - newest.time }
    return CGVector(
      dx: LeastSquares.slopeAtZero(times: times, values: window.map { Double($0.location.x) }),
      dy: LeastSquares.slopeAtZero(times: times, values: window.map { Double($0.location.y) }))
  }

  private static let slack: TimeInterval = 1e-9

  /// How long a pointer may rest before it counts as held.
  private var pause: TimeInterval {
    max(MotionConstants.velocityPause, MotionConstants.velocityPauseInPumps * pumpInterval)
  }

  /// The samples since the last pause.
  private var window: ArraySlice<Sample> {
    var first = max(samples.count - 1, 0)
    while first > 0, samples[first].time - samples[first - 1].time <= pause + Self.slack {
      first -= 1
    }
    return samples[first...]
  }

  /// 0 for a fit that runs against all of the movement: the end of a braking stroke, not a way
  /// back.
  private static func withoutFalseReversal(_ slope: Double, _ values: [Double]) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    let opposes = slope * (last - first) < 0
    let wentThere = zip(values, values.dropFirst()).contains { ($1 - $0) * slope > 0 }
    return opposes && !wentThere ? 0 : slope
  }
}
