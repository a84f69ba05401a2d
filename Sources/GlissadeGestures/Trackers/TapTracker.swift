import Foundation

/// A tracker of one or several consecutive taps.
///
/// The tap is recognized (`.end`) when the required touches have begun and ended the required
/// number of times within the slop. It fails as soon as that is no longer possible. The tracker
/// waits for the next of several taps until `deadline`.
package struct TapTracker: GestureTracker {
  /// The required number of consecutive taps, 1 or more.
  package var tapsRequired: Int
  /// The required number of touches, 1 or more.
  package var touchesRequired: Int

  /// The tracked touches in order of arrival, at their starts.
  package private(set) var touches: [TouchSample] = []
  /// The time at which the wait for the next tap ends; `nil` if the tracker does not wait.
  package private(set) var deadline: TimeInterval?

  private var tapsDone = 0
  private var touchesSeen = 0
  private var lastTap: CGPoint?

  /// Creates a tracker without touches.
  package init(tapsRequired: Int = 1, touchesRequired: Int = 1) {
    self.tapsRequired = tapsRequired
    self.touchesRequired = touchesRequired
  }

  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    if step(to: sample.time) == .fail { return .fail }
    deadline = nil
    touches.append(sample)
    touchesSeen += 1
    if touchesSeen > touchesRequired { return .fail }
    return isNearLastTap(sample.location) ? .none : .fail
  }

  package mutating func move(_ samples: [TouchSample]) -> GestureIntent {
    for sample in samples {
      guard let start = touches.sample(of: sample.touch) else { continue }
      if distance(start.location, sample.location) > GestureConstants.tapSlop { return .fail }
    }
    return .none
  }

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

  package mutating func cancel() -> GestureIntent { .fail }

  package mutating func step(to now: TimeInterval) -> GestureIntent {
    guard let deadline, now > deadline else { return .none }
    return .fail
  }

  package mutating func reset() {
    self = TapTracker(tapsRequired: tapsRequired, touchesRequired: touchesRequired)
  }

  private func isNearLastTap(_ point: CGPoint) -> Bool {
    guard let lastTap else { return true }
    return distance(lastTap, point) <= GestureConstants.multiTapDistance
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }
}
