import Testing

@testable import GlissadeTransitions

/// Every sequence of events, and every event from inside every effect: nothing is out of order,
/// nothing happens twice, nothing is left.
@Suite("Any client code in any callback")
struct ReentryTests {
  private func check(_ run: Simulation, _ message: @autoclosure () -> String) {
    let faults = run.leaving.violations + run.arriving.violations
    #expect(faults.isEmpty, "\(message())")
    guard case .ended(let outcome) = run.state else { return }
    for effect in [TransitionEffect.complete(outcome), .didEnd(outcome)] {
      #expect(run.effects.filter { $0 == effect }.count == 1, "\(message())")
    }
    let count = run.effects.filter { $0 == .animationEnded(outcome) }.count
    #expect(count == (run.rules.isPlayed ? 1 : 0), "\(message())")
    let (shown, gone) =
      outcome.isFinished ? (run.arriving, run.leaving) : (run.leaving, run.arriving)
    if involves(run.rules, finished: outcome.isFinished) {
      #expect(shown.state == .appeared, "\(message())")
    }
    #expect(gone.state != .disappearing, "\(message())")
    #expect(gone.state != .appearing, "\(message())")
  }

  /// Returns whether the controller that is shown at the end has received callbacks.
  private func involves(_ rules: TransitionReducer, finished: Bool) -> Bool {
    let role = finished ? AppearanceScript.Role.arriving : .leaving
    return rules.script.begin.contains { $0.role == role }
  }

  @Test("L-08 A-07 A-08 every sequence of five events, in every kind", arguments: Rules.all)
  func sequences(rules: Rules) {
    var runs = [true, false].map { isInteractive in
      var run = Simulation(rules.rules)
      run.startsInteractively = isInteractive
      run.begin()
      return run
    }
    for _ in 0..<5 {
      runs = runs.flatMap { run in
        TransitionEvent.all.compactMap { event in
          var next = run
          return next.send(event) ? next : nil
        }
      }
      for run in runs { check(run, "\(run.effects.map(\.name))") }
    }
  }

  @Test("A-21 L-08 every event from inside every effect", arguments: Rules.played + [.page])
  func reentry(rules: Rules) {
    for isInteractive in [true, false] {
      for event in TransitionEvent.all where event != .enter && event != .prepare && event != .end {
        for index in 0..<40 {
          var run = Simulation(rules.rules)
          run.startsInteractively = isInteractive
          run.events[index] = event
          run.begin()
          run.send(.pause(at: 0.5))
          run.send(.decide(.cancels))
          run.send(.complete(.cancels))
          check(run, "\(event) in effect \(index): \(run.effects.map(\.name))")
          #expect(!run.state.isUnderWay)
        }
      }
    }
  }

  @Test("C-05 interaction is reported at each change, in turn, and is off at the end")
  func interaction() {
    for rules in Rules.played {
      for isInteractive in [true, false] {
        var run = Simulation(rules.rules)
        run.startsInteractively = isInteractive
        run.begin()
        for event in [
          TransitionEvent.pause(at: 0.5), .decide(.cancels), .pause(at: 0.4),
          .complete(.finishes),
        ] {
          run.send(event)
        }
        let reports = run.effects.compactMap { effect in
          if case .reportInteraction(let isOn) = effect { isOn } else { nil }
        }
        #expect(reports == (isInteractive ? [false, true, false] : [true, false, true, false]))
      }
    }
  }

  @Test("A-01 a transition that ends as it is announced calls neither animator nor driver")
  func endedWhileAnnounced() {
    for rules in Rules.played {
      var run = Simulation(rules.rules)
      run.events[rules.rules.kind.isPresentation ? 0 : 1] = .complete(.cancels)
      run.begin()
      #expect(!run.effects.contains(.start), "\(rules.name)")
      #expect(!run.effects.contains(.play(interactive: false)), "\(rules.name)")
      check(run, rules.name)
    }
  }
}
