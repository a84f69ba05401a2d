import Foundation

/// A tap as a value: samples in, intents out.
///
/// It recognizes (`.end`) when the wanted number of touches came down and up, the wanted number of times,
/// without leaving the slop; it fails as soon as that cannot happen any more. Waiting for the next tap
/// of several ends at `deadline`.
package struct TapTracker: Sendable {
  /// Taps wanted in a row, 1 or more.
  package var tapsRequired: Int
  /// Touches wanted at once, 1 or more.
  package var touchesRequired: Int

  /// Touches tracked, in order of arrival, at the place where they came down.
  package private(set) var touches: [TouchSample] = []
  /// The time after which waiting for the next tap is in vain; nil when not waiting.
  package private(set) var deadline: TimeInterval?

  private var tapsDone = 0
  private var touchesSeen = 0
  private var lastTap: CGPoint?

  package init(tapsRequired: Int = 1, touchesRequired: Int = 1) {
    self.tapsRequired = tapsRequired
    self.touchesRequired = touchesRequired
  }

  /// A touch came down.
  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    if step(to: sample.time) == .fail { return .fail }
    deadline = nil
    touches.append(sample)
    touchesSeen += 1
    if touchesSeen > touchesRequired { return .fail }
    return isNearLastTap(sample.location) ? .none : .fail
  }

  /// Touches moved.
  package mutating func move(_ samples: [TouchSample]) -> GestureIntent {
    for sample in samples {
      guard let start = touches.first(where: { $0.touch == sample.touch }) else { continue }
      if distance(start.location, sample.location) > GestureConstants.tapSlop { return .fail }
    }
    return .none
  }

  /// Touches were lifted.
  package mutating func up(_ samples: [TouchSample]) -> GestureIntent {
    if move(samples) == .fail { return .fail }
    for sample in samples {
      guard let index = touches.firstIndex(where: { $0.touch == sample.touch }) else { continue }
      lastTap = touches.remove(at: index).location
    }
    guard touches.isEmpty, touchesSeen > 0, let time = samples.map(\.time).max() else {
      return .none
    }
    guard touchesSeen == touchesRequired else { return .fail }
    touchesSeen = 0
    tapsDone += 1
    if tapsDone >= tapsRequired { return .end }
    deadline = time + GestureConstants.multiTapInterval
    return .none
  }

  /// Touches were taken away.
  package mutating func cancel() -> GestureIntent { .fail }

  /// Time went on without a touch.
  package mutating func step(to now: TimeInterval) -> GestureIntent {
    guard let deadline, now > deadline else { return .none }
    return .fail
  }

  /// Back to the start; the numbers wanted stay.
  package mutating func reset() {
    self = TapTracker(tapsRequired: tapsRequired, touchesRequired: touchesRequired)
  }

  private func isNearLastTap(_ point: CGPoint) -> Bool {
    guard let lastTap else { return true }
    return distance(lastTap, point) <= GestureConstants.multiTapDistance
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }
}
