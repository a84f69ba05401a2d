import Foundation

/// A touch at one instant.
package struct TouchSample: Hashable, Sendable {
  /// The number of the touch, which is constant from its start to its end.
  package var touch: Int
  /// The time, in seconds of the scene's time.
  package var time: TimeInterval
  /// The location at that time, in window points. Decisions and velocities follow it.
  package var location: CGPoint
  /// The location that the current frame shows, which what is dragged follows (M-51).
  package var shown: CGPoint

  /// Creates a sample.
  ///
  /// - Parameter shown: The location that the current frame shows; `nil` stands for `location`.
  package init(touch: Int, time: TimeInterval, location: CGPoint, shown: CGPoint? = nil) {
    self.touch = touch
    self.time = time
    self.location = location
    self.shown = shown ?? location
  }
}

extension [TouchSample] {
  /// Returns the sample of a touch, or `nil` without one.
  func sample(of touch: Int) -> TouchSample? { first { $0.touch == touch } }

  /// The samples at the locations that the current frame shows.
  var asShown: [TouchSample] {
    map { TouchSample(touch: $0.touch, time: $0.time, location: $0.shown) }
  }
}

/// The state that a tracker requests for its recognizer.
package enum GestureIntent: Hashable, Sendable, CaseIterable {
  case none, begin, change, end, cancel, fail
}
