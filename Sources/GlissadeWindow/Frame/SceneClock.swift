import Foundation

/// A scene's time as a function of wall time.
///
/// Slow motion is a speed below 1, and a pause is the speed 0. The stamps of input events are
/// converted with the same function, so that a pointer's velocity in scene time fits the motion
/// that it starts. The clock keeps recent changes of speed, because a stamp from before a change
/// must be converted with the old speed.
package struct SceneClock: Sendable {
  /// A span of wall time in which the speed is constant.
  private struct Piece {
    var wall: Double
    var scene: TimeInterval
    var speed: Double

    func time(at wall: Double) -> TimeInterval { scene + (wall - self.wall) * speed }
  }

  /// The time for which a change of speed is kept, in wall seconds. It is longer than an event
  /// waits to be read.
  private static let memory = 1.0

  private var current: Piece
  /// The pieces before the current one, the oldest first.
  private var past: [Piece] = []

  /// Creates a clock whose scene time is `time` at the wall instant `wall`.
  ///
  /// - Parameters:
  ///   - speed: The number of scene seconds per wall second, finite and 0 or more.
  package init(at wall: Double, reading time: TimeInterval = 0, speed: Double = 1) {
    Self.check(speed)
    current = Piece(wall: wall, scene: time, speed: speed)
  }

  /// The scene seconds per wall second since the last change. The value 0 is a pause.
  package var speed: Double { current.speed }

  /// Returns the scene's time at a wall instant.
  package func time(at wall: Double) -> TimeInterval { piece(at: wall).time(at: wall) }

  /// Returns the scene seconds per wall second at a wall instant.
  package func speed(at wall: Double) -> Double { piece(at: wall).speed }

  /// Changes the speed from the wall instant `wall` on. The time at that instant stays the same.
  package mutating func setSpeed(_ newSpeed: Double, at wall: Double) {
    Self.check(newSpeed)
    begin(Piece(wall: wall, scene: time(at: wall), speed: newSpeed))
  }

  /// Advances the scene's time by `seconds` at the wall instant `wall`.
  ///
  /// - Parameter seconds: The scene seconds, 0 or more.
  package mutating func skip(_ seconds: TimeInterval, at wall: Double) {
    precondition(seconds.isFinite && seconds >= 0, "A scene's time only goes forwards.")
    begin(Piece(wall: wall, scene: time(at: wall) + seconds, speed: speed))
  }

  private static func check(_ speed: Double) {
    precondition(speed.isFinite && speed >= 0, "A scene's speed must be 0 or more, not \(speed).")
  }

  private func piece(at wall: Double) -> Piece {
    if wall >= current.wall { return current }
    return past.last { wall >= $0.wall } ?? past.first ?? current
  }

  /// Begins a piece at `piece.wall`. Before that instant the former piece still applies.
  private mutating func begin(_ piece: Piece) {
    past.removeAll { $0.wall >= piece.wall }
    if current.wall < piece.wall { past.append(current) }
    // Of the pieces that began more than `memory` ago only the last is still needed.
    while past.count > 1, past[1].wall < piece.wall - Self.memory { past.removeFirst() }
    current = piece
  }
}
