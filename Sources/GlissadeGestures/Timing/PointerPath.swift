import Foundation
import GlissadeGeometry
import GlissadeMotion

/// The recent path of a pressed pointer, with the place at which a frame of a drag shows the
/// pointer (M-51).
///
/// That place is the pointer's location at a constant age before the frame's instant. It lies
/// between two samples, or a little beyond the last one. A pointer that rests is shown at its last
/// sample.
package struct PointerPath: Hashable, Sendable {
  /// A location at a time in seconds of the scene's time.
  package typealias Sample = VelocityEstimator.Sample

  /// The location of the press.
  package let start: CGPoint
  /// The time of the latest change of location; `nil` for a pointer that has not moved.
  package private(set) var lastMovement: TimeInterval?
  /// The samples that can still be shown, and the two samples before them; oldest first.
  private var samples: [Sample]
  private var age = SampleAge()
  /// The time up to which the path has been shown.
  private var shownUntil: TimeInterval
  /// The sample that the last frame has shown, which can lie beyond the newest one.
  private var shown: Sample
  /// The difference in seconds up to which two times count as equal. It is far above rounding
  /// errors.
  private static let slack = 1e-6

  /// Creates a path that begins with a press.
  package init(from location: CGPoint, at time: TimeInterval) {
    start = location
    shown = Sample(time: time, location: location)
    samples = [shown]
    shownUntil = time
  }

  private var newest: Sample { samples[samples.count - 1] }

  /// The location of the newest sample.
  package var location: CGPoint { newest.location }

  /// A Boolean value that indicates whether the last frame has shown another place than that of the
  /// newest sample, so that the next frame differs even without a further sample.
  package var isBehind: Bool { shown.location != newest.location }

  /// Adds a sample. A sample that is not newer than the last one replaces the location of that one.
  ///
  /// - Parameter speed: The scene seconds that pass in a second of real time.
  package mutating func add(_ sample: Sample, speed: Double) {
    let last = newest
    let time = max(sample.time, last.time)
    if sample.location != last.location { lastMovement = time }
    age.addSample(after: (time - last.time) / speed)
    if time == last.time {
      samples[samples.count - 1].location = sample.location
    } else {
      samples.append(Sample(time: time, location: sample.location))
    }
  }

  /// Moves the pointer while the scene's time is paused. The next frame shows it at that location.
  package mutating func displace(to location: CGPoint) {
    let time = newest.time
    if location != newest.location { lastMovement = time }
    samples = [Sample(time: time, location: location)]
  }

  /// Returns the time and the location of the pointer that the frame of an instant shows.
  ///
  /// - Parameter continues: A Boolean value that indicates whether the pointer may have moved since
  ///   the last sample, which a release excludes.
  package func sample(shownAt now: TimeInterval, speed: Double, continues: Bool = true) -> Sample {
    guard let age = age.value else { return newest }
    let time = max(now - age * speed, shownUntil)
    let beyond = time - newest.time
    if beyond > Self.slack, continues { return extrapolated(by: beyond, speed: speed) }
    // A place beyond the newest sample that the last frame has shown is kept.
    if beyond > Self.slack { return shown.time > newest.time ? shown : newest }
    if beyond > -Self.slack { return newest }
    guard let next = samples.firstIndex(where: { $0.time > time - Self.slack }), next > 0 else {
      return samples[0]
    }
    let first = samples[next - 1]
    let second = samples[next]
    if second.time - time < Self.slack { return second }
    let fraction = (time - first.time) / (second.time - first.time)
    return Sample(time: time, location: Self.point(first.location, second.location, fraction))
  }

  /// Returns the instant of the frame that shows the pointer's latest movement.
  ///
  /// - Returns: The instant, or `nil` if the pointer has not moved, or if the frame of the first
  ///   movement shows that movement completely.
  package func instantShowingLastMovement(speed: Double) -> TimeInterval? {
    guard let lastMovement, let age = age.value else { return nil }
    return lastMovement + age * speed
  }

  /// Records that the frame of an instant has shown the pointer's place.
  package mutating func endFrame(at now: TimeInterval, speed: Double) {
    shown = sample(shownAt: now, speed: speed)
    shownUntil = max(shownUntil, shown.time)
    guard lastMovement != nil else { return }
    age.addFrame(age: (now - newest.time) / speed)
    guard let shown = samples.lastIndex(where: { $0.time <= shownUntil }), shown > 2 else { return }
    samples.removeFirst(shown - 2)
  }

  /// Returns the newest sample moved on with its velocity for a time, or the newest sample itself
  /// if the next one is overdue.
  private func extrapolated(by beyond: TimeInterval, speed: Double) -> Sample {
    guard samples.count > 1 else { return newest }
    let last = newest
    let before = samples[samples.count - 2]
    let interval = last.time - before.time
    let longest = SampleAge.longestExtrapolation * speed
    guard interval <= SampleAge.longestInterval * speed,
      beyond < max(interval, 2 * longest) - Self.slack
    else { return last }
    let duration = min(beyond, longest, interval / 2)
    var step = CGVector(
      dx: last.location.x - before.location.x, dy: last.location.y - before.location.y)
    if samples.count > 2 {
      let earlier = samples[samples.count - 3]
      let ratio = interval / (before.time - earlier.time)
      step.dx = Self.slowed(step.dx, after: (before.location.x - earlier.location.x) * ratio)
      step.dy = Self.slowed(step.dy, after: (before.location.y - earlier.location.y) * ratio)
    }
    let fraction = duration / interval
    return Sample(
      time: last.time + duration,
      location: CGPoint(
        x: last.location.x + step.dx * fraction, y: last.location.y + step.dy * fraction))
  }

  /// Returns a step multiplied by its ratio to the step before if the pointer slows down, the step
  /// itself if it does not, or 0 if the pointer has turned.
  private static func slowed(_ step: CGFloat, after earlier: CGFloat) -> CGFloat {
    guard step * earlier > 0 else { return 0 }
    return step * min(1, step / earlier)
  }

  private static func point(_ first: CGPoint, _ second: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(
      x: first.x + (second.x - first.x) * fraction, y: first.y + (second.y - first.y) * fraction)
  }
}
