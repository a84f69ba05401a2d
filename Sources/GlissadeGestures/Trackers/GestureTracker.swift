import Foundation

/// A gesture as a value that turns touch samples into intents.
///
/// A tracker knows neither views nor the other recognizers of its touches. It reads no clock: it
/// knows time only from samples and from `step(to:)`, and the same calls always lead to the same
/// intents.
package protocol GestureTracker: Sendable {
  /// The time at which `step(to:)` decides without a touch, or `nil`.
  var deadline: TimeInterval? { get }

  /// Returns whether a touch is part of the gesture. A recognizer ignores a touch that is not when
  /// it has been added.
  func follows(_ touch: Int) -> Bool
  /// Adds a touch.
  mutating func down(_ sample: TouchSample) -> GestureIntent
  /// Handles touches that moved at the same time.
  mutating func move(_ samples: [TouchSample]) -> GestureIntent
  /// Handles touches that ended. Their last movements have to be passed to `move(_:)` before.
  mutating func up(_ samples: [TouchSample]) -> GestureIntent
  /// Handles touches that were cancelled, which ends the gesture even if other touches remain.
  mutating func cancel() -> GestureIntent
  /// Handles the passing of time without a touch.
  mutating func step(to now: TimeInterval) -> GestureIntent
  /// Marks a continuous gesture as begun, after arbitration allowed it.
  mutating func begin()
  /// Resets the tracker to its state before the first touch, and keeps its parameters.
  mutating func reset()
}

// A tracker without a deadline decides only by touches, a discrete gesture never begins, and most
// gestures count all touches.
extension GestureTracker {
  package func follows(_ touch: Int) -> Bool { true }
  package var deadline: TimeInterval? { nil }
  package mutating func step(to now: TimeInterval) -> GestureIntent { .none }
  package mutating func begin() {}
}
