import Foundation

/// A tracker of a pinch with two touches, with its scale and its velocity.
///
/// The pinch begins when the distance of the touches has changed by more than the slop (O-03).
package struct PinchTracker: PairTracker {
  package var pair = TouchPair()

  /// Creates a tracker without touches.
  package init() {}

  /// The distance of the touches divided by that at the pinch's beginning, or at the start of the
  /// touches before it. Assigning a value replaces the result; later changes multiply it. The value
  /// is positive.
  package var scale: Double {
    get { exp(pair.quantity.value - pair.origin) }
    set { pair.origin = pair.quantity.value - log(newValue) }
  }

  /// Returns the change of the scale per second of a pinch released at `time`, exactly 0 after a
  /// pause (F-09).
  package func velocity(at time: TimeInterval) -> Double {
    scale * pair.quantity.velocity(at: time)
  }

  package static func reading(of touches: [TouchSample]) -> Double { log(touches.span) }

  package static func isBeyondSlop(_ pair: TouchPair) -> Bool {
    abs(pair.touches.span - pair.start.touches.span) > GestureConstants.pinchSlop
  }
}
