import Testing

@testable import GlissadeTransitions

/// The callbacks that two controllers receive, for every kind of transition.
@Suite("Appearance callbacks in their order")
struct AppearanceScriptTests {
  private func callbacks(_ rules: Rules, _ outcome: TransitionOutcome) -> [String] {
    var run = Simulation(rules.rules)
    run.begin()
    run.send(.complete(outcome))
    return run.callbacks
  }

  private static let cancelled = [
    "leaving willDisappear", "arriving willAppear", "arriving willDisappear",
    "arriving didDisappear", "leaving willAppear", "leaving didAppear",
  ]

  @Test("A-09 presented and dismissed: will, will, the new one did, the old one did")
  func presentation() {
    for kind in [TransitionKind.present, .dismiss] {
      #expect(
        callbacks(.presentation(kind, removes: true), .finishes) == [
          "leaving willDisappear", "arriving willAppear", "arriving didAppear",
          "leaving didDisappear",
        ])
    }
  }

  @Test("A-10 a presenter whose view stays gets no callback")
  func presenterStays() {
    #expect(
      callbacks(.presentation(.present, removes: false), .finishes)
        == ["arriving willAppear", "arriving didAppear"])
    #expect(
      callbacks(.presentation(.present, removes: false), .cancels)
        == ["arriving willAppear", "arriving willDisappear", "arriving didDisappear"])
    #expect(
      callbacks(.presentation(.dismiss, removes: false), .finishes)
        == ["leaving willDisappear", "leaving didDisappear"])
    #expect(
      callbacks(.presentation(.dismiss, removes: false), .cancels)
        == ["leaving willDisappear", "leaving willAppear", "leaving didAppear"])
  }

  @Test(
    "A-12 push, pop, tab, custom: the old one did before the new one",
    arguments: [
      Rules.push, .pop, .tab, .custom,
    ])
  func children(rules: Rules) {
    #expect(
      callbacks(rules, .finishes) == [
        "leaving willDisappear", "arriving willAppear", "leaving didDisappear",
        "arriving didAppear",
      ])
  }

  @Test(
    "A-13 a cancelled pop sends viewWillAppear to the old page, as do push, tab and custom",
    arguments: [Rules.push, .pop, .tab, .custom])
  func cancelledChildren(rules: Rules) {
    #expect(callbacks(rules, .cancels) == Self.cancelled)
  }

  @Test("A-14 a cancelled dismissal, and a cancelled presentation, have the shape of A-13")
  func cancelledPresentation() {
    for kind in [TransitionKind.present, .dismiss] {
      #expect(callbacks(.presentation(kind, removes: true), .cancels) == Self.cancelled)
    }
  }

  @Test("A-15 a page's turn: the new one will before the old one, and did")
  func page() {
    #expect(
      callbacks(.page, .finishes) == [
        "arriving willAppear", "leaving willDisappear", "arriving didAppear",
        "leaving didDisappear",
      ])
    #expect(
      callbacks(.page, .cancels) == [
        "arriving willAppear", "leaving willDisappear", "leaving willAppear",
        "leaving didAppear", "arriving willDisappear", "arriving didDisappear",
      ])
  }

  @Test("A-12 a container that is not visible passes on no callbacks, in any kind")
  func invisible() {
    for rules in Rules.all where !rules.rules.kind.isPresentation {
      for outcome in TransitionOutcome.allCases {
        var run = Simulation(rules.rules)
        run.container = .disappeared
        run.begin()
        run.send(.complete(outcome))
        #expect(run.arriving.state == .disappeared, "\(rules.name)")
      }
    }
  }

  @Test("A-12 a container that is appearing sends the did callbacks later, with its own")
  func appearing() {
    for rules in [Rules.push, .pop, .tab, .custom, .page] {
      var run = Simulation(rules.rules)
      run.container = .appearing
      run.begin()
      run.send(.complete(.finishes))
      #expect(run.arriving.state == .appearing, "\(rules.name)")
      #expect(run.leaving.state == .disappeared, "\(rules.name)")
    }
  }

  @Test("A-16 K-06 moves: who comes is entering, who goes is leaving, who stays is neither")
  func moves() {
    let script = AppearanceScript.children(enters: true, leaves: true)
    #expect(script.begin.map(\.move) == [.leaving, .entering])
    #expect(script.finish.map(\.move) == [.leaving, .leaving, .entering, .entering])
    #expect(script.cancel.map(\.move) == [.leaving, .leaving, .entering, .entering])
    let still = AppearanceScript.children(enters: false, leaves: false)
    let steps = still.begin + still.finish + still.cancel
    #expect(steps.allSatisfy { $0.move == ParentMove.none })
    #expect(AppearanceScript.pageTurn.begin.allSatisfy { $0.move == nil })
  }

  @Test("L-08 the states of a controller: each callback is received where the table lists")
  func states() {
    let table: [AppearanceState: [AppearanceScript.Callback: AppearanceState]] = [
      .disappeared: [.willAppear: .appearing],
      .appearing: [.didAppear: .appeared, .willDisappear: .disappearing],
      .appeared: [.willDisappear: .disappearing],
      .disappearing: [.willAppear: .appearing, .didDisappear: .disappeared],
    ]
    for state in AppearanceState.allCases {
      for callback in [
        AppearanceScript.Callback.willAppear, .didAppear, .willDisappear, .didDisappear,
      ] {
        #expect(state.after(callback) == table[state]?[callback], "\(callback) in \(state)")
      }
    }
    #expect(AppearanceState.allCases.filter(\.isVisible) == [.appearing, .appeared])
  }
}
