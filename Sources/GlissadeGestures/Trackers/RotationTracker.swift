import Foundation

/// A tracker of a rotation with two touches, with its angle and its velocity.
///
/// The gesture begins when the touches have turned around each other by more than the slop (O-03).
package struct RotationTracker: PairTracker {
  package static let period = 2 * Double.pi
  package var pair = TouchPair()

  /// Creates a tracker without touches.
  package init() {}

  /// The angle in radians by which the touches have turned around each other since the beginning of
  /// the gesture or the last assignment of this property, positive clockwise. Before the beginning
  /// it counts from the start of the touches. It includes full turns.
  package var rotation: Double {
    get { pair.quantity.value - pair.origin }
    set { pair.origin = pair.quantity.value - newValue }
  }

  /// Returns the angular velocity of a release at `time` in radians per second, exactly 0 after a
  /// pause (F-09).
  package func velocity(at time: TimeInterval) -> Double { pair.quantity.velocity(at: time) }

  package static func reading(of touches: [TouchSample]) -> Double { touches.angle }

  package static func isBeyondSlop(_ pair: TouchPair) -> Bool {
    abs(pair.quantity.sampledValue - pair.start.value) > GestureConstants.rotationSlop
  }
}
