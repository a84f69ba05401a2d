import Foundation

/// The progress and velocity of a transition over the last seconds of the canvas's time, with the
/// gesture and transition events of that time.
package struct MotionHistory: Hashable, Sendable {
  /// The progress and velocity at one instant.
  package struct Sample: Hashable, Sendable, Codable {
    /// The canvas's time, in seconds.
    package var time: TimeInterval
    /// The progress, 0…1; `nil` while no transition runs.
    package var progress: Double?
    /// The velocity towards the end, in distances per second.
    package var rate: Double?

    /// Creates a sample.
    package init(time: TimeInterval, progress: Double?, rate: Double?) {
      (self.time, self.progress, self.rate) = (time, progress, rate)
    }
  }

  /// The kind of an event.
  package enum MarkKind: Hashable, Sendable { case gesture, transition }

  /// An event.
  package struct Mark: Hashable, Sendable {
    /// The canvas's time, in seconds.
    package var time: TimeInterval
    /// The kind of the event.
    package var kind: MarkKind
  }

  /// The time that a history covers, in seconds.
  package static let span = 3.0

  /// The samples, oldest first.
  package private(set) var samples: [Sample] = []
  /// The events, in the order in which they were added.
  package private(set) var marks: [Mark] = []

  /// Creates an empty history.
  package init() {}

  /// The instant of the newest sample.
  package var end: TimeInterval? { samples.last?.time }

  /// Adds a sample. Samples that are not older are removed first.
  package mutating func add(_ sample: Sample) {
    while let last = samples.last, last.time >= sample.time { samples.removeLast() }
    samples.append(sample)
    let start = sample.time - Self.span
    // The last sample before the span stays, because a line leads from it into the plot.
    if let first = samples.firstIndex(where: { $0.time >= start }), first > 1 {
      samples.removeFirst(first - 1)
    }
    marks.removeAll { $0.time < start || $0.time > sample.time }
  }

  /// Adds an event, unless it is in the history already.
  package mutating func mark(_ kind: MarkKind, at time: TimeInterval) {
    let mark = Mark(time: time, kind: kind)
    if !marks.contains(mark) { marks.append(mark) }
  }

  /// A Boolean value that indicates whether there is nothing to draw.
  package var isEmpty: Bool {
    marks.isEmpty && !samples.contains { $0.progress != nil || $0.rate != nil }
  }

  /// The velocity at the edge of the plot: the least of 2, 5, 10, 20… that no sample exceeds.
  package var rateLimit: Double {
    let largest = samples.compactMap(\.rate).map(abs).max() ?? 0
    var decade = 1.0
    while decade < 1e9 {
      for step in [2.0, 5, 10] where step * decade >= largest { return step * decade }
      decade *= 10
    }
    return decade
  }
}
