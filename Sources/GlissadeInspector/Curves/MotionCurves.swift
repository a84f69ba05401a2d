import Foundation
import GlissadeLayers

/// The curves of everything that moved on a canvas, with the events that occurred meanwhile.
package struct MotionCurves: Hashable, Sendable, Codable {
  /// An event that is marked among the curves, with a text.
  package struct Mark: Hashable, Sendable, Codable {
    package enum Kind: String, Hashable, Sendable, Codable { case began, released, callback }

    /// The canvas's time of the event, in seconds.
    package var time: TimeInterval
    package var kind: Kind
    package var words: String

    package init(time: TimeInterval, kind: Kind, words: String) {
      self.time = time
      self.kind = kind
      self.words = words
    }
  }

  /// A value of a property in a frame.
  package struct Reading: Hashable, Sendable {
    package var key: MotionCurve.Key
    package var value: Double
    /// The value in the previous frame.
    package var before: Double
    package var cause: MotionCurve.Cause
    /// The value at which the motion ends, or `nil` if its animation does not determine one.
    package var target: Double?
    /// The law of the motion, or `nil` if the pointer or the program places the view.
    package var law: MotionLaw?
    /// The calls that made the motion, or `nil` if they are not recorded.
    package var calls: CallStack?

    package init(
      _ key: MotionCurve.Key, value: Double, before: Double, cause: MotionCurve.Cause,
      target: Double? = nil, law: MotionLaw? = nil, calls: CallStack? = nil
    ) {
      self.key = key
      self.value = value
      self.before = before
      self.cause = cause
      self.target = target
      self.law = law
      self.calls = calls
    }
  }

  /// The length of the time that the curves cover, in seconds of the canvas's time.
  package static let span = 60.0
  /// The time of a frame, in seconds.
  private static let frameTime = 1.0 / 60
  /// The greatest number of curves. Beyond it, the curves that have not moved for longest are
  /// removed.
  private static let limit = 64

  package private(set) var curves: [MotionCurve] = []
  package private(set) var marks: [Mark] = []
  /// The canvas's time of the latest frame, in seconds.
  package private(set) var end: TimeInterval = 0

  package init() {}

  package var isEmpty: Bool { curves.isEmpty }

  package subscript(key: MotionCurve.Key) -> MotionCurve? { curves.first { $0.key == key } }

  /// Adds the motion in a frame.
  package mutating func add(_ readings: [Reading], at time: TimeInterval) {
    if time < end { remove(from: time) }
    let before = max(end, time - Self.frameTime)
    for reading in readings {
      let index = index(of: reading)
      curves[index].cause = reading.cause
      curves[index].target = reading.target
      if let law = reading.law { curves[index].law = law }
      curves[index].append(
        .init(time: time, value: reading.value), after: .init(time: before, value: reading.before))
      curves[index].remove(before: time - Self.span)
    }
    end = time
    if let first = marks.first, first.time < time - Self.span { marks.removeFirst() }
  }

  private mutating func index(of reading: Reading) -> Int {
    if let index = curves.firstIndex(where: { $0.key == reading.key }) { return index }
    if curves.count == Self.limit,
      let oldest = curves.indices.min(by: {
        (curves[$0].last?.time ?? 0) < (curves[$1].last?.time ?? 0)
      })
    {
      curves.remove(at: oldest)
    }
    curves.append(MotionCurve(reading.key, cause: reading.cause))
    return curves.count - 1
  }

  /// Adds an event to the marks.
  package mutating func add(_ mark: Mark) { if !marks.contains(mark) { marks.append(mark) } }

  /// Removes all values and marks at an instant and after it, because the run continues from there.
  package mutating func remove(from time: TimeInterval) {
    for index in curves.indices { curves[index].remove(from: time) }
    curves.removeAll { $0.samples.isEmpty }
    marks.removeAll { $0.time >= time }
    end = min(end, time)
  }

  /// Returns the curves that moved in a period, the largest motion first.
  package func moving(from start: TimeInterval, to end: TimeInterval) -> [MotionCurve] {
    curves.moving(from: start, to: end)
  }

  /// Returns the last release at or before an instant, or `nil`.
  package func release(before time: TimeInterval) -> Mark? {
    marks.last { $0.kind == .released && $0.time <= time }
  }

  /// Returns whether a drag lasts at an instant, also one that is held still.
  package func isDragged(at time: TimeInterval) -> Bool {
    marks.last { $0.kind != .callback && $0.time <= time }?.kind == .began
  }

  /// Returns the figures of a curve's latest motion, or `nil` if its end value is unknown, the
  /// motion is too short, or a drag lasts. The motion starts where a drag began, even if the
  /// pointer paused before its release.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - time: The time after which releases do not count, in seconds.
  ///   - isAtRest: A Boolean value that indicates whether the motion has ended.
  package func figures(
    of curve: MotionCurve, at time: TimeInterval, isAtRest: Bool
  ) -> CurveFigures? {
    let released = release(before: time)?.time
    guard !isDragged(at: time) else { return nil }
    var figures = CurveFigures(curve, released: released, isAtRest: isAtRest)
    if let released,
      let began = marks.last(where: { $0.kind == .began && $0.time < released }),
      let value = curve.value(at: began.time) ?? curve.samples.first?.value
    {
      figures?.start = .init(time: began.time, value: value)
    }
    return figures
  }
}

extension [MotionCurve] {
  /// Returns the curves that moved in a period, the largest motion first.
  package func moving(from start: TimeInterval, to end: TimeInterval) -> [MotionCurve] {
    map { ($0, $0.extent(from: start, to: end)) }
      .filter { $0.1 > 1 }
      .sorted {
        ($1.1, $0.0.key.view, $0.0.key.property.rawValue)
          < ($0.1, $1.0.key.view, $1.0.key.property.rawValue)
      }
      .map(\.0)
  }
}
