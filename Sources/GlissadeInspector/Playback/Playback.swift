import GlissadeGestures

/// The state of a scene's time: its speed, and whether it is paused.
package struct Playback: Hashable, Sendable {
  /// The speeds that keys and buttons choose from, fastest first.
  package static let speeds = [1, 0.5, 0.25, 0.1]
  /// The number of steps per second of the scene at full speed.
  private static let stepsPerSecond = 60.0

  /// The speed of the scene's time while it runs, in scene seconds per real second, greater than 0.
  package var speed: Double
  /// A Boolean value that indicates whether the scene's time is paused.
  package var isPaused = false

  /// Creates a playback whose time is not paused.
  ///
  /// - Parameter speed: Scene seconds per real second, greater than 0.
  package init(speed: Double) {
    precondition(speed > 0, "A speed must be greater than 0; use isPaused to stop time.")
    self.speed = speed
  }

  /// The current scene seconds per real second: the speed, or 0 while paused.
  package var rate: Double { isPaused ? 0 : speed }

  /// The scene seconds by which a step advances: one frame at the current speed.
  package var step: Double { speed / Self.stepsPerSecond }

  /// The next slower speed. After the slowest speed it is the fastest one.
  package var slower: Double { Self.speeds.first { $0 < speed } ?? Self.speeds[0] }

  /// The next faster speed. After the fastest speed it is the slowest one.
  package var faster: Double {
    Self.speeds.last { $0 > speed } ?? Self.speeds[Self.speeds.count - 1]
  }
}

/// A command that changes the playback of a scene.
package enum PlaybackCommand: Hashable, Sendable {
  /// Pauses or continues time.
  case togglePause
  /// Advances time by one frame and pauses it.
  case step
  /// Changes to the next slower speed.
  case slower
  /// Changes to the next faster speed.
  case faster
  /// Changes to a given speed, in scene seconds per real second.
  case setSpeed(Double)

  /// Creates the command of a key; returns `nil` if the key has none.
  package init?(key event: InputEvent) {
    guard case .playback(let command) = InstrumentCommand.table.command(for: event) else {
      return nil
    }
    self = command
  }
}

extension Playback {
  /// Applies a command. For a step, the caller must advance time itself.
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
