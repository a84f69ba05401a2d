import Foundation
import Testing

/// Tests that faults, traps and hangs of random sequences are found, shortened and written down.
@MainActor @Suite("The search for faults in random calls", .serialized)
struct ApiFuzzRunTests {
  private let actions: [Action] = [
    .frames(1), .key(.Tab), .root(1), .frames(2), .forget(3), .drive, .root(4), .frames(3),
  ]

  /// Returns whether the actions lead to the fault of these tests: `.root` before `.drive`.
  private static func isFault(_ actions: [Action]) -> Bool {
    var hasRoot = false
    for action in actions {
      if case .root = action { hasRoot = true }
      if case .drive = action, hasRoot { return true }
    }
    return false
  }

  /// Returns a search in sequences that write down each action, and end with `fault`.
  private func search(_ fault: @escaping @MainActor () -> [World.Fault]) -> ApiFuzz {
    ApiFuzz(batchSize: 10, limit: 1) { actions, onLine in
      actions.forEach { onLine("\($0)") }
      return Self.isFault(actions) ? fault() : []
    }
  }

  @Test("L-19 a fault is shortened to the calls that lead to it")
  func fault() {
    let search = search { [World.Fault(text: "rule", detail: "what")] }
    let failure = search.shortened(actions, seed: 7)
    #expect(failure?.kind == "rule")
    #expect(failure?.detail == "what")
    #expect(failure?.transcript == ["root(1)", "drive"])
  }

  @Test("L-19 a trap is reported with its message and the calls that lead to it")
  func trap() {
    let failure = search { preconditionFailure("A trap.") }.shortened(actions, seed: 7)
    #expect(failure?.kind.hasPrefix("a trap") ?? false)
    #expect(failure?.transcript == ["root(1)", "drive"])
  }

  @Test("L-19 a hang is reported with the calls that lead to it")
  func hang() {
    let failure = search { while true {} }.shortened([.root(1), .drive], seed: 7)
    #expect(failure?.kind == "it hangs")
    #expect(failure?.transcript == ["root(1)", "drive"])
  }

  @Test("L-19 a trap costs no sequence after it")
  func batches() {
    var seeds: [UInt64] = []
    let search = search { preconditionFailure("A trap.") }
    let count = search.run(from: 1, count: 200) { failure in
      seeds.append(failure.seed)
      return true
    }
    let expected = (1...200).map(UInt64.init).filter {
      Self.isFault(ActionGenerator.sequence(seed: $0))
    }
    #expect(count == 200)
    #expect(expected.count > 3)
    #expect(seeds == expected)
  }

  @Test("L-19 callbacks in a wrong order are faults")
  func callbacks() {
    let world = World()
    let witness = Witness("page", world)
    for callback in [Callback.viewWillAppear, .viewIsAppearing, .viewDidAppear] {
      witness.receive(callback)
    }
    #expect(world.faults.isEmpty)
    witness.receive(.viewWillDisappear)
    witness.receive(.viewWillAppear)
    witness.receive(.viewDidAppear)
    #expect(world.faults.map(\.text) == ["L-08 viewDidAppear of a controller that is coming"])
  }

  @Test("L-19 a transition that a driver holds after the last action is ended, too")
  func lateDriver() {
    let style = Action.Style.custom(.interruptible, covers: true)
    let actions: [Action] = [
      .inCallback(.viewDidAppear, skip: 0, .drive),
      .inCallback(.completion, skip: 0, .present(2, from: 1, style, animated: true)),
      .present(1, from: 0, .overFullScreen, animated: true),
    ]
    var lines: [String] = []
    let faults = SequenceRun.faults(actions, onLine: { lines.append($0) })
    #expect(lines.last == "  page1.present(page2, animated: true)")
    #expect(lines.contains("  // the next transition is interactive"))
    #expect(faults.map(\.text) == [])
  }

  @Test("L-19 a controller that remains is a fault")
  func remnant() {
    var kept: [AnyObject] = []
    let faults = SequenceRun.faults([.root(1)], onEnd: { kept = [$0.controllers[1]] })
    #expect(faults.map(\.text) == ["decision 15 an object is left behind"])
    #expect(faults.map(\.detail) == ["page1"])
    #expect(kept.count == 1)
  }
}
