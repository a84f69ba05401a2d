import Foundation

/// A tracker of a pinch with two touches, with its scale and its velocity.
///
/// The pinch begins when the distance of the touches has changed by more than the slop (O-03). It
/// then changes with each movement of the two, and ends when both have ended. If only
/// one ends, the scale stays, and continues with the next second touch.
package struct PinchTracker: GestureTracker {
  /// The touches in order of arrival, at their latest locations; at most two.
  package private(set) var touches: [TouchSample] = []
  /// A Boolean value that indicates whether the pinch has begun.
  package private(set) var hasBegun = false
  /// A Boolean value that indicates whether time is paused for the next samples.
  package var isTimePaused = false

  /// The distance of the touches in points when the second one came.
  private var startSpan = 0.0
  /// The value of the quantity at which the scale is 1.
  private var origin = 0.0
  private var quantity = PairQuantity()

  /// Creates a tracker without touches.
  package init() {}

  /// The longest recent time between two readings of the event queue in seconds, or 0 if events
  /// arrive as they happen (M-04).
  package var pumpInterval: TimeInterval {
    get { quantity.pumpInterval }
    set { quantity.pumpInterval = newValue }
  }

  /// The distance of the touches as a factor of that at the beginning, or since the last
  /// assignment; before the beginning, of that at the start. It is positive.
  package var scale: Double {
    get { exp(quantity.value - origin) }
    set { origin = quantity.value - log(newValue) }
  }

  /// Returns the change of the scale per second of a release at `time`, exactly 0 after a pause
  /// (F-09).
  package func velocity(at time: TimeInterval) -> Double { scale * quantity.velocity(at: time) }

  package func follows(_ touch: Int) -> Bool { touches.sample(of: touch) != nil }

  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    guard touches.count < 2, !follows(sample.touch) else { return .none }
    touches.append(sample)
    guard touches.count == 2 else { return .none }
    startSpan = touches.span
    quantity.start(at: log(startSpan), sample.time)
    return .none
  }

  package mutating func move(_ samples: [TouchSample]) -> GestureIntent {
    var time: TimeInterval?
    for sample in samples {
      guard let index = touches.firstIndex(where: { $0.touch == sample.touch }) else { continue }
      touches[index] = sample
      time = sample.time
    }
    guard let time, touches.count == 2 else { return .none }
    quantity.follow(log(touches.span), time, isTimePaused: isTimePaused)
    if hasBegun { return .change }
    return abs(touches.span - startSpan) > GestureConstants.pinchSlop ? .begin : .none
  }

  package mutating func up(_ samples: [TouchSample]) -> GestureIntent {
    let before = touches.count
    touches.removeAll { touch in samples.contains { $0.touch == touch.touch } }
    if touches.count < 2 { quantity.stop() }
    guard touches.isEmpty, before > 0 else { return .none }
    return hasBegun ? .end : .fail
  }

  package mutating func cancel() -> GestureIntent {
    touches.removeAll()
    return hasBegun ? .cancel : .fail
  }

  /// Marks the pinch as begun. The scale counts from here, so that the slop is not visible,
  /// as with a pan (F-06).
  package mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    origin = quantity.value
  }

  package mutating func reset() { self = PinchTracker() }
}
