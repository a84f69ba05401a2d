import Foundation

/// A long press as a value: samples in, intents out.
///
/// It begins when the wanted touches have stayed down, and near where they came down, for long enough;
/// then it changes with every movement, however far, and ends when a touch is lifted.
package struct LongPressTracker: Sendable {
  /// How long the touches must stay, s.
  package var duration: TimeInterval
  /// How far they may stray meanwhile, pt.
  package var slop: Double
  /// Touches wanted at once, 1 or more.
  package var touchesRequired: Int

  /// Touches tracked, in order of arrival, at the place where they came down.
  package private(set) var touches: [TouchSample] = []
  /// When it begins if nothing moves; nil while touches are missing, and once it has begun.
  package private(set) var deadline: TimeInterval?
  private var hasBegun = false

  package init(
    duration: TimeInterval = GestureConstants.longPressDuration,
    slop: Double = GestureConstants.longPressSlop, touchesRequired: Int = 1
  ) {
    self.duration = duration
    self.slop = slop
    self.touchesRequired = touchesRequired
  }

  /// A touch came down; one more than wanted is a failure, once begun it is of no interest.
  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    guard !hasBegun else { return .none }
    touches.append(sample)
    if touches.count > touchesRequired { return .fail }
    if touches.count == touchesRequired { deadline = sample.time + duration }
    return .none
  }

  /// Touches moved.
  package func move(_ samples: [TouchSample]) -> GestureIntent {
    let starts = samples.compactMap { sample in
      touches.first { $0.touch == sample.touch }.map { (start: $0.location, now: sample.location) }
    }
    guard !starts.isEmpty else { return .none }
    if hasBegun { return .change }
    return starts.allSatisfy { hypot($0.now.x - $0.start.x, $0.now.y - $0.start.y) <= slop }
      ? .none : .fail
  }

  /// Touches were lifted.
  package mutating func up(_ samples: [TouchSample]) -> GestureIntent {
    guard touches.contains(where: { touch in samples.contains { $0.touch == touch.touch } }) else {
      return .none
    }
    deadline = nil
    return hasBegun ? .end : .fail
  }

  /// Touches were taken away.
  package func cancel() -> GestureIntent { hasBegun ? .cancel : .fail }

  /// Time went on to `now`.
  package func step(to now: TimeInterval) -> GestureIntent {
    guard let deadline, !hasBegun, now >= deadline else { return .none }
    return .begin
  }

  /// The press was allowed to begin.
  package mutating func begin() {
    hasBegun = true
    deadline = nil
  }

  /// Back to the start; the tuning stays.
  package mutating func reset() {
    self = LongPressTracker(duration: duration, slop: slop, touchesRequired: touchesRequired)
  }
}
