import Foundation

/// A tracker of a long press.
///
/// The press begins when the required touches have stayed near their starts for the duration. It
/// then changes with each movement of a touch, however short, and ends when a touch ends.
package struct LongPressTracker: GestureTracker {
  /// The time that the touches must last before the press begins, in seconds.
  package var duration: TimeInterval
  /// The greatest distance of the touches from their starts before the press begins, in points.
  package var slop: Double
  /// The required number of touches, 1 or more.
  package var touchesRequired: Int

  /// The tracked touches in order of arrival, at their starts.
  package private(set) var touches: [TouchSample] = []
  /// The time at which the press begins if no touch moves; `nil` while touches are missing, and
  /// after the beginning.
  package private(set) var deadline: TimeInterval?
  private var hasBegun = false

  /// Creates a tracker without touches.
  package init(
    duration: TimeInterval = GestureConstants.longPressDuration,
    slop: Double = GestureConstants.longPressSlop, touchesRequired: Int = 1
  ) {
    self.duration = duration
    self.slop = slop
    self.touchesRequired = touchesRequired
  }

  /// Adds a touch. More touches than required make the press fail; after its beginning, further
  /// touches are ignored. A press with the duration 0 begins with the last required touch.
  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    guard !hasBegun else { return .none }
    touches.append(sample)
    if touches.count > touchesRequired { return .fail }
    if touches.count == touchesRequired { deadline = sample.time + duration }
    return step(to: sample.time)
  }

  package func move(_ samples: [TouchSample]) -> GestureIntent {
    let starts = samples.compactMap { sample in
      touches.sample(of: sample.touch).map { (start: $0.location, now: sample.location) }
    }
    guard !starts.isEmpty else { return .none }
    if hasBegun { return .change }
    return starts.allSatisfy { hypot($0.now.x - $0.start.x, $0.now.y - $0.start.y) <= slop }
      ? .none : .fail
  }

  package mutating func up(_ samples: [TouchSample]) -> GestureIntent {
    guard samples.contains(where: { touches.sample(of: $0.touch) != nil }) else { return .none }
    deadline = nil
    return hasBegun ? .end : .fail
  }

  package func cancel() -> GestureIntent { hasBegun ? .cancel : .fail }

  package func step(to now: TimeInterval) -> GestureIntent {
    guard let deadline, !hasBegun, now >= deadline else { return .none }
    return .begin
  }

  package mutating func begin() {
    hasBegun = true
    deadline = nil
  }

  package mutating func reset() {
    self = LongPressTracker(duration: duration, slop: slop, touchesRequired: touchesRequired)
  }
}
