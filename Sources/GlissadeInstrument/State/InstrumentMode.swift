/// The state of the instrument: what the canvas shows, and what drives the program on it.
package enum InstrumentMode: Hashable, Sendable {
  /// The user drives the program.
  case live
  /// A frame of the past, or a predicted one, is visible instead of the present.
  case past(of: Present)
  /// The run is simulated again up to the visible frame of the past, to continue there.
  case rerunning(of: Present, then: Continuation)
  /// The last drag of the run is repeated.
  case looping
  /// A recording drives the program from its first frame.
  case opened

  /// The state to which the present returns from the past.
  package struct Present: Hashable, Sendable {
    /// The driver of the program when the present was left.
    package var driver: Driver
    /// A Boolean value that indicates whether time was paused when the present was left.
    package var wasPaused: Bool

    package init(driver: Driver, wasPaused: Bool) {
      self.driver = driver
      self.wasPaused = wasPaused
    }
  }

  /// The cause of the program's motion in the present.
  package enum Driver: Hashable, Sendable, CaseIterable {
    /// The user.
    case live
    /// The repeated drag.
    case looping
    /// A recording.
    case opened

    var mode: InstrumentMode {
      switch self {
      case .live: .live
      case .looping: .looping
      case .opened: .opened
      }
    }
  }

  /// The way in which a run continues after its re-simulation.
  package enum Continuation: Hashable, Sendable, CaseIterable {
    /// Time runs, and the recorded pointer's press ends.
    case playing
    /// A pointer that is pressed on the canvas takes over the recorded press.
    case pressed
  }

  /// The cause of the program's motion in the present, even if the past is visible.
  package var driver: Driver {
    switch self {
    case .live: .live
    case .looping: .looping
    case .opened: .opened
    case .past(let present), .rerunning(let present, _): present.driver
    }
  }

  /// A Boolean value that indicates whether another frame than the present one is visible.
  package var isPast: Bool {
    switch self {
    case .past, .rerunning: true
    case .live, .looping, .opened: false
    }
  }
  /// A Boolean value that indicates whether the run is simulated again.
  package var isRerunning: Bool { if case .rerunning = self { true } else { false } }
  /// A Boolean value that indicates whether the last drag is repeated, even if the past is visible.
  package var isLooping: Bool { driver == .looping }
}

/// An event of the instrument.
package enum InstrumentEvent: Hashable, Sendable {
  /// A frame of the history or a predicted one was selected, while time was paused or ran.
  case frameSelected(Int, isPaused: Bool)
  /// The frame after the last one of the past was selected.
  case presentReached
  /// The user leaves the past.
  case presentSelected
  /// The user continues the run from the visible frame.
  case playSelected
  /// A pointer was pressed on the canvas.
  case pressed
  /// The re-simulation has reached the visible frame.
  case rerunEnded
  /// The run cannot be simulated up to the visible frame.
  case rerunFailed
  /// The user ends what drives the program or is under way.
  case escaped
  /// The user begins or ends the repetition of the last drag.
  case loopSelected
  /// Everything has been at rest for a moment.
  case rested
  /// The user begins or ends the replay of the run.
  case replaySelected
  /// A recording was loaded that drives the program.
  case recordingOpened
  /// The recording that drives the program was played to its end, or a press took it over.
  case replayEnded
  /// Another program was selected, or the same one from its start.
  case programSelected
}

/// An effect of an event.
package enum InstrumentEffect: Hashable, Sendable {
  /// Show a frame of the past.
  case showFrame(Int)
  /// Show the present.
  case showPresent
  /// Stop the program's time.
  case pause
  /// Let the program's time run.
  case resume
  /// Start to simulate the run again.
  case beginRerun
  /// Discard the re-simulation and the input that waits for it.
  case dropRerun
  /// Continue the re-simulated run.
  case adoptRerun(InstrumentMode.Continuation, isPaused: Bool)
  /// Play the last drag.
  case beginPass
  /// End the recording that drives the program, whose presses are cancelled.
  case takeOver
  /// Play the run from its start.
  case replay
}
