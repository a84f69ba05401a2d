import Foundation
import GlissadeMotion

/// A tracker of two touches by one quantity, such as their distance.
///
/// The gesture begins when the touches have moved by more than the slop (O-03). It then changes
/// with each movement of the two, and ends when both have ended. If only one ends, the quantity
/// stays, and continues with the next second touch.
package protocol PairTracker: GestureTracker {
  /// The difference between two readings of the same meaning, or infinity.
  static var period: Double { get }
  /// The touches and their quantity.
  var pair: TouchPair { get set }
  /// Returns the reading of the quantity.
  static func reading(of touches: [TouchSample]) -> Double
  /// Returns whether the touches have moved far enough since the second one came.
  static func isBeyondSlop(_ pair: TouchPair) -> Bool
  /// Creates a tracker without touches.
  init()
}

/// Two touches with a quantity.
package struct TouchPair: Sendable {
  /// The touches in order of arrival, at their latest locations; at most two.
  fileprivate(set) var touches: [TouchSample] = []
  /// The touches and the sampled quantity when the second touch came.
  fileprivate(set) var start: (touches: [TouchSample], value: Double) = ([], 0)
  fileprivate var hasBegun = false
  fileprivate var isTimePaused = false
  fileprivate(set) var quantity = PairQuantity()
  /// The value of the quantity from which the gesture counts.
  var origin = 0.0
}

extension PairTracker {
  package static var period: Double { .infinity }

  /// The touches in order of arrival, at their latest locations; at most two.
  package var touches: [TouchSample] { pair.touches }
  /// A Boolean value that indicates whether the gesture has begun.
  package var hasBegun: Bool { pair.hasBegun }
  /// A Boolean value that indicates whether time is paused for the next samples.
  package var isTimePaused: Bool {
    get { pair.isTimePaused }
    set { pair.isTimePaused = newValue }
  }
  /// The timing of the events.
  package var timing: InputTiming {
    get { pair.quantity.timing }
    set { pair.quantity.timing = newValue }
  }

  private var reading: PairReading {
    PairReading(sampled: Self.reading(of: touches), shown: Self.reading(of: touches.asShown))
  }

  package func follows(_ touch: Int) -> Bool { touches.sample(of: touch) != nil }

  package mutating func down(_ sample: TouchSample) -> GestureIntent {
    guard touches.count < 2, !follows(sample.touch) else { return .none }
    pair.touches.append(sample)
    guard touches.count == 2 else { return .none }
    pair.start = (touches, pair.quantity.sampledValue)
    pair.quantity.start(at: reading, sample.time)
    return .none
  }

  package mutating func move(_ samples: [TouchSample]) -> GestureIntent {
    var time: TimeInterval?
    for sample in samples {
      guard let index = touches.firstIndex(where: { $0.touch == sample.touch }) else { continue }
      pair.touches[index] = sample
      time = sample.time
    }
    guard let time, touches.count == 2 else { return .none }
    pair.quantity.follow(reading, time, period: Self.period, isTimePaused: isTimePaused)
    if hasBegun { return .change }
    return Self.isBeyondSlop(pair) ? .begin : .none
  }

  package mutating func up(_ samples: [TouchSample]) -> GestureIntent {
    let before = touches.count
    pair.touches.removeAll { touch in samples.contains { $0.touch == touch.touch } }
    if touches.count < 2 { pair.quantity.stop() }
    guard touches.isEmpty, before > 0 else { return .none }
    return hasBegun ? .end : .fail
  }

  package mutating func cancel() -> GestureIntent {
    pair.touches.removeAll()
    return hasBegun ? .cancel : .fail
  }

  /// Marks the gesture as begun. It counts from here, so that the slop is not visible, as with a
  /// pan (F-06).
  package mutating func begin() {
    guard !hasBegun else { return }
    pair.hasBegun = true
    pair.origin = pair.quantity.value
  }

  package mutating func reset() { self = Self() }
}
