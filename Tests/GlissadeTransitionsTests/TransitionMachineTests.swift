import Testing

@testable import GlissadeTransitions

/// The whole table, written out: what each event leads to in each phase. Absent: refused.
@Suite("The life of a transition")
struct TransitionMachineTests {
  typealias Machine = TransitionMachine
  typealias Phase = Machine.Phase
  typealias Event = Machine.Event

  static let phases: [Phase] = [
    .starting, .animating, .interactive, .settling(.finished), .settling(.cancelled),
    .finishing(.finished), .finishing(.cancelled), .ended(.finished), .ended(.cancelled),
  ]
  static let events: [Event] = [
    .begin(interactive: true), .begin(interactive: false), .update, .finish, .cancel, .pause,
    .complete(true), .complete(false), .end,
  ]

  private func expected(_ phase: Phase, _ event: Event) -> Phase? {
    let underWay: [Phase] = [
      .starting, .animating, .interactive, .settling(.finished), .settling(.cancelled),
    ]
    if event == .complete(true) { return underWay.contains(phase) ? .finishing(.finished) : nil }
    if event == .complete(false) { return underWay.contains(phase) ? .finishing(.cancelled) : nil }
    switch phase {
    case .starting:
      if event == .begin(interactive: true) { return .interactive }
      return event == .begin(interactive: false) ? .animating : nil
    case .interactive:
      if event == .update { return .interactive }
      if event == .finish { return .settling(.finished) }
      return event == .cancel ? .settling(.cancelled) : nil
    case .finishing(let outcome): return event == .end ? .ended(outcome) : nil
    case .animating, .settling: return event == .pause ? .interactive : nil
    case .ended: return nil
    }
  }

  @Test("every event in every phase leads where the table lists, or is refused")
  func table() {
    for phase in Self.phases {
      for event in Self.events {
        #expect(Machine.next(phase, event) == expected(phase, event), "\(event) in \(phase)")
      }
    }
  }

  /// Every machine that can be reached in `depth` events, with the events accepted in between.
  private func reachable(depth: Int) -> [(machine: Machine, path: [Event])] {
    var all: [(Machine, [Event])] = [(Machine(), [])]
    var last = all
    for _ in 0..<depth {
      last = last.flatMap { machine, path in
        Self.events.compactMap { event in
          var next = machine
          return next.handle(event) ? (next, path + [event]) : nil
        }
      }
      all += last
    }
    return all
  }

  @Test("B-10 a refused event changes nothing at all, after any history")
  func refusals() {
    for (machine, path) in reachable(depth: 6) {
      for event in Self.events {
        var next = machine
        if !next.handle(event) { #expect(next == machine, "\(event) after \(path)") }
      }
    }
  }

  @Test("L-05 finish∘finish = finish, cancel∘cancel = cancel, the first wins, updates do nothing")
  func firstWins() {
    for (first, outcome) in [(Event.finish, Machine.Outcome.finished), (.cancel, .cancelled)] {
      var machine = Machine()
      let isTaken = machine.handle(.begin(interactive: true)) && machine.handle(first)
      #expect(isTaken)
      for event in [Event.finish, .cancel, .update, .begin(interactive: true), .end] {
        let isTaken = machine.handle(event)
        #expect(!isTaken)
        #expect(machine.phase == .settling(outcome))
        #expect(machine.wasCancelled == (first == .cancel))
      }
    }
  }

  @Test("B-06 interactive from start to decision; cancelled from cancel on")
  func flags() {
    for (machine, path) in reachable(depth: 6) {
      #expect(machine.isInteractive == (machine.phase == .interactive))
      #expect(machine.initiallyInteractive == path.contains(.begin(interactive: true)))
      let decision = path.last { $0 == .finish || $0 == .cancel || isComplete($0) }
      #expect(machine.wasCancelled == (decision == .cancel || decision == .complete(false)))
    }
  }

  @Test("B-06 pause, then finish, clears the cancel; pause, then cancel, sets it")
  func flipping() {
    var machine = Machine()
    var cancelled: [Bool] = []
    let path: [Event] = [
      .begin(interactive: false), .pause, .cancel, .pause, .finish, .pause, .update, .cancel,
    ]
    for event in path {
      let isTaken = machine.handle(event)
      #expect(isTaken)
      cancelled.append(machine.wasCancelled)
    }
    #expect(cancelled == [false, false, true, true, false, false, false, true])
    #expect(!machine.initiallyInteractive)
    #expect(!machine.isInteractive)
  }

  private func isComplete(_ event: Event) -> Bool {
    event == .complete(true) || event == .complete(false)
  }

  @Test("B-09 completeTransition's Bool wins over the decision; B-10 it is taken once")
  func complete() {
    for (machine, path) in reachable(depth: 6) {
      let count = path.filter(isComplete).count
      #expect(count <= 1)
      #expect(machine.isUnderWay == (count == 0))
      guard let decision = path.first(where: isComplete) else { continue }
      let outcome: Machine.Outcome = decision == .complete(true) ? .finished : .cancelled
      #expect([.finishing(outcome), .ended(outcome)].contains(machine.phase))
    }
  }

  @Test("every phase has its name for the trace")
  func names() {
    let names = [
      "starting", "animating", "interactive", "settling", "settling", "finishing", "finishing",
      "finishing", "finishing",
    ]
    #expect(Self.phases.map(\.name) == names)
  }
}
