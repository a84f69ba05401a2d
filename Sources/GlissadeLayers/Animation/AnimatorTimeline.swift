import Foundation

/// The state of a property animator's motion as a value: a pure function of time.
///
/// *Progress* is the visible fraction of the distance, which scrubbing sets. *Time* is the elapsed
/// fraction of the curve, by which delayed and nested animations run. The animator's curve maps
/// time to progress, so that neither pausing nor continuing moves anything (G-04). After a run
/// along another curve the two differ from that mapping; the difference decreases, so that both
/// reach their ends together.
package struct AnimatorTimeline: Sendable, Equatable {
  package struct Place: Sendable, Equatable {
    /// The elapsed fraction of the curve, 0…1.
    package var time: Double
    /// The visible fraction of the distance, which exceeds 1 if a spring overshoots.
    package var progress: PlanarProgress

    package static let start = Place(time: 0, progress: .zero)
    package static let end = Place(time: 1, progress: .one)
  }

  /// A run from a place to the start or the end.
  fileprivate struct Run: Sendable, Equatable {
    var start: TimeInterval
    var duration: TimeInterval
    var from: Place
    var to: Place
    /// The curve of this run, or `nil` for the animator's own curve.
    var timing: PlanarCurve?

    func fraction(at time: TimeInterval) -> Double {
      guard time - start < duration else { return 1 }
      return max(0, time - start) / duration
    }
    /// Returns whether the run has ended, with a tolerance of a microsecond, as for animations.
    func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-6 }
  }

  private enum Leg: Sendable, Equatable {
    /// A pause at a place. `caught` is the place at which the animation was paused, which scrubbing
    /// leaves unchanged, so that scrubbing back restores it.
    case paused(Place, caught: Place)
    case running(Run)
  }

  /// The duration from the start to the end in seconds, 0 or more.
  package let duration: TimeInterval
  package let curve: PlanarCurve
  package private(set) var isReversed = false
  private var leg = Leg.paused(.start, caught: .start)

  /// Creates a timeline that is paused at the start.
  package init(duration: TimeInterval, curve: PlanarCurve) {
    self.duration = duration
    self.curve = curve
  }

  // MARK: Values

  /// The curve of the present run and its duration in seconds, or those of the animator at a pause.
  package var run: (curve: TimingCurve, duration: TimeInterval) {
    guard case .running(let run) = leg, let timing = run.timing else {
      return (curve.main, duration)
    }
    return (timing.main, run.duration)
  }

  package var isRunning: Bool {
    if case .running = leg { true } else { false }
  }

  /// The times at which the present run starts and ends, or `nil` while the timeline is paused.
  package var runSpan: ClosedRange<TimeInterval>? {
    if case .running(let run) = leg { run.start...run.start + run.duration } else { nil }
  }

  /// Returns whether the timeline is running and has reached the end of the run.
  package func isOver(at time: TimeInterval) -> Bool {
    if case .running(let run) = leg { run.isOver(at: time) } else { false }
  }

  /// Returns the visible progress at a time.
  ///
  /// - Parameter straight: A Boolean value that indicates whether every curve counts as linear
  ///   (E-03).
  package func progress(at time: TimeInterval, straight: Bool = false) -> PlanarProgress {
    switch leg {
    case .paused(let place, _): return place.progress
    case .running(let run):
      let fraction = run.fraction(at: time)
      guard fraction < 1 else { return run.to.progress }
      let distance = run.to.progress - run.from.progress
      if straight { return run.from.progress + distance * fraction }
      if let timing = run.timing {
        return run.from.progress
          + distance * timing.progress(at: fraction * run.duration, duration: run.duration)
      }
      let error = run.from.progress - shape(run.from.time)
      return shape(Self.mix(run.from.time, run.to.time, fraction)) + error * (1 - fraction)
    }
  }

  package func timeFraction(at time: TimeInterval, straight: Bool = false) -> Double {
    switch leg {
    case .paused(let place, _): return place.time
    case .running(let run):
      let fraction = run.fraction(at: time)
      guard run.timing != nil, !straight, fraction < 1 else {
        return Self.mix(run.from.time, run.to.time, fraction)
      }
      return timeFraction(ofProgress: progress(at: time).main, near: run.from)
    }
  }

  package func place(at time: TimeInterval, straight: Bool = false) -> Place {
    Place(
      time: timeFraction(at: time, straight: straight),
      progress: progress(at: time, straight: straight))
  }

  /// Returns `fractionComplete` of the animator (G-08): in the current direction, the progress if
  /// `linearly` is `true`, and otherwise the time.
  package func fraction(at time: TimeInterval, linearly: Bool) -> Double {
    let fraction = linearly ? progress(at: time).main : timeFraction(at: time)
    return isReversed ? 1 - fraction : fraction
  }

  // MARK: Commands

  package mutating func pause(at time: TimeInterval, straight: Bool = false) {
    let place = place(at: time, straight: straight)
    leg = .paused(place, caught: place)
  }

  /// Pauses at the target of the current direction, or, if `atEnd` is `false`, at the opposite end.
  package mutating func hold(atEnd: Bool) {
    let place = atEnd != isReversed ? Place.end : .start
    leg = .paused(place, caught: place)
  }

  /// Pauses at a fraction of the distance, or of the time, in the current direction. The fraction
  /// is limited to 0…1, or to the place at which the animation was paused, if this place is beyond
  /// an end.
  package mutating func scrub(to fraction: Double, linearly: Bool, at time: TimeInterval) {
    if isRunning { pause(at: time) }
    guard case .paused(_, let caught) = leg, !fraction.isNaN else { return }
    let sought = isReversed ? 1 - fraction : fraction
    let place: Place
    if linearly {
      let known = caught.progress.main
      let progress = min(max(sought, min(0, known)), max(1, known))
      let weight = progress == known ? 1 : Self.weight(of: known, at: progress)
      place = Place(
        time: timeFraction(ofProgress: progress, near: caught),
        progress: PlanarProgress(repeating: progress) + (caught.progress - known) * weight)
    } else {
      let time = min(max(sought, 0), 1)
      place = Place(time: time, progress: progress(ofTimeFraction: time, near: caught))
    }
    leg = .paused(place, caught: caught)
  }

  /// Runs from the current place to the target of the current direction.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds, during which the place does not change.
  ///   - seconds: The time for the remaining distance; `nil` keeps the curve's own pace.
  ///   - timing: A curve that replaces the animator's curve for the remaining distance.
  package mutating func run(
    at time: TimeInterval, delay: TimeInterval = 0, in seconds: TimeInterval? = nil,
    timing: PlanarCurve? = nil
  ) {
    let from = place(at: time)
    let to = isReversed ? Place.start : .end
    let isThere = (to.progress - from.progress).isTiny && abs(to.time - from.time) < 1e-9
    leg = .running(
      Run(
        start: time + delay, duration: isThere ? 0 : seconds ?? remaining(at: time), from: from,
        to: to, timing: timing))
  }

  /// Returns the remaining time of the curve in seconds. After a run along another curve, the
  /// fraction of the duration that remains is at least the difference to the animator's curve.
  package func remaining(at time: TimeInterval) -> TimeInterval {
    remaining(from: place(at: time), pace: 1)
  }

  /// Returns the remaining time from a place to the target, in seconds.
  ///
  /// - Parameter pace: The pace as a multiple of the curve's own pace.
  private func remaining(from place: Place, pace: Double) -> TimeInterval {
    let left = isReversed ? place.time : 1 - place.time
    let aside = (place.progress - shape(place.time)).greatest
    return max(left / pace, min(aside, 1)) * duration
  }

  /// Converts all times to those of a clock that is `shift` seconds ahead.
  package mutating func shift(by shift: TimeInterval) {
    guard case .running(var run) = leg else { return }
    run.start += shift
    leg = .running(run)
  }

  private func shape(_ fraction: Double) -> PlanarProgress {
    guard duration > 0 else { return PlanarProgress(repeating: fraction) }
    return curve.progress(at: fraction * duration, duration: duration)
  }

  private static func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    fraction < 1 ? a + (b - a) * fraction : b
  }
}

