import Foundation

/// A scene's time as a function of wall time: where it stands and how fast it runs.
///
/// Slow motion is a speed below 1 and nothing else, a pause is the speed 0. Input stamps pass through
/// the same function, so a pointer's velocity in scene time fits the motion that it starts. What was
/// stamped before a change of speed and is read after it still counts by the old one: the latest
/// changes are remembered.
package struct SceneClock: Sendable {
  /// From one change to the next, time runs evenly.
  private struct Piece {
    var wall: Double
    var scene: TimeInterval
    var speed: Double

    func time(at wall: Double) -> TimeInterval { scene + (wall - self.wall) * speed }
  }

  /// How long a change is remembered, in wall seconds: longer than an event waits to be read.
  private static let memory = 1.0

  private var current: Piece
  /// Older pieces, the oldest first.
  private var past: [Piece] = []

  /// A clock that reads `time` at the wall instant `wall`.
  ///
  /// - Parameter speed: scene seconds per wall second, finite and 0 or more.
  package init(at wall: Double, reading time: TimeInterval = 0, speed: Double = 1) {
    Self.check(speed)
    current = Piece(wall: wall, scene: time, speed: speed)
  }

  /// Scene seconds per wall second, by the last change; 0 stands still.
  package var speed: Double { current.speed }

  /// The scene's time at a wall instant.
  package func time(at wall: Double) -> TimeInterval { piece(at: wall).time(at: wall) }

  /// Scene seconds per wall second at a wall instant.
  package func speed(at wall: Double) -> Double { piece(at: wall).speed }

  /// Runs at another speed from the wall instant `wall` on; the time read at that instant stays.
  package mutating func setSpeed(_ newSpeed: Double, at wall: Double) {
    Self.check(newSpeed)
    begin(Piece(wall: wall, scene: time(at: wall), speed: newSpeed))
  }

  /// Reads `seconds` more from the wall instant `wall` on.
  ///
  /// - Parameter seconds: scene seconds, 0 or more.
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

  /// What held before `piece.wall` goes on to hold there.
  private mutating func begin(_ piece: Piece) {
    past.removeAll { $0.wall >= piece.wall }
    if current.wall < piece.wall { past.append(current) }
    // Of those that began too long ago only the last is still of use.
    while past.count > 1, past[1].wall < piece.wall - Self.memory { past.removeFirst() }
    current = piece
  }
}
