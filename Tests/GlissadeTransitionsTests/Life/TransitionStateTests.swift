import Testing

@testable import GlissadeTransitions

/// The states and events of a transition; `TransitionReducer` has the table.
@Suite("The states of a transition")
struct TransitionStateTests {
  typealias State = TransitionState
  typealias Event = TransitionEvent

  /// The table, written out: the state after an event, or `nil` if it is refused.
  private func expected(_ state: State, _ event: Event) -> State? {
    if case .complete(let outcome) = event { return state.isUnderWay ? .finishing(outcome) : nil }
    switch state {
    case .starting:
      if event == .enter || event == .prepare { return .starting }
      if event == .begin(interactive: true) { return .held(wasCancelled: false) }
      return event == .begin(interactive: false) ? .playing : nil
    case .held:
      if case .update = event { return state }
      if event == .decide(.finishes) { return .settling(.finishes) }
      return event == .decide(.cancels) ? .settling(.cancels) : nil
    case .playing, .settling(.finishes):
      return event == .pause(at: 0.75) ? .held(wasCancelled: false) : nil
    case .settling(.cancels): return event == .pause(at: 0.75) ? .held(wasCancelled: true) : nil
    case .finishing(let outcome): return event == .end ? .ended(outcome) : nil
    case .ended: return nil
    }
  }

  @Test(
    "B-07 every event in every state leads where the table lists, or is refused",
    arguments: Rules.all)
  func table(rules: Rules) {
    for state in State.all {
      for event in Event.all {
        #expect(
          rules.rules.reduce(state, event)?.state == expected(state, event), "\(event) in \(state)")
      }
    }
  }

  @Test("B-06 B-07 what each state is: under way, held, cancelled, and its name in traces")
  func properties() {
    let names = [
      "starting", "animating", "interactive", "interactive", "settling", "settling", "finishing",
      "finishing", "finishing", "finishing",
    ]
    #expect(State.all.map(\.name) == names)
    #expect(State.all.filter(\.isHeld) == [.held(wasCancelled: false), .held(wasCancelled: true)])
    #expect(
      State.all.map(\.isUnderWay) == Array(repeating: true, count: 6) + [
        false, false, false, false,
      ])
    let cancelled: [State] = [
      .held(wasCancelled: true), .settling(.cancels), .finishing(.cancels), .ended(.cancels),
    ]
    #expect(State.all.filter(\.wasCancelled) == cancelled)
  }

  /// Every state that can be reached in `depth` events, with the accepted events.
  private func reachable(depth: Int) -> [(state: State, path: [Event])] {
    var all: [(State, [Event])] = [(.starting, [])]
    var last = all
    let events = Event.all.filter { $0 != .enter && $0 != .prepare }
    for _ in 0..<depth {
      last = last.flatMap { state, path in
        events.compactMap { event in
          TransitionReducer.next(state, event).map { ($0, path + [event]) }
        }
      }
      all += last
    }
    return all
  }

  @Test("B-06 a transition is cancelled after any history whose last decision is a cancel")
  func cancelled() {
    for (state, path) in reachable(depth: 6) {
      let decision = path.last {
        [.decide(.finishes), .decide(.cancels)].contains($0) || $0.isCompletion
      }
      let isCancelled = decision == .decide(.cancels) || decision == .complete(.cancels)
      #expect(state.wasCancelled == isCancelled, "\(path)")
    }
  }

  @Test("B-09 B-10 completeTransition's Bool wins over the decision, and it is taken once")
  func complete() {
    for (state, path) in reachable(depth: 6) {
      let completions = path.filter(\.isCompletion)
      #expect(completions.count <= 1)
      #expect(state.isUnderWay == completions.isEmpty)
      guard case .complete(let outcome) = completions.first else { continue }
      #expect([.finishing(outcome), .ended(outcome)].contains(state))
    }
  }

  @Test("L-05 finish∘finish = finish, cancel∘cancel = cancel, the first wins, updates do nothing")
  func firstWins() {
    for outcome in TransitionOutcome.allCases {
      let later: [Event] = [
        .decide(.finishes), .decide(.cancels), .update(0.5), .begin(interactive: true), .end,
      ]
      for event in later {
        #expect(TransitionReducer.next(.settling(outcome), event) == nil)
      }
    }
  }

  @Test("B-06 B-15 pause, then finish, clears the cancel; pause, then cancel, sets it")
  func flipping() {
    let path: [Event] = [
      .begin(interactive: false), .pause(at: 0), .decide(.cancels), .pause(at: 0),
      .decide(.finishes), .pause(at: 0), .update(0), .decide(.cancels),
    ]
    var state = State.starting
    var cancelled: [Bool] = []
    for event in path {
      state = TransitionReducer.next(state, event) ?? .ended(.finishes)
      cancelled.append(state.wasCancelled)
    }
    #expect(cancelled == [false, false, true, true, false, false, false, true])
  }
}
