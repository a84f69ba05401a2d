import GlissadeGestures

/// How a scene's time runs: at which speed, or not at all.
package struct Playback: Hashable, Sendable {
  /// The speeds that keys and buttons choose from, the fastest first.
  package static let speeds = [1, 0.5, 0.25, 0.1]
  /// Steps that make up a second at full speed.
  private static let stepsPerSecond = 60.0

  /// Scene seconds per second while it runs, above 0.
  package var speed: Double
  package var isPaused = false

  package init(speed: Double) {
    precondition(speed > 0, "A speed is above 0; what stands still is paused.")
    self.speed = speed
  }

  /// Scene seconds per second now.
  package var rate: Double { isPaused ? 0 : speed }

  /// What one step adds, in scene seconds: one frame of the chosen speed.
  package var step: Double { speed / Self.stepsPerSecond }

  /// The next slower speed; after the slowest comes the fastest again.
  package var slower: Double { Self.speeds.first { $0 < speed } ?? Self.speeds[0] }

  /// The next faster speed; after the fastest comes the slowest again.
  package var faster: Double {
    Self.speeds.last { $0 > speed } ?? Self.speeds[Self.speeds.count - 1]
  }
}

/// What keys and buttons do to a scene's time.
package enum PlaybackCommand: Hashable, Sendable {
  case togglePause
  /// One frame on, and no further.
  case step
  case slower
  case faster
  case setSpeed(Double)

  /// What a key means, nil if nothing.
  package init?(key event: InputEvent) {
    guard case .playback(let command) = InstrumentCommand.table.command(for: event) else {
      return nil
    }
    self = command
  }
}

extension Playback {
  /// Changes what a command changes; the time that a step adds is its caller's to add.
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
