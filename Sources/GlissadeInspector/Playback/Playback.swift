import GlissadeGestures

/// The speed of a scene's time, and whether it is paused.
package struct Playback: Hashable, Sendable {
  /// The speeds that keys and buttons choose from, fastest first.
  package static let speeds = [1, 0.5, 0.25, 0.1]
  /// The number of steps that make up a second at full speed.
  private static let stepsPerSecond = 60.0

  /// The scene seconds per real second while time runs, greater than 0.
  package var speed: Double
  /// A Boolean value that indicates whether the scene's time is paused.
  package var isPaused = false

  /// Creates running playback.
  ///
  /// - Parameter speed: Scene seconds per real second, greater than 0.
  package init(speed: Double) {
    precondition(speed > 0, "A speed must be greater than 0; use isPaused to stop time.")
    self.speed = speed
  }

  /// The current scene seconds per real second: the speed, or 0 while paused.
  package var rate: Double { isPaused ? 0 : speed }

  /// The scene seconds that one step adds: one frame at the chosen speed.
  package var step: Double { speed / Self.stepsPerSecond }

  /// The next slower speed. The fastest follows the slowest.
  package var slower: Double { Self.speeds.first { $0 < speed } ?? Self.speeds[0] }

  /// The next faster speed. The slowest follows the fastest.
  package var faster: Double {
    Self.speeds.last { $0 > speed } ?? Self.speeds[Self.speeds.count - 1]
  }
}

/// A command that changes how a scene's time runs.
package enum PlaybackCommand: Hashable, Sendable {
  /// Pauses or continues.
  case togglePause
  /// Advances by one frame and pauses.
  case step
  /// Changes to the next slower speed.
  case slower
  /// Changes to the next faster speed.
  case faster
  /// Changes to a given speed, in scene seconds per real second.
  case setSpeed(Double)

  /// Creates the command of a key, or `nil` if the key has none.
  package init?(key event: InputEvent) {
    guard case .playback(let command) = InstrumentCommand.table.command(for: event) else {
      return nil
    }
    self = command
  }
}

extension Playback {
  /// Applies a command, except that the caller has to advance time for a step.
  package mutating func apply(_ command: PlaybackCommand) {
    switch command {
    case .togglePause: isPaused.toggle()
    case .step: isPaused = true
    case .slower: speed = slower
    case .faster: speed = faster
    case .setSpeed(let speed): self.speed = speed
    }
  }
}
