import Foundation

/// Progress and velocity of the last seconds of a stage's time, and what happened meanwhile.
package struct MotionHistory: Hashable, Sendable {
  package struct Sample: Hashable, Sendable {
    package var time: TimeInterval
    /// 0…1; nil while no transition runs.
    package var progress: Double?
    /// In distances per second.
    package var rate: Double?

    package init(time: TimeInterval, progress: Double?, rate: Double?) {
      (self.time, self.progress, self.rate) = (time, progress, rate)
    }
  }

  package enum MarkKind: Hashable, Sendable { case gesture, transition }

  package struct Mark: Hashable, Sendable {
    package var time: TimeInterval
    package var kind: MarkKind
  }

  /// How far back it goes, in seconds.
  package static let span = 3.0

  package private(set) var samples: [Sample] = []
  package private(set) var marks: [Mark] = []

  package init() {}

  /// The instant of the newest sample.
  package var end: TimeInterval? { samples.last?.time }

  /// Adds what shows at an instant; one that is added already is replaced.
  package mutating func add(_ sample: Sample) {
    while let last = samples.last, last.time >= sample.time { samples.removeLast() }
    samples.append(sample)
    let start = sample.time - Self.span
    // The last one before the start still has a line that leads in.
    if let first = samples.firstIndex(where: { $0.time >= start }), first > 1 {
      samples.removeFirst(first - 1)
    }
    marks.removeAll { $0.time < start || $0.time > sample.time }
  }

  package mutating func mark(_ kind: MarkKind, at time: TimeInterval) {
    let mark = Mark(time: time, kind: kind)
    if !marks.contains(mark) { marks.append(mark) }
  }

  /// Whether there is anything to see.
  package var isEmpty: Bool {
    marks.isEmpty && !samples.contains { $0.progress != nil || $0.rate != nil }
  }

  /// The velocity that the plot reaches up to: 2, 5, 10, 20…, at least as large as all.
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
