/// The state of the instrument: the frame that the canvas shows, and the driver of the program.
package enum InstrumentMode: Hashable, Sendable {
  /// The user drives the program.
  case live
  /// A frame of the past, or a predicted one, is visible instead of the present.
  case past(of: Present)
  /// The run is simulated again up to the visible frame of the past, from which it then continues.
  case rerunning(of: Present, then: Continuation)
  /// The last drag of the run is repeated.
  case looping
  /// A recording drives the program from its first frame.
  case opened

  /// The state of the present to which the user returns from the past.
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
    /// The user drives the program.
    case live
    /// The repeated drag drives the program.
    case looping
    /// A recording drives the program.
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
    /// Time runs, and the press of the recorded pointer ends.
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
  /// A Boolean value that indicates whether the run is being simulated again.
  package var isRerunning: Bool { if case .rerunning = self { true } else { false } }
  /// A Boolean value that indicates whether the last drag is being repeated, even if the past is
  /// visible.
  package var isLooping: Bool { driver == .looping }
}

/// An event that can change the state of the instrument.
package enum InstrumentEvent: Hashable, Sendable {
  /// The user selected a frame of the history or a predicted one, while time was paused or ran.
  case frameSelected(Int, isPaused: Bool)
  /// The user selected the frame after the last one of the past.
  case presentReached
  /// The user left the past.
  case presentSelected
  /// The user continued the run from the visible frame.
  case playSelected
  /// The user pressed a pointer on the canvas.
  case pressed
  /// The re-simulation has reached the visible frame.
  case rerunEnded
  /// The run cannot be simulated up to the visible frame.
  case rerunFailed
  /// The user pressed Escape to end the past, a replay, a repetition or a re-simulation.
  case escaped
  /// The user began or ended the repetition of the last drag.
  case loopSelected
  /// Everything on the canvas has been at rest for 0.6 s.
  case rested
  /// The user began or ended the replay of the run.
  case replaySelected
  /// A recording was loaded that drives the program.
  case recordingOpened
  /// The recording that drives the program was played to its end, or a press took it over.
  case replayEnded
  /// The user selected another program, or the same one from its start.
  case programSelected
}

/// An effect that the instrument performs after an event.
package enum InstrumentEffect: Hashable, Sendable {
  /// Shows a frame of the past.
  case showFrame(Int)
  /// Shows the present.
  case showPresent
  /// Pauses the program's time.
  case pause
  /// Resumes the program's time.
  case resume
  /// Starts to simulate the run again.
  case beginRerun
  /// Discards the re-simulation and the input that was held back during it.
  case dropRerun
  /// Continues with the re-simulated run.
  case adoptRerun(InstrumentMode.Continuation, isPaused: Bool)
  /// Plays the last drag once more.
  case beginPass
  /// Ends the recording that drives the program, and cancels the recorded presses.
  case takeOver
  /// Plays the run from its start.
  case replay
}
