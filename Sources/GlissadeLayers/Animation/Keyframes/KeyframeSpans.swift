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
    var keys = [KeyframeInterpolation.Key(time: 0, value: start)]
    var passages: [KeyframeInterpolation.Passage] = []
    func add(_ time: Double, _ value: AnimatableValue, _ passage: KeyframeInterpolation.Passage) {
      keys.append(.init(time: time, value: value))
      passages.append(passage)
    }
    let sorted = inOrder
    for (index, span) in sorted.enumerated() {
      let value = keys[keys.count - 1].value
      if span.start > keys[keys.count - 1].time + Self.tolerance { add(span.start, value, .hold) }
      let next = index + 1 < sorted.count ? sorted[index + 1].start : .infinity
      if span.isStep {
        add(keys[keys.count - 1].time, span.value, .hold)
      } else if next >= span.end - Self.tolerance {
        add(span.end, span.value, .interpolate(nil))
      } else if next > span.start + Self.tolerance {
        let part = (next - span.start) / (span.end - span.start)
        add(next, value.interpolated(to: span.value, at: part) ?? span.value, .interpolate(nil))
      }
    }
    let last = keys[keys.count - 1]
    if last.time < 1 - Self.tolerance || keys.count == 1 {
      add(1, last.value, .hold)
    } else {
      keys[keys.count - 1].time = 1
    }
    return KeyframeInterpolation(keys: keys, passages: passages, mode: mode)
  }

  /// The spans by their starts, and those of the same start in the order of addition.
  private var inOrder: [Span] {
    spans.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}