// Reversal of a timeline.
extension AnimatorTimeline {
  /// Changes the direction. A run is reversed at once: along the animator's curve with the opposite
  /// velocity, or, if the run has a spring of its own, by this spring with the current velocity
  /// (G-07).
  package mutating func setReversed(_ reversed: Bool, at time: TimeInterval) {
    guard reversed != isReversed else { return }
    guard case .running(let run) = leg else {
      isReversed = reversed
      return
    }
    let from = place(at: time)
    isReversed = reversed
    let to = reversed ? Place.start : .end
    if let back = run.turned(at: time, from: from, to: to) {
      leg = .running(back)
      return
    }
    let isAtPace = run.timing == nil && run.duration > 0 && run.to.time != run.from.time
    let pace = isAtPace ? abs(run.to.time - run.from.time) / run.duration * duration : 1
    let seconds = remaining(from: from, pace: pace)
    leg = .running(Run(start: time, duration: seconds, from: from, to: to, timing: nil))
  }
}

extension AnimatorTimeline.Run {
  /// Returns the reverse run by the same spring, which begins at the current velocity, or `nil` if
  /// the run has no spring.
  fileprivate func turned(
    at time: TimeInterval, from: AnimatorTimeline.Place, to: AnimatorTimeline.Place
  ) -> Self? {
    guard let timing, timing.main.settlingDuration != nil, time > start else { return nil }
    let distance = to.progress - from.progress
    let speed =
      timing.velocity(at: time - start, duration: duration)
      * (self.to.progress - self.from.progress)
    func spring(_ axis: Int) -> TimingCurve {
      let velocity = abs(distance[axis]) > 1e-9 ? -speed[axis] / distance[axis] : 0
      return timing[axis].continuing(relativeVelocity: velocity) ?? timing.main
    }
    let back = PlanarCurve(spring(0), axes: .init(x: spring(1), y: spring(2)))
    return Self(
      start: time, duration: back.settlingDuration, from: from, to: to, timing: back)
  }
}

