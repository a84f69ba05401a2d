import Foundation

/// The arithmetic of a percent-driven transition: its progress, and the duration of its completion
/// or cancellation.
package struct PercentDriver: Sendable, Equatable {
  /// The duration of the transition in seconds, read once at its start (E-01).
  package private(set) var duration: TimeInterval
  /// The completed fraction, 0…1 (E-02). After a spring was caught beyond an end, the fraction can
  /// be outside of that range until the driver moves it back.
  package private(set) var percentComplete: Double = 0
  /// The offset of the transition's clock at progress 0, in seconds: the start of the first
  /// animation.
  package private(set) var start: TimeInterval = 0
  /// The offset of the transition's clock at progress 1, in seconds: the end of the last animation,
  /// or the duration of a transition without one.
  package private(set) var end: TimeInterval
  /// A Boolean value that indicates whether animations have determined `start` and `end`.
  private var hasSpan = false
  /// The point at which the relation of progress and offset changes, or `nil` without one: the
  /// animation was caught there, or an animation was added there that ends later than the others.
  private var corner: Point?

  /// A progress with the offset of the clock that shows it.
  private struct Point: Sendable, Equatable {
    let progress: Double
    let offset: TimeInterval
  }

  /// Creates a driver from the duration of a transition. A duration that is negative or not finite
  /// counts as 0.
  package init(duration: TimeInterval) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    end = self.duration
  }

  /// Changes the duration of the transition.
  package mutating func adopt(duration: TimeInterval) {
    self.duration = PercentDriver(duration: duration).duration
  }

  /// Updates the completed fraction. Values below 0 count as 0, those above 1 as 1, and NaN changes
  /// nothing.
  package mutating func update(_ percent: Double) {
    guard !percent.isNaN else { return }
    percentComplete = min(max(percent, min(percentComplete, 0)), max(percentComplete, 1))
  }

  /// Sets the completed fraction to that of a caught animation, which can be beyond the ends.
  ///
  /// - Parameter offset: The offset of the clock that shows this fraction; `nil` if it is the one
  ///   that belongs to the fraction.
  package mutating func seize(at percent: Double, offset: TimeInterval? = nil) {
    guard percent.isFinite else { return }
    percentComplete = percent
    if let offset, abs(offset - self.offset) > 1e-9 { bend(at: offset) }
  }

  /// Sets the ends of the progress to the start of the first animation and the end of the last one,
  /// so that a delay before all animations is not included (E-02). The views do not move: if an
  /// animation was added meanwhile, the rest of the progress extends to the new end.
  ///
  /// - Parameter span: The offsets of the start of the first animation and of the end of the last
  ///   one, in seconds.
  package mutating func adopt(span: ClosedRange<TimeInterval>) {
    var (first, last) = (span.lowerBound, span.upperBound)
    if hasSpan { (first, last) = (min(first, start), max(last, end)) }
    // Animations without a duration, which only have a delay, change their views at their time.
    if last - first < 1e-9 { (first, last) = (0, max(duration, last)) }
    hasSpan = true
    guard first != start || last != end else { return }
    let shown = offset
    start = first
    end = last
    bend(at: shown)
  }

  private mutating func bend(at offset: TimeInterval) {
    let isInside = percentComplete > 0 && percentComplete < 1 && offset > start && offset < end
    corner = isInside ? Point(progress: percentComplete, offset: offset) : nil
  }

  /// The offset of the transition's clock that shows the completed fraction, in seconds.
  package var offset: TimeInterval { offset(at: percentComplete) }

  /// Returns the offset of the clock that shows a progress, which can be outside of 0…1.
  private func offset(at progress: Double) -> TimeInterval {
    let (from, to) = segment { progress < $0.progress }
    guard to.progress > from.progress else { return from.offset }
    if progress == 1 { return end }
    return from.offset
      + (progress - from.progress) / (to.progress - from.progress) * (to.offset - from.offset)
  }

  /// Returns the progress that an offset of the clock shows; that of springs can be outside of 0…1.
  package func progress(at offset: TimeInterval) -> Double {
    let (from, to) = segment { offset < $0.offset }
    guard to.offset > from.offset else { return offset < end ? 0 : 1 }
    return from.progress
      + (offset - from.offset) / (to.offset - from.offset) * (to.progress - from.progress)
  }

  /// Returns the change of the progress per second of the offset.
  package func slope(at offset: TimeInterval) -> Double {
    let (from, to) = segment { offset < $0.offset }
    guard to.offset > from.offset else { return 0 }
    return (to.progress - from.progress) / (to.offset - from.offset)
  }

  /// Returns the two ends of the linear part of the relation of progress and offset before or after
  /// the corner.
  private func segment(isBefore: (Point) -> Bool) -> (Point, Point) {
    let ends = (Point(progress: 0, offset: start), Point(progress: 1, offset: end))
    guard let corner else { return ends }
    return isBefore(corner) ? (ends.0, corner) : (corner, ends.1)
  }

  /// Returns the duration of the completion from the completed fraction to 1, in seconds (E-05).
  ///
  /// - Parameter speed: The completion speed, greater than 0.
  package func finishDuration(speed: Double) -> TimeInterval {
    abs(1 - percentComplete) * duration / speed
  }

  /// Returns the duration of the cancellation from the completed fraction to 0, in seconds (E-05).
  ///
  /// - Parameter speed: The completion speed, greater than 0.
  package func cancelDuration(speed: Double) -> TimeInterval {
    abs(percentComplete) * duration / speed
  }
}
