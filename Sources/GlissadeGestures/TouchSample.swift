import Foundation

/// One touch at one instant.
package struct TouchSample: Hashable, Sendable {
  /// Which touch: one number from its down to its up.
  package var touch: Int
  /// When, in seconds of the scene's time.
  package var time: TimeInterval
  /// Where, in window points.
  package var location: CGPoint

  package init(touch: Int, time: TimeInterval, location: CGPoint) {
    self.touch = touch
    self.time = time
    self.location = location
  }
}

/// What a tracker makes of a sample: the state it asks its recognizer to enter.
package enum GestureIntent: Hashable, Sendable, CaseIterable {
  case none, begin, change, end, cancel, fail
}
