/// The transition function of the instrument: it maps a state and an event to the next state and
/// its effects, in order. An event that is not valid in a state changes nothing.
package enum InstrumentReducer {
  package static func reduce(
    _ mode: InstrumentMode, _ event: InstrumentEvent
  ) -> (mode: InstrumentMode, effects: [InstrumentEffect]) {
    switch mode {
    case .live, .looping, .opened: reduce(present: mode, event)
    case .past(let present): reduce(pastOf: present, event)
    case .rerunning(let present, let next): reduce(rerunOf: present, next, event)
    }
  }

  /// Reduces an event while the present is visible.
  private static func reduce(
    present mode: InstrumentMode, _ event: InstrumentEvent
  ) -> (InstrumentMode, [InstrumentEffect]) {
    switch (mode, event) {
    case (_, .frameSelected(let position, let isPaused)):
      (
        .past(of: .init(driver: mode.driver, wasPaused: isPaused)),
        [.showFrame(position)] + (isPaused ? [] : [.pause])
      )
    case (.live, .loopSelected), (.opened, .loopSelected): (.looping, [.beginPass])
    case (.looping, .rested): (.looping, [.beginPass])
    case (.live, .replaySelected), (.looping, .replaySelected): (.opened, [.replay])
    case (.looping, .loopSelected), (.looping, .escaped), (.looping, .pressed),
      (.opened, .replaySelected), (.opened, .escaped), (.opened, .pressed):
      (.live, [.takeOver])
    case (.opened, .replayEnded), (_, .programSelected): (.live, [])
    case (_, .recordingOpened): (.opened, [])
    // The remaining events concern the past, or a recording that has ended.
    case (.live, _), (.looping, _), (.opened, _): (mode, [])
    case (.past, _), (.rerunning, _): preconditionFailure("The past is visible.")
    }
  }

  /// Reduces an event while a frame of the past is visible.
  private static func reduce(
    pastOf present: InstrumentMode.Present, _ event: InstrumentEvent
  ) -> (InstrumentMode, [InstrumentEffect]) {
    switch event {
    case .frameSelected(let position, _): (.past(of: present), [.showFrame(position)])
    case .presentReached: (present.driver.mode, [.showPresent])
    case .presentSelected, .escaped:
      (present.driver.mode, [.showPresent] + (present.wasPaused ? [] : [.resume]))
    case .playSelected: (.rerunning(of: present, then: .playing), [.beginRerun])
    case .pressed: (.rerunning(of: present, then: .pressed), [.beginRerun])
    case .loopSelected:
      present.driver == .looping
        ? (.live, [.showPresent, .takeOver]) : (.looping, [.showPresent, .beginPass])
    case .replaySelected:
      present.driver == .opened
        ? (.live, [.showPresent, .takeOver]) : (.opened, [.showPresent, .replay])
    case .programSelected: (.live, [])
    case .recordingOpened: (.opened, [])
    case .rerunEnded, .rerunFailed, .rested, .replayEnded: (.past(of: present), [])
    }
  }

  /// Reduces an event while the run is simulated again. Only the end of the re-simulation, its
  /// cancellation and another program change the state; all other events change nothing.
  private static func reduce(
    rerunOf present: InstrumentMode.Present, _ next: InstrumentMode.Continuation,
    _ event: InstrumentEvent
  ) -> (InstrumentMode, [InstrumentEffect]) {
    switch event {
    case .rerunEnded:
      (.live, [.adoptRerun(next, isPaused: next == .pressed && present.wasPaused)])
    case .rerunFailed, .escaped: (.past(of: present), [.dropRerun])
    case .programSelected: (.live, [.dropRerun])
    case .frameSelected, .presentReached, .presentSelected, .playSelected, .pressed, .loopSelected,
      .rested, .replaySelected, .recordingOpened, .replayEnded:
      (.rerunning(of: present, then: next), [])
    }
  }
}
