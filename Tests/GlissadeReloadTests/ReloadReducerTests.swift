import Testing

@testable import GlissadeReload

/// S-01, S-02, S-04: the order of what happens between a saved file and the new program.
@Suite struct ReloadReducerTests {
  private static let failure = BuildFailure(errors: [], summary: "no", output: "")
  private static let states: [ReloadState] = [
    .current, .changed, .building, .failed(failure), .handingOver(.built), .handingOver(.kept),
    .starting(.built), .starting(.kept), .refused("no"), .crashed("no"),
  ]
  private static let events: [ReloadEvent] = [
    .saved, .quiet, .buildCancelled, .keptWanted, .built, .buildFailed(failure), .handedOver,
    .presented, .startFailed("no"), .buildRepeats(failure), .crashed("no"),
  ]

  /// Applies events in order.
  private func run(_ events: [ReloadEvent]) -> (state: ReloadState, effects: [ReloadEffect]) {
    var (state, effects) = (ReloadState.current, [ReloadEffect]())
    for event in events {
      let next = ReloadReducer.reduce(state, event)
      state = next.state
      effects += next.effects
    }
    return (state, effects)
  }

  @Test("S-02 a save leads to a build, the new program, and the end of the old one")
  func replaced() {
    let (state, effects) = run([.saved, .saved, .quiet, .built, .handedOver, .presented])
    #expect(state == .current)
    #expect(effects == [.wait, .wait, .build, .askForState, .start(.built), .endOld(.built)])
  }

  @Test("S-01 a save during a build cancels it, and another begins")
  func cancelled() {
    let (state, effects) = run([.saved, .quiet, .saved, .quiet])
    #expect(state == .building)
    #expect(effects == [.wait, .build, .cancelBuild, .wait, .build])
  }

  @Test("S-01 a failed build is shown until the next save")
  func failed() {
    #expect(run([.saved, .quiet, .buildFailed(Self.failure)]).state == .failed(Self.failure))
    #expect(run([.saved, .quiet, .buildFailed(Self.failure), .saved]).state == .changed)
  }

  @Test("S-04 a new program that crashes or hangs is ended, and the old one stays")
  func refused() {
    let (state, effects) = run([.saved, .quiet, .built, .handedOver, .startFailed("It crashed.")])
    #expect(state == .refused("It crashed."))
    #expect(effects.last == .endNew)
    #expect(!effects.contains(.endOld(.built)))
  }

  @Test("S-07 after a crash the next save builds, and the kept run takes the state's place")
  func crashed() {
    let (state, effects) = run([
      .crashed("It crashed."), .saved, .quiet, .built, .handedOver, .presented,
    ])
    #expect(state == .current)
    #expect(effects == [.wait, .build, .askForState, .start(.built), .endOld(.built)])
    #expect(run([.crashed("It crashed.")]).state == .crashed("It crashed."))
    // A crash on the way changes nothing, or takes the place of the answer.
    #expect(run([.saved, .crashed("no")]).state == .changed)
    #expect(run([.saved, .quiet, .crashed("no")]).state == .building)
    #expect(run([.saved, .quiet, .built, .crashed("no")]).effects.last == .start(.built))
    #expect(
      run([.saved, .quiet, .built, .handedOver, .crashed("no")]).state == .starting(.built))
  }

  @Test("S-07 a build that repeats itself is ended and shown until the next save")
  func repeats() {
    let (state, effects) = run([.saved, .quiet, .buildRepeats(Self.failure)])
    #expect(state == .failed(Self.failure))
    #expect(effects.last == .cancelBuild)
    #expect(run([.saved, .quiet, .buildRepeats(Self.failure), .saved]).state == .changed)
  }

  @Test("S-04 an old program that does not write down its state stays")
  func silent() {
    let (state, effects) = run([.saved, .quiet, .built, .startFailed("no answer")])
    #expect(state == .refused("no answer"))
    #expect(effects.last == .askForState)
  }

  @Test("S-02 a save while the new program starts ends that one and builds again")
  func savedMeanwhile() {
    let (state, effects) = run([
      .saved, .quiet, .built, .handedOver, .saved, .presented, .quiet,
    ])
    #expect(state == .building)
    #expect(effects == [.wait, .build, .askForState, .start(.built), .endNew, .wait, .build])
  }

  @Test("S-03 the kept program takes the window's place without a build")
  func kept() {
    let (state, effects) = run([.keptWanted, .handedOver, .presented])
    #expect(state == .current)
    #expect(effects == [.askForState, .start(.kept), .endOld(.kept)])
  }

  @Test("S-03 the kept program does not replace one that is being built or started")
  func keptMeanwhile() {
    #expect(run([.saved, .quiet, .keptWanted]).state == .building)
    #expect(run([.saved, .quiet, .built, .handedOver, .keptWanted]).state == .starting(.built))
  }

  @Test("S-01 a build that the user ends leaves the program as it was")
  func endedByUser() {
    let (state, effects) = run([.saved, .quiet, .buildCancelled, .built])
    #expect(state == .current)
    #expect(effects == [.wait, .build, .cancelBuild])
  }

  @Test("S-04 the old program ends only when the new one has shown itself", arguments: states)
  func ends(state: ReloadState) {
    for event in Self.events {
      let effects = ReloadReducer.reduce(state, event).effects
      let ends = effects.contains { if case .endOld = $0 { true } else { false } }
      let starts = state == .starting(.built) || state == .starting(.kept)
      #expect(ends == (starts && event == .presented))
    }
  }

  @Test("S-01 after any three events, a save and a successful build lead to the new program")
  func alwaysRecovers() {
    for one in Self.events {
      for other in Self.events {
        for third in Self.events {
          let events = [one, other, third, .saved, .quiet, .built, .handedOver]
          #expect(run(events).state == .starting(.built))
        }
      }
    }
  }
}
