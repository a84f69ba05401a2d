import Foundation

/// A touch at one instant.
package struct TouchSample: Hashable, Sendable {
  /// The number of the touch, which is constant from its start to its end.
  package var touch: Int
  /// The time, in seconds of the scene's time.
  package var time: TimeInterval
  /// The location, in window points.
  package var location: CGPoint

  /// Creates a sample.
  package init(touch: Int, time: TimeInterval, location: CGPoint) {
    self.touch = touch
    self.time = time
    self.location = location
  }
}

extension [TouchSample] {
  /// Returns the sample of a touch, or `nil` without one.
  func sample(of touch: Int) -> TouchSample? { first { $0.touch == touch } }
}

/// The state that a tracker requests for its recognizer.
package enum GestureIntent: Hashable, Sendable, CaseIterable {
  case none, begin, change, end, cancel, fail
}