// Conversion between progress and time.
extension AnimatorTimeline {
  /// Returns the time of a progress: the time by the curve, plus the difference at the place
  /// `known`, which decreases towards both ends.
  private func timeFraction(ofProgress progress: Double, near known: Place) -> Double {
    guard progress != known.progress.main else { return known.time }
    let here = curve.main.timeFraction(ofProgress: progress, duration: duration)
    let there = curve.main.timeFraction(ofProgress: known.progress.main, duration: duration)
    let weight = Self.weight(of: known.progress.main, at: progress)
    return min(max(here + (known.time - there) * weight, 0), 1)
  }

  /// Returns the progress at a time: the progress by the curve, plus the difference at the place
  /// `known`, which decreases towards both ends.
  private func progress(ofTimeFraction fraction: Double, near known: Place) -> PlanarProgress {
    guard fraction != known.time else { return known.progress }
    let error = known.progress - shape(known.time)
    return shape(fraction) + error * Self.weight(of: known.time, at: fraction)
  }

  /// Returns a weight that is 1 at `known` and 0 at both ends, linear in between. For a `known`
  /// beyond an end, the weight stays 1 beyond `known` and is 0 only at the opposite end, because a
  /// weight of 0 at the near end would be a jump.
  private static func weight(of known: Double, at value: Double) -> Double {
    if value < known { return known > 0 ? max(0, value / known) : 1 }
    return known < 1 ? max(0, (1 - value) / (1 - known)) : 1
  }
}
