import Foundation
import GlissadeMotion

/// The keyframes of one property, in any order: spans of the whole, each with the value that it leads
/// to.
struct KeyframeSpans: Equatable {
  private struct Span: Equatable {
    let start: Double
    let end: Double
    let value: AnimatableValue
    var isStep: Bool { end - start <= KeyframeSpans.meeting }
  }

  /// Times nearer than this are the same: 1/3 + 1/3 and 2/3 need not be equal to the last bit.
  private static let meeting = 1e-9
  private var spans: [Span] = []

  /// - Parameter span: within 0…1; without length it is a step.
  mutating func add(_ span: ClosedRange<Double>, _ value: AnimatableValue) {
    // A closure that changes its mind has one last word.
    if let last = spans.last, last.start == span.lowerBound, last.end == span.upperBound {
      spans.removeLast()
    }
    spans.append(Span(start: span.lowerBound, end: span.upperBound, value: value))
  }

  /// The way through them from `start`. Between them values stay. One that begins while another is
  /// under way leads on from where that stands. (Our choice.)
  func course(from start: AnimatableValue, mode: CAAnimationCalculationMode) -> KeyframeCourse {
    var keys = [KeyframeCourse.Key(time: 0, value: start)]
    var passages: [KeyframeCourse.Passage] = []
    func add(_ time: Double, _ value: AnimatableValue, _ passage: KeyframeCourse.Passage) {
      keys.append(.init(time: time, value: value))
      passages.append(passage)
    }
    let sorted = inOrder
    for (index, span) in sorted.enumerated() {
      let value = keys[keys.count - 1].value
      if span.start > keys[keys.count - 1].time + Self.meeting { add(span.start, value, .hold) }
      let next = index + 1 < sorted.count ? sorted[index + 1].start : .infinity
      if span.isStep {
        add(keys[keys.count - 1].time, span.value, .hold)
      } else if next >= span.end - Self.meeting {
        add(span.end, span.value, .way(nil))
      } else if next > span.start + Self.meeting {
        let part = (next - span.start) / (span.end - span.start)
        add(next, value.interpolated(to: span.value, at: part) ?? span.value, .way(nil))
      }
    }
    let last = keys[keys.count - 1]
    if last.time < 1 - Self.meeting || keys.count == 1 {
      add(1, last.value, .hold)
    } else {
      keys[keys.count - 1].time = 1
    }
    return KeyframeCourse(keys: keys, passages: passages, mode: mode)
  }

  /// By their starts; of those that start together the order of their addition holds.
  private var inOrder: [Span] {
    spans.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }
}
