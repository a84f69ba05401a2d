import Foundation

/// A scene's time as a function of wall time: where it stands and how fast it runs.
///
/// Slow motion is a speed below 1 and nothing else. Input stamps pass through the same function, so
/// a pointer's velocity in scene time fits the motion that it starts.
package struct SceneClock: Sendable {
  /// Scene seconds per wall second; 0 stands still.
  package private(set) var speed: Double
  private var wallAnchor: Double
  private var sceneAnchor: TimeInterval

  /// A clock that reads `time` at the wall instant `wall`.
  ///
  /// - Parameter speed: scene seconds per wall second, finite and 0 or more.
  package init(at wall: Double, reading time: TimeInterval = 0, speed: Double = 1) {
    precondition(speed.isFinite && speed >= 0, "A scene's speed must be 0 or more, not \(speed).")
    wallAnchor = wall
    sceneAnchor = time
    self.speed = speed
  }

  /// The scene's time at a wall instant.
  package func time(at wall: Double) -> TimeInterval {
    sceneAnchor + (wall - wallAnchor) * speed
  }

  /// Runs at another speed from the wall instant `wall` on; the time read at that instant stays.
  package mutating func setSpeed(_ newSpeed: Double, at wall: Double) {
    self = SceneClock(at: wall, reading: time(at: wall), speed: newSpeed)
  }
}
