import Foundation

/// The timing of input events, by which velocities are measured.
package struct InputTiming: Hashable, Sendable {
  /// The longest recent time between two readings of the event queue in seconds of the scene's
  /// time, or 0 if events arrive as they happen. A delayed reading gives a whole stroke late
  /// timestamps, whose gaps are no pauses (M-04).
  package var pumpInterval: TimeInterval
  /// The scene seconds per second of the hand, 0.001…1000. In slow motion it is below 1, and a
  /// stroke of the hand takes less of the scene's time.
  package let speed: Double

  /// Creates the timing of events, by default of those that arrive as they happen in real time.
  ///
  /// - Parameter speed: The scene seconds per second of the hand, limited to 0.001…1000; 1 if it is
  ///   not a number.
  package init(pumpInterval: TimeInterval = 0, speed: Double = 1) {
    self.pumpInterval = pumpInterval
    self.speed = speed.isNaN ? 1 : min(max(speed, 0.001), 1000)
  }

  /// Returns the timing in a scene whose time runs at a speed, measured in seconds of this one.
  package func scaled(by factor: Double) -> InputTiming {
    InputTiming(pumpInterval: pumpInterval * factor, speed: speed * factor)
  }
}
