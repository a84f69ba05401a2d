import Foundation
import GlissadeMotion

/// The keyframes of one property, in any order: spans of the whole, each with its final value.
struct KeyframeSpans: Equatable {
  private struct Span: Equatable {
    let start: Double
    let end: Double
    let value: AnimatableValue
    var isStep: Bool { end - start <= KeyframeSpans.tolerance }
  }

  /// The keys of an interpolation and the passages between them, from its start.
  private struct Course {
    private(set) var keys: [KeyframeInterpolation.Key]
    private(set) var passages: [KeyframeInterpolation.Passage] = []

    init(from start: AnimatableValue) { keys = [.init(time: 0, value: start)] }

    var last: KeyframeInterpolation.Key { keys[keys.count - 1] }

    mutating func add(
      _ time: Double, _ value: AnimatableValue, _ passage: KeyframeInterpolation.Passage
    ) {
      keys.append(.init(time: time, value: value))
      passages.append(passage)
    }

    /// Extends the course to 1 with its last value, or lets its last key end exactly there.
    mutating func finish() {
      if last.time < 1 - KeyframeSpans.tolerance || keys.count == 1 {
        add(1, last.value, .hold)
      } else {
        keys[keys.count - 1].time = 1
      }
    }
  }

  /// The tolerance up to which times are equal: 1/3 + 1/3 and 2/3 can differ in the last bit.
  private static let tolerance = 1e-9
  private var spans: [Span] = []

  /// Adds a keyframe.
  ///
  /// - Parameter span: The span within 0…1; without length it is a step.
  mutating func add(_ span: ClosedRange<Double>, _ value: AnimatableValue) {
    // A closure that changes a value again determines the last one.
    if let last = spans.last, last.start == span.lowerBound, last.end == span.upperBound {
      spans.removeLast()
    }
    spans.append(Span(start: span.lowerBound, end: span.upperBound, value: value))
  }

  /// Returns the interpolation through them from `start`. Values are constant between them. A span
  /// that begins within another one continues from its current value. (Our choice.)
  func interpolation(from start: AnimatableValue, mode: CAAnimationCalculationMode)
    -> KeyframeInterpolation
  {
    var course = Course(from: start)
    let sorted = inOrder
    for (index, span) in sorted.enumerated() {
      let value = course.last.value
      if span.start > course.last.time + Self.tolerance { course.add(span.start, value, .hold) }
      let next = index + 1 < sorted.count ? sorted[index + 1].start : .infinity
      if span.isStep {
        course.add(course.last.time, span.value, .hold)
      } else if next >= span.end - Self.tolerance {
        course.add(span.end, span.value, .interpolate(nil))
      } else if next > span.start + Self.tolerance {
        let part = (next - span.start) / (span.end - span.start)
        course.add(
          next, value.interpolated(to: span.value, at: part) ?? span.value, .interpolate(nil))
      }
    }
    course.finish()
    return KeyframeInterpolation(keys: course.keys, passages: course.passages, mode: mode)
  }

  /// The spans by their starts, and those of the same start in the order of addition.
  private var inOrder: [Span] {
    spans.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}
