import Foundation
import GlissadeMotion

/// The keyframes of one property, in any order. Each keyframe is a span of the animation's time,
/// with the value at its end.
struct KeyframeSpans: Equatable {
  private struct Span: Equatable {
    let start: Double
    let end: Double
    let value: AnimatableValue
    var isStep: Bool { end - start <= KeyframeSpans.tolerance }
  }

  /// A builder of the keys of an interpolation and of the passages between them, in ascending order
  /// of time.
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

    /// Adds a key at time 1 with the last value, or moves a last key that is within the tolerance
    /// of 1 exactly to 1.
    mutating func finish() {
      if last.time < 1 - KeyframeSpans.tolerance || keys.count == 1 {
        add(1, last.value, .hold)
      } else {
        keys[keys.count - 1].time = 1
      }
    }
  }

  /// The difference up to which times count as equal: 1/3 + 1/3 and 2/3 can differ in the last bit.
  private static let tolerance = 1e-9
  private var spans: [Span] = []

  /// Adds a keyframe.
  ///
  /// - Parameter span: The span of the keyframe within 0…1. A span of length 0 is a step.
  mutating func add(_ span: ClosedRange<Double>, _ value: AnimatableValue) {
    // If a closure changes a value several times, the last change counts.
    if let last = spans.last, last.start == span.lowerBound, last.end == span.upperBound {
      spans.removeLast()
    }
    spans.append(Span(start: span.lowerBound, end: span.upperBound, value: value))
  }

  /// Returns the interpolation from `start` through all keyframes. The value is constant between
  /// keyframes. A keyframe that begins within another one starts from the value at this time and
  /// replaces the rest of the other (our choice).
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

  /// The spans in the order of their starts. Spans with the same start are in the order of
  /// addition.
  private var inOrder: [Span] {
    spans.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}
