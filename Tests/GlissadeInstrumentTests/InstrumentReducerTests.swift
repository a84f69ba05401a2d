import Testing

@testable import GlissadeInstrument

/// The order of what happens when the window goes to the past, runs again, loops and replays.
@Suite struct InstrumentReducerTests {
  typealias Present = InstrumentMode.Present

  private static let presents = InstrumentMode.Driver.allCases.flatMap { driver in
    [true, false].map { Present(driver: driver, wasPaused: $0) }
  }
  private static let modes: [InstrumentMode] =
    [.live, .looping, .opened] + presents.map { .past(of: $0) }
    + presents.flatMap { present in
      InstrumentMode.Continuation.allCases.map { .rerunning(of: present, then: $0) }
    }
  private static let events: [InstrumentEvent] = [
    .frameSelected(3, isPaused: false), .frameSelected(3, isPaused: true), .presentReached,
    .presentSelected, .playSelected, .pressed, .rerunEnded, .rerunFailed, .escaped, .loopSelected,
    .rested, .replaySelected, .recordingOpened, .replayEnded, .programSelected,
  ]

  /// Applies events in order, from a live program.
  private func run(
    _ events: [InstrumentEvent]
  ) -> (mode: InstrumentMode, effects: [InstrumentEffect]) {
    var (mode, effects) = (InstrumentMode.live, [InstrumentEffect]())
    for event in events {
      let next = InstrumentReducer.reduce(mode, event)
      mode = next.mode
      effects += next.effects
    }
    return (mode, effects)
  }

  @Test(
    "T-18 every event in every mode: what is shown, what drives the program and the effects agree",
    arguments: modes, events)
  func every(mode: InstrumentMode, event: InstrumentEvent) {
    let (next, effects) = InstrumentReducer.reduce(mode, event)
    // The past comes and goes by an effect that shows it, or with another canvas.
    if !mode.isPast, next.isPast { #expect(effects.contains(.showFrame(3))) }
    if mode.isPast, !next.isPast {
      let replaces = effects.contains { if case .adoptRerun = $0 { true } else { false } }
      let isReplaced = event == .programSelected || event == .recordingOpened
      #expect(effects.contains(.showPresent) || replaces || isReplaced)
    }
    // A re-simulation begins and ends by an effect.
    #expect(effects.contains(.beginRerun) == (!mode.isRerunning && next.isRerunning))
    let ends = effects.contains {
      switch $0 {
      case .dropRerun, .adoptRerun: true
      default: false
      }
    }
    #expect(ends == (mode.isRerunning && !next.isRerunning))
    // What drives the program is ended before the user drives it.
    if next == .live, mode.driver != .live, !mode.isRerunning,
      event != .programSelected, event != .replayEnded
    {
      #expect(effects.contains(.takeOver))
    }
    // A loop begins with a pass, and a replay with its first frame.
    if next == .looping, mode.driver != .looping { #expect(effects.last == .beginPass) }
    if next == .opened, mode.driver != .opened, event != .recordingOpened {
      #expect(effects.last == .replay)
    }
    // Time is stopped and continues in pairs.
    let isStop = effects.contains(.pause)
    #expect(isStop == (!mode.isPast && event == .frameSelected(3, isPaused: false)))
    if case .past(let present) = mode, effects.contains(.resume) { #expect(!present.wasPaused) }
    // While the run is simulated again, nothing but its end and another program counts.
    if mode.isRerunning, next == mode { #expect(effects.isEmpty) }
  }

  @Test("T-18 the past is left as it was entered: live, in the loop or in the replay")
  func back() {
    for start in [[], [.loopSelected], [.replaySelected]] as [[InstrumentEvent]] {
      let before = run(start).mode
      let events =
        start + [
          .frameSelected(4, isPaused: false), .frameSelected(3, isPaused: true), .presentSelected,
        ]
      #expect(run(events).mode == before)
      #expect(
        run(events).effects.suffix(5)
          == [.showFrame(4), .pause, .showFrame(3), .showPresent, .resume])
    }
    // Step by step the present is reached, and time does not run.
    let steps = run([.frameSelected(4, isPaused: false), .presentReached])
    #expect(steps.mode == .live)
    #expect(!steps.effects.contains(.resume))
  }

  @Test("T-18 from a frame of the past the run continues live, also out of a loop")
  func continued() {
    let paused = run([.frameSelected(4, isPaused: true), .pressed, .loopSelected, .rerunEnded])
    #expect(paused.mode == .live)
    #expect(paused.effects == [.showFrame(4), .beginRerun, .adoptRerun(.pressed, isPaused: true)])
    let played = run([
      .loopSelected, .frameSelected(4, isPaused: true), .playSelected, .rerunEnded,
    ])
    #expect(played.mode == .live)
    #expect(played.effects.last == .adoptRerun(.playing, isPaused: false))
    let failed = run([.frameSelected(4, isPaused: true), .playSelected, .rerunFailed])
    #expect(failed.mode == .past(of: Present(driver: .live, wasPaused: true)))
  }

  @Test("T-18 a loop plays the drag again after each rest, until a press or Escape")
  func loop() {
    let three = run([.loopSelected, .rested, .rested])
    #expect(three.mode == .looping)
    #expect(three.effects == [.beginPass, .beginPass, .beginPass])
    for end in [.pressed, .escaped, .loopSelected] as [InstrumentEvent] {
      let over = run([.loopSelected, end, .rested])
      #expect(over.mode == .live)
      #expect(over.effects == [.beginPass, .takeOver])
    }
  }
}
