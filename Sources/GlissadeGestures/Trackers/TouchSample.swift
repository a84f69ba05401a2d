import Foundation

/// The time and the location of a touch at one instant.
package struct TouchSample: Hashable, Sendable {
  /// The number of the touch, which is constant from its start to its end.
  package var touch: Int
  /// The time of the sample, in seconds of the scene's time.
  package var time: TimeInterval
  /// The location of the touch at the sample's time, in window points. It determines decisions and
  /// velocities.
  package var location: CGPoint
  /// The location at which the current frame shows the touch, which dragged views follow (M-51).
  package var shown: CGPoint

  /// Creates a sample of a touch.
  ///
  /// - Parameter shown: The location that the current frame shows; `nil` means `location`.
  package init(touch: Int, time: TimeInterval, location: CGPoint, shown: CGPoint? = nil) {
    self.touch = touch
    self.time = time
    self.location = location
    self.shown = shown ?? location
  }
}

extension [TouchSample] {
  /// Returns the sample of a touch, or `nil` if the samples contain none of that touch.
  func sample(of touch: Int) -> TouchSample? { first { $0.touch == touch } }

  /// The samples with their locations replaced by those that the current frame shows.
  var asShown: [TouchSample] {
    map { TouchSample(touch: $0.touch, time: $0.time, location: $0.shown) }
  }
}

/// The state that a tracker requests for its recognizer.
package enum GestureIntent: Hashable, Sendable, CaseIterable {
  case none, begin, change, end, cancel, fail
}
