import Foundation

/// The axis of time that the time line and the curves share. It shows history time, in which rests
/// are shortened and slow motion lasts as long as it was visible (T-10).
package struct CurveAxis: Hashable, Sendable {
  /// An instant of the canvas's time, and its history time, in seconds.
  package struct Knot: Hashable, Sendable {
    package var time: TimeInterval
    package var offset: TimeInterval

    package init(time: TimeInterval, offset: TimeInterval) {
      self.time = time
      self.offset = offset
    }
  }

  /// The history time at the left end of the axis, in seconds.
  package var start: TimeInterval
  /// The history time at the right end of the axis, in seconds.
  package var end: TimeInterval
  /// The instants between which history time is a linear function of the canvas's time, oldest
  /// first.
  package private(set) var knots: [Knot] = []

  /// Creates an axis.
  package init(start: TimeInterval = 0, end: TimeInterval = 1) {
    self.start = start
    self.end = max(end, start + 0.01)
  }

  /// Shows another part of history time.
  package mutating func show(_ range: ClosedRange<TimeInterval>) {
    start = range.lowerBound
    end = max(range.upperBound, start + 0.01)
  }

  /// The length of the axis, in seconds of history time.
  package var length: TimeInterval { end - start }

  /// Appends an instant. An instant on the line through the last two replaces the last of them.
  package mutating func append(_ knot: Knot) {
    if knots.count > 1 {
      let (one, other) = (knots[knots.count - 2], knots[knots.count - 1])
      let slope = (other.offset - one.offset) / max(other.time - one.time, 1e-9)
      let expected = other.offset + (knot.time - other.time) * slope
      if abs(expected - knot.offset) < 1e-4, knot.time - one.time < 10 { knots.removeLast() }
    }
    knots.append(knot)
  }

  /// Returns the history time of an instant of the canvas's time. Before the first knot and after
  /// the last one it is extrapolated linearly.
  package func offset(of time: TimeInterval) -> TimeInterval {
    guard let first = knots.first, let last = knots.last else { return time }
    if time <= first.time { return first.offset + time - first.time }
    if time >= last.time { return last.offset + (time - last.time) * endSlope }
    var (low, high) = (0, knots.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].time <= time { low = middle } else { high = middle }
    }
    let (one, other) = (knots[low], knots[high])
    let part = (time - one.time) / max(other.time - one.time, 1e-9)
    return one.offset + (other.offset - one.offset) * part
  }

  /// Returns the canvas's time at a history time.
  package func time(at offset: TimeInterval) -> TimeInterval {
    guard let first = knots.first, let last = knots.last else { return offset }
    if offset <= first.offset { return first.time + offset - first.offset }
    if offset >= last.offset { return last.time + (offset - last.offset) / endSlope }
    var (low, high) = (0, knots.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].offset <= offset { low = middle } else { high = middle }
    }
    let (one, other) = (knots[low], knots[high])
    let part = (offset - one.offset) / max(other.offset - one.offset, 1e-9)
    return one.time + (other.time - one.time) * part
  }

  /// The seconds of history time per second of the canvas's time after the last frame.
  package var endSlope: Double = 1

  /// Returns the horizontal position of an instant on an axis of some width, in points.
  package func x(of time: TimeInterval, width: CGFloat) -> CGFloat {
    CGFloat((offset(of: time) - start) / length) * width
  }

  /// Returns the canvas's time at a horizontal position on an axis of some width.
  package func time(atX x: CGFloat, width: CGFloat) -> TimeInterval {
    time(at: start + Double(x / max(width, 1)) * length)
  }
}
