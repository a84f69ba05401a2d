import Foundation
import GlissadeMotion

/// A tracker of a gesture of two touches by one quantity, such as the distance between them.
///
/// The gesture begins when the touches have moved by more than the slop (O-03). It then changes
/// with each movement of the two, and ends when both have ended. After only one of them has ended,
/// the quantity is constant until another second touch comes.
package protocol PairTracker: GestureTracker {
  /// The difference between two readings of the same meaning, such as a full turn, or infinity.
  static var period: Double { get }
  /// The two touches of the gesture, with their quantity.
  var pair: TouchPair { get set }
  /// Returns the quantity of two touches, such as the logarithm of their distance.
  static func reading(of touches: [TouchSample]) -> Double
  /// Returns whether the two touches have moved far enough since the second one came for the
  /// gesture to begin.
  static func isBeyondSlop(_ pair: TouchPair) -> Bool
  /// Creates a tracker without touches.
  init()
}

/// Two touches with a quantity.
package struct TouchPair: Sendable {
  /// The touches in order of arrival, at their latest locations; at most two.
  fileprivate(set) var touches: [TouchSample] = []
  /// The touches and the quantity by their samples at the arrival of the second touch.
  fileprivate(set) var start: (touches: [TouchSample], value: Double) = ([], 0)
  fileprivate var hasBegun = false
  fileprivate var isTimePaused = false
  fileprivate(set) var quantity = PairQuantity()
  /// The value of the quantity at which the gesture's result is neutral, such as the scale 1.
  var origin = 0.0
}

extension PairTracker {
  package static var period: Double { .infinity }

  /// The touches in order of arrival, at their latest locations; at most two.
  package var touches: [TouchSample] { pair.touches }
  /// A Boolean value that indicates whether the gesture has begun.
  package var hasBegun: Bool { pair.hasBegun }
  /// A Boolean value that indicates whether the scene's time is paused during the next samples.
  package var isTimePaused: Bool {
    get { pair.isTimePaused }
    set { pair.isTimePaused = newValue }
  }
  /// The timing of the events, which determines the estimated velocity.
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

  /// Marks the gesture as begun. Changes of the quantity count from this call, so that the slop is
  /// not visible, as with a pan (F-06).
  package mutating func begin() {
    guard !hasBegun else { return }
    pair.hasBegun = true
    pair.origin = pair.quantity.value
  }

  package mutating func reset() { self = Self() }
}
