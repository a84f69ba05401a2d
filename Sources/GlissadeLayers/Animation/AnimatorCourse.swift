import Foundation

/// Where a property animator stands, and how it moves on, as a value: a pure function of time.
///
/// Two numbers say where it stands. *Progress* is what is shown of the way, and is what scrubbing
/// sets. *Time* is how much of the curve has gone by, and is what delayed and nested animations go
/// by. They belong together by the animator's curve, so that neither pausing nor continuing moves
/// anything (G-04). Where a curve of somebody else's took them apart, each follows the other so that
/// both arrive at their ends together.
package struct AnimatorCourse: Sendable, Equatable {
  package struct Place: Sendable, Equatable {
    /// The fraction of the curve that has gone by, 0…1.
    package var time: Double
    /// The fraction of the way that shows; springs pass 1.
    package var progress: PlanarProgress

    package static let start = Place(time: 0, progress: .zero)
    package static let end = Place(time: 1, progress: .one)
  }

  /// A way from one place to an end.
  fileprivate struct Run: Sendable, Equatable {
    var start: TimeInterval
    var duration: TimeInterval
    var from: Place
    var to: Place
    /// Another timing than the animator's own curve from `from` on.
    var timing: PlanarCurve?

    func fraction(at time: TimeInterval) -> Double {
      guard time - start < duration else { return 1 }
      return max(0, time - start) / duration
    }
    /// A microsecond of grace, as for animations.
    func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-6 }
  }

  private enum Leg: Sendable, Equatable {
    /// Scrubbing keeps the place at which it was caught, so that the way back is the way there.
    case held(Place, caught: Place)
    case running(Run)
  }

  /// Seconds from end to end, ≥ 0.
  package let duration: TimeInterval
  package let curve: PlanarCurve
  package private(set) var isReversed = false
  private var leg = Leg.held(.start, caught: .start)

  /// One that stands at its start.
  package init(duration: TimeInterval, curve: PlanarCurve) {
    self.duration = duration
    self.curve = curve
  }

  // MARK: Where it stands

  package var isRunning: Bool {
    if case .running = leg { true } else { false }
  }

  /// Whether a run has come to its end.
  package func isOver(at time: TimeInterval) -> Bool {
    if case .running(let run) = leg { run.isOver(at: time) } else { false }
  }

  /// - Parameter straight: as if every curve were linear (E-03).
  package func progress(at time: TimeInterval, straight: Bool = false) -> PlanarProgress {
    switch leg {
    case .held(let place, _): return place.progress
    case .running(let run):
      let fraction = run.fraction(at: time)
      guard fraction < 1 else { return run.to.progress }
      let way = run.to.progress - run.from.progress
      if straight { return run.from.progress + way * fraction }
      if let timing = run.timing {
        return run.from.progress
          + way * timing.progress(at: fraction * run.duration, duration: run.duration)
      }
      let error = run.from.progress - shape(run.from.time)
      return shape(Self.mix(run.from.time, run.to.time, fraction)) + error * (1 - fraction)
    }
  }

  package func timeFraction(at time: TimeInterval, straight: Bool = false) -> Double {
    switch leg {
    case .held(let place, _): return place.time
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

  /// `fractionComplete`: progress, or time, along the direction of travel (G-08).
  package func fraction(at time: TimeInterval, linearly: Bool) -> Double {
    let fraction = linearly ? progress(at: time).main : timeFraction(at: time)
    return isReversed ? 1 - fraction : fraction
  }

  // MARK: Moving it

  package mutating func pause(at time: TimeInterval, straight: Bool = false) {
    let place = place(at: time, straight: straight)
    leg = .held(place, caught: place)
  }

  /// Stands at an end, the one that it leads to or the one that it comes from.
  package mutating func hold(atEnd: Bool) {
    let place = atEnd != isReversed ? Place.end : .start
    leg = .held(place, caught: place)
  }

  /// Stands where the fraction, along the direction of travel, of the way (or of the time) has gone
  /// by. It cannot be led beyond an end, or beyond where it was caught if that was beyond one.
  package mutating func scrub(to fraction: Double, linearly: Bool, at time: TimeInterval) {
    if isRunning { pause(at: time) }
    guard case .held(_, let caught) = leg, !fraction.isNaN else { return }
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
    leg = .held(place, caught: caught)
  }

  /// Runs from where it stands to the end that it leads to.
  ///
  /// - Parameters:
  ///   - delay: seconds before it starts; meanwhile it stands.
  ///   - seconds: for what remains; nil at the curve's own pace.
  ///   - timing: instead of the curve, for the way that remains.
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

  /// Seconds that the rest of the curve takes; where another curve has led off it, at least as many
  /// as that part of the whole is.
  package func remaining(at time: TimeInterval) -> TimeInterval {
    remaining(from: place(at: time), pace: 1)
  }

  /// - Parameter pace: of the curve, as a multiple of its own.
  private func remaining(from place: Place, pace: Double) -> TimeInterval {
    let left = isReversed ? place.time : 1 - place.time
    let aside = (place.progress - shape(place.time)).greatest
    return max(left / pace, min(aside, 1)) * duration
  }

  /// The same course seen from a clock that is `shift` seconds ahead.
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

// Turning round.
extension AnimatorCourse {
  /// Changes the direction of travel. What runs turns at once: back along the curve with the
  /// velocity flipped, or, on a spring of its own, by the same spring with that velocity (G-07).
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

extension AnimatorCourse.Run {
  /// The way back by the same spring, with the velocity that it had; nil without a spring.
  fileprivate func turned(
    at time: TimeInterval, from: AnimatorCourse.Place, to: AnimatorCourse.Place
  ) -> Self? {
    guard let timing, case .spring = timing.main, time > start else { return nil }
    let way = to.progress - from.progress
    let speed =
      timing.velocity(at: time - start, duration: duration)
      * (self.to.progress - self.from.progress)
    func spring(_ axis: Int) -> TimingCurve {
      guard case .spring(let motion) = timing[axis] else { return timing.main }
      return .spring(
        motion.spring,
        relativeVelocity: abs(way[axis]) > 1e-9 ? -speed[axis] / way[axis] : 0)
    }
    let back = PlanarCurve(spring(0), axes: .init(x: spring(1), y: spring(2)))
    return Self(
      start: time, duration: back.settlingDuration, from: from, to: to, timing: back)
  }
}

// From progress to time and back.
extension AnimatorCourse {
  /// The time that goes with a progress: the curve's, plus what the two were apart at `known`, which
  /// fades towards both ends.
  private func timeFraction(ofProgress progress: Double, near known: Place) -> Double {
    guard progress != known.progress.main else { return known.time }
    let here = curve.main.timeFraction(ofProgress: progress, duration: duration)
    let there = curve.main.timeFraction(ofProgress: known.progress.main, duration: duration)
    let weight = Self.weight(of: known.progress.main, at: progress)
    return min(max(here + (known.time - there) * weight, 0), 1)
  }

  /// The other way round.
  private func progress(ofTimeFraction fraction: Double, near known: Place) -> PlanarProgress {
    guard fraction != known.time else { return known.progress }
    let error = known.progress - shape(known.time)
    return shape(fraction) + error * Self.weight(of: known.time, at: fraction)
  }

  /// 1 at `known`, 0 at both ends, straight between. Caught beyond the end there is only one end left:
  /// to come to rest on the other at once would be a jump.
  private static func weight(of known: Double, at value: Double) -> Double {
    if value < known { return known > 0 ? max(0, value / known) : 1 }
    return known < 1 ? max(0, (1 - value) / (1 - known)) : 1
  }
}
