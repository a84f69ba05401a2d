import Foundation

/// The timing of input events, by which velocities are measured.
package struct InputTiming: Hashable, Sendable {
  /// The longest recent time between two readings of the event queue in seconds of the scene's
  /// time, or 0 if events arrive as they happen. If the queue is read late, all events of a stroke
  /// have late timestamps, and a gap between two of them is no pause of the pointer (M-04).
  package var pumpInterval: TimeInterval
  /// The seconds of scene time per second of real time, 0.001…1000. In slow motion the speed is
  /// below 1, and a stroke of the pointer takes less scene time than real time.
  package let speed: Double

  /// Creates the timing of events. The default is that of events that arrive as they happen, in a
  /// scene that runs in real time.
  ///
  /// - Parameter speed: The seconds of scene time per second of real time, limited to 0.001…1000; 1
  ///   if it is not a number.
  package init(pumpInterval: TimeInterval = 0, speed: Double = 1) {
    self.pumpInterval = pumpInterval
    self.speed = speed.isNaN ? 1 : min(max(speed, 0.001), 1000)
  }

  /// Returns this timing for a scene that runs `factor` times as fast as the present one.
  package func scaled(by factor: Double) -> InputTiming {
    InputTiming(pumpInterval: pumpInterval * factor, speed: speed * factor)
  }
}
