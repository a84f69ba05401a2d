import GlissadeTesting
import TestMaterial
import Testing
import UIKit

/// Every change of the structure inside every callback of every change of the structure.
@MainActor @Suite("Changes of the structure inside callbacks") struct StructureTests {
  /// Returns the calls of a run without a change in them, each once.
  private func calls(of trigger: Trigger) -> [String] {
    let setup = StructureSetup()
    begin(trigger, setup)
    let before = setup.journal.calls.count
    trigger.perform(setup)
    setup.settle()
    var seen: Set<String> = []
    return setup.journal.calls.dropFirst(before).filter { seen.insert($0).inserted }
  }

  private func begin(_ trigger: Trigger, _ setup: StructureSetup) {
    setup.showTabs()
    setup.settle()
    trigger.prepare(setup)
    setup.settle()
  }

  /// The state of a run after its controllers have been released.
  private struct Remains {
    let journal: Journal
    let harness: Harness
    var faults: [String]

    /// Everything that is wrong.
    @MainActor var all: [String] {
      var all = faults + journal.faults + journal.unsettled.map { "at the end \($0)" }
      all += harness.log.filter { $0.hasPrefix("violation") }
      all += journal.survivors.map { "\($0) is kept" }
      let views = harness.window.subviews
      if views.count != 1 { all.append("left in the window: \(views.map { type(of: $0) })") }
      return all
    }
  }

  /// Checks a setup in which a run has been performed, and shows another root.
  private func end(_ setup: StructureSetup) -> Remains {
    var faults = setup.settle() ? [] : ["it moves for ever"]
    setup.journal.close()
    faults += setup.journal.unsettled
    setup.harness.window.rootViewController = UIViewController()
    if !setup.settle() { faults.append("it moves for ever at the end") }
    return Remains(journal: setup.journal, harness: setup.harness, faults: faults)
  }

  /// Performs a change inside a call of a run.
  private func run(_ trigger: Trigger, _ call: String, _ change: Change) -> Remains {
    let setup = StructureSetup()
    begin(trigger, setup)
    var isDone = false
    setup.journal.onCall = { [unowned setup] in
      guard $0 == call, !isDone else { return }
      isDone = true
      change.perform(setup)
    }
    trigger.perform(setup)
    var remains = end(setup)
    if !isDone { remains.faults.append("the change was not made") }
    return remains
  }

  /// Performs random changes, some of them inside callbacks of the others.
  private func run(seed: UInt64) -> Remains {
    var generator = SeededGenerator(seed: seed)
    let setup = StructureSetup()
    setup.showTabs()
    setup.journal.onCall = { [unowned setup] _ in
      guard Int.random(in: 0..<12, using: &generator) == 0 else { return }
      Change.all.randomElement(using: &generator)?.perform(setup)
    }
    for _ in 0..<6 {
      Change.all.randomElement(using: &generator)?.perform(setup)
      let frames = Int.random(in: 0..<20, using: &generator)
      setup.harness.advance(by: Double(frames) / 30)
    }
    return end(setup)
  }

  @Test(
    "L-08 L-06 whatever a callback changes, the callbacks are balanced and everyone settles",
    arguments: Trigger.all.map(\.name))
  func table(name: String) throws {
    let trigger = try #require(Trigger.all.first { $0.name == name })
    for call in calls(of: trigger) {
      for change in Change.all {
        let faults = run(trigger, call, change).all
        #expect(faults == [], "\(name), in \(call): \(change.name)")
      }
    }
  }

  @Test("L-08 L-06 random changes inside the callbacks of random changes leave nothing behind")
  func random() {
    for seed in 0..<UInt64(RandomCount.requested(or: 200)) {
      let faults = run(seed: seed).all
      #expect(faults == [], "seed \(seed)")
    }
  }
}
