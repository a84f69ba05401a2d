import Foundation

/// A gesture as a value that turns touch samples into intents.
///
/// A tracker has no references to views or to the other recognizers of its touches. It reads no
/// clock: its only times are those of samples and of `step(to:)`, and the same calls always lead to
/// the same intents.
package protocol GestureTracker: Sendable {
  /// The time at which `step(to:)` makes a decision even if no touch changes, or `nil` if none is
  /// due.
  var deadline: TimeInterval? { get }

  /// Returns whether a touch is part of the gesture. A recognizer ignores every other touch after
  /// adding it.
  func follows(_ touch: Int) -> Bool
  /// Adds a touch to the gesture.
  mutating func down(_ sample: TouchSample) -> GestureIntent
  /// Handles touches that moved at the same time.
  mutating func move(_ samples: [TouchSample]) -> GestureIntent
  /// Handles touches that ended. The caller passes their last movements to `move(_:)` before.
  mutating func up(_ samples: [TouchSample]) -> GestureIntent
  /// Handles touches that were cancelled, which ends the gesture even if other touches remain.
  mutating func cancel() -> GestureIntent
  /// Handles the passing of time without a change of the touches.
  mutating func step(to now: TimeInterval) -> GestureIntent
  /// Marks a continuous gesture as begun, after arbitration allowed it.
  mutating func begin()
  /// Resets the tracker to its state before the first touch, and keeps its parameters.
  mutating func reset()
}

// Default implementations: a tracker decides only by touches and has no deadline, a gesture is
// discrete and never begins, and all touches count.
extension GestureTracker {
  package func follows(_ touch: Int) -> Bool { true }
  package var deadline: TimeInterval? { nil }
  package mutating func step(to now: TimeInterval) -> GestureIntent { .none }
  package mutating func begin() {}
}
