import Testing

@testable import GlissadeTransitions

/// Tests of the order of effects, for every kind of transition: the lists are written out.
@Suite("The effects of a transition")
struct TransitionEffectTests {
  private func names(_ rules: Rules, _ state: TransitionState, _ event: TransitionEvent)
    -> [String]
  {
    rules.rules.reduce(state, event)?.effects.map(\.name) ?? []
  }

  @Test(
    "A-21 B-08 D-01 the end of a presentation and of a dismissal",
    arguments: TransitionOutcome.allCases)
  func endOfPresentation(outcome: TransitionOutcome) {
    for kind in [TransitionKind.present, .dismiss] {
      for removes in [true, false] {
        let rules = Rules.presentation(kind, removes: removes)
        let presenter = kind == .present ? "leaving" : "arriving"
        let finish = [
          "arriving willAppear", "arriving didAppear", "leaving willDisappear",
          "leaving didDisappear",
        ]
        let cancel = [
          "arriving willDisappear", "arriving didDisappear", "leaving willAppear",
          "leaving didAppear",
        ]
        let callbacks = (outcome == .finishes ? finish : cancel).filter {
          removes || !$0.hasPrefix(presenter)
        }
        #expect(
          names(rules, .playing, .complete(outcome))
            == ["stop \(outcome)", "views \(outcome)", "beginChange \(outcome)"] + callbacks
            + ["endChange", "didEnd \(outcome)", "runCompletions", "animationEnded \(outcome)"])
      }
    }
  }

  /// The callbacks of children; a *will* that was sent already is not received again.
  private static let finish = [
    "leaving willDisappear", "leaving didDisappear", "arriving willAppear", "arriving didAppear",
  ]
  private static let cancel = [
    "arriving willDisappear", "arriving didDisappear", "leaving willAppear", "leaving didAppear",
  ]

  /// The end of a change between children, from the callbacks to `didEnd`, by kind.
  private static let ends: [(rules: Rules, finished: [String], cancelled: [String])] = [
    (
      .push,
      finish + ["arriving didMove"], cancel + ["remove arriving"]
    ),
    (
      .pop,
      finish + ["remove leaving"], cancel + ["leaving didMove"]
    ),
    (
      .tab, finish, cancel
    ),
    (
      .custom,
      finish + ["remove leaving", "arriving didMove"],
      cancel + ["remove arriving", "leaving didMove"]
    ),
  ]

  @Test("A-12 A-13 A-21 K-06 the end of a push, pop, tab and custom change, played and at once")
  func endOfChildren() {
    for (rules, finished, cancelled) in Self.ends {
      let isEntering = rules.rules.enters
      #expect(
        names(rules, .playing, .complete(.finishes))
          == ["stop finishes", "views finishes", "commit finishes"] + finished
          + ["didEnd finishes", "runCompletions", "animationEnded finishes"], "\(rules.name)")
      #expect(
        names(rules, .playing, .complete(.cancels))
          == ["stop cancels"] + (isEntering ? ["arriving willMove(nil)"] : [])
          + ["views cancels", "commit cancels"] + cancelled
          + ["didEnd cancels", "runCompletions", "animationEnded cancels"], "\(rules.name)")
      var atOnce = rules.rules
      atOnce.isPlayed = false
      #expect(
        names(Rules(name: rules.name, rules: atOnce), .starting, .complete(.finishes))
          == ["views finishes", "commit finishes"] + finished + ["didEnd finishes"])
    }
  }

  @Test("A-15 K-08 the end of a page's turn")
  func endOfPage() {
    var rules = Rules.page.rules
    rules.isPlayed = false
    let page = Rules(name: "page", rules: rules)
    #expect(
      names(page, .playing, .complete(.finishes)) == [
        "commit finishes", "leaving willMove(nil)", "views finishes", "arriving willAppear",
        "arriving didAppear", "leaving willDisappear", "leaving didDisappear", "remove leaving",
        "arriving didMove", "didEnd finishes",
      ])
    #expect(
      names(page, .playing, .complete(.cancels)) == [
        "commit cancels", "arriving willMove(nil)", "views cancels", "leaving willAppear",
        "leaving didAppear", "arriving willDisappear", "arriving didDisappear",
        "remove arriving", "didEnd cancels",
      ])
  }

  @Test("A-21 C-01 the last step: the coordinator is gone before the caller's completion")
  func last() {
    for outcome in TransitionOutcome.allCases {
      for rules in Rules.played {
        #expect(
          names(rules, .finishing(outcome), .end) == ["dropCoordinator", "completion \(outcome)"])
      }
      for rules in Rules.atOnce {
        #expect(names(rules, .finishing(outcome), .end) == ["completion \(outcome)"])
      }
    }
  }

  @Test("A-09 A-10 A-16 C-01 D-01 how a presentation and a dismissal begin")
  func startOfPresentation() {
    for kind in [TransitionKind.present, .dismiss] {
      for removes in [true, false] {
        let presenter = kind == .present ? "leaving" : "arriving"
        let callbacks = ["leaving willDisappear", "arriving willAppear"].filter {
          removes || !$0.hasPrefix(presenter)
        }
        let rules = Rules.presentation(kind, removes: removes)
        #expect(names(rules, .starting, .enter).isEmpty)
        #expect(
          names(rules, .starting, .prepare) == ["willBegin", "beginChange finishes"] + callbacks
            + ["layOut", "start", "sendIsAppearing"])
      }
    }
  }

  @Test("A-12 A-15 K-06 how a change between children begins")
  func startOfChildren() {
    let entrances: [(Rules, [String])] = [
      (.push, ["add arriving"]), (.pop, ["leaving willMove(nil)"]), (.tab, []),
      (.custom, ["leaving willMove(nil)", "add arriving"]),
    ]
    for (rules, expected) in entrances {
      #expect(names(rules, .starting, .enter) == expected)
      #expect(
        names(rules, .starting, .prepare) == [
          "leaving willDisappear", "arriving willAppear", "willBegin", "layOut", "start",
          "sendIsAppearing",
        ])
    }
    #expect(names(.page, .starting, .enter) == ["willBegin", "add arriving"])
    #expect(
      names(.page, .starting, .prepare).prefix(3)
        == ["addView", "arriving willAppear", "leaving willDisappear"])
  }

  @Test("K-06 a container that moves its children itself gets no containment calls")
  func withoutContainment() {
    for rules in Rules.all where !rules.rules.enters && !rules.rules.leaves {
      for state in TransitionState.all {
        for event in TransitionEvent.all {
          for effect in rules.rules.reduce(state, event)?.effects ?? [] {
            if case .containment = effect { Issue.record("\(effect) for \(event)") }
          }
        }
      }
    }
  }

  @Test("B-05 B-06 B-15 C-05 what a driver's calls do, in every kind", arguments: Rules.played)
  func driving(rules: Rules) {
    let held = TransitionState.held(wasCancelled: false)
    #expect(
      rules.rules.reduce(.starting, .begin(interactive: true))?.effects
        == [.play(interactive: true), .runAlongside])
    #expect(rules.rules.reduce(held, .update(0.25))?.effects == [.show(0.25)])
    #expect(
      rules.rules.reduce(.playing, .pause(at: 0.75))?.effects
        == [.hold(at: 0.75), .reportInteraction(true)])
    for outcome in TransitionOutcome.allCases {
      #expect(
        rules.rules.reduce(held, .decide(outcome))?.effects
          == [.reportInteraction(false), .run(to: outcome)])
      #expect(
        rules.rules.reduce(held, .complete(outcome))?.effects.first == .reportInteraction(false))
      #expect(
        rules.rules.reduce(.settling(outcome), .complete(outcome))?.effects
          .contains(.reportInteraction(false)) == false)
    }
  }

  @Test("E-10 a cancel that a client's handler has taken back runs nowhere")
  func due() {
    for state in TransitionState.all {
      for outcome in TransitionOutcome.allCases {
        let run = TransitionEffect.run(to: outcome)
        #expect(run.isDue(in: state) == (state == .settling(outcome)))
        #expect(TransitionEffect.complete(outcome).isDue(in: state))
      }
      #expect(TransitionEffect.show(0.5).isDue(in: state) == state.isHeld)
      #expect(TransitionEffect.hold(at: 0.5).isDue(in: state) == state.isHeld)
      #expect(TransitionEffect.start.isDue(in: state) == state.isUnderWay)
      #expect(TransitionEffect.willBegin.isDue(in: state) == state.isUnderWay)
    }
  }
}
