import TestMaterial
import Testing

@testable import GlissadeGestures

/// Relations written out: edges waiter → other, and unordered pairs.
struct TestRelations: ArbitrationRelations {
  var waits: Set<[Int]> = []
  var together: Set<Set<Int>> = []

  func requires(_ waiter: Int, toFailBefore other: Int) -> Bool { waits.contains([waiter, other]) }
  func excludes(_ winner: Int, _ other: Int) -> Bool { !together.contains([winner, other]) }
}

/// A round of arbitration, played to its end.
struct Round {
  var contenders: [Contender<Int>]
  var relations: TestRelations
  var begun: [Int] = []
  var failed: [Int] = []

  /// - Parameter check: called before each decision takes effect.
  mutating func settle(check: (Arbitration.Decision<Int>, [Contender<Int>]) -> Void = { _, _ in }) {
    while let decision = Arbitration.next(among: contenders, relations: relations) {
      check(decision, contenders)
      let index = contenders.firstIndex { $0.id == decision.id }!
      contenders[index].state = decision.outcome == .begin ? .began : .failed
      if decision.outcome == .begin {
        begun.append(decision.id)
      } else {
        failed.append(decision.id)
      }
    }
  }

  subscript(id: Int) -> RecognizerState {
    get { contenders.first { $0.id == id }!.state }
    set { contenders[contenders.firstIndex { $0.id == id }!].state = newValue }
  }
}

@Suite("Arbitration")
struct ArbitrationTests {
  private func asking(_ id: Int) -> Contender<Int> { Contender(id: id, wantsToRecognize: true) }

  @Test("F-13 of two that ask, the first in order begins and the other fails")
  func exclusive() {
    var round = Round(contenders: [asking(1), asking(2)], relations: TestRelations())
    round.settle()
    #expect(round.begun == [1])
    #expect(round.failed == [2])
  }

  @Test("F-13 one that has not asked yet fails when another begins")
  func excludesSilent() {
    var round = Round(contenders: [Contender(id: 1), asking(2)], relations: TestRelations())
    round.settle()
    #expect(round.begun == [2])
    #expect(round.failed == [1])
  }

  @Test("F-13 two that may go together both begin")
  func together() {
    var round = Round(
      contenders: [asking(1), asking(2)], relations: TestRelations(together: [[1, 2]]))
    round.settle()
    #expect(round.begun == [1, 2])
    #expect(round.failed.isEmpty)
  }

  @Test("F-13 one that is in progress keeps a later one out")
  func underWay() {
    var round = Round(
      contenders: [asking(1), Contender(id: 2, state: .changed)], relations: TestRelations())
    round.settle()
    #expect(round.failed == [1])
  }

  @Test("F-12 waits while the other is possible, begins when it has failed")
  func waits() {
    var round = Round(
      contenders: [asking(1), Contender(id: 2)], relations: TestRelations(waits: [[1, 2]]))
    round.settle()
    #expect(round.begun.isEmpty)
    #expect(round[1] == .possible)
    round[2] = .failed
    round.settle()
    #expect(round.begun == [1])
  }

  @Test("F-12 fails if the other begins, even where both might go together")
  func failsIfOtherBegins() {
    var round = Round(
      contenders: [asking(1), Contender(id: 2)],
      relations: TestRelations(waits: [[1, 2]], together: [[1, 2]]))
    round.settle()
    round[2] = .began
    round.settle()
    #expect(round.failed == [1])
    #expect(round.begun.isEmpty)
  }

  @Test("F-12 both ask at once: the one waited for goes first, whatever the order")
  func requirementBeatsOrder() {
    var round = Round(
      contenders: [asking(1), asking(2)], relations: TestRelations(waits: [[1, 2]]))
    round.settle()
    #expect(round.begun == [2])
    #expect(round.failed == [1])
  }

  @Test("F-12 two that wait for each other wait, until the touches are gone")
  func circle() {
    var round = Round(
      contenders: [asking(1), asking(2)], relations: TestRelations(waits: [[1, 2], [2, 1]]))
    round.settle()
    #expect(round[1] == .possible)
    #expect(round[2] == .possible)
    #expect(Arbitration.leftOver(among: round.contenders) == 2)
  }

  @Test(
    "F-01 F-12 F-13 5 000 random rounds: no two exclusive ones active, no waiter early, all end"
  )
  func randomRounds() {
    var random = SeededGenerator(seed: 20_26)
    for _ in 0..<5_000 { play(randomRound(&random), &random) }
  }

  private func randomRound(_ random: inout SeededGenerator) -> Round {
    let count = Int.random(in: 1...6, using: &random)
    var relations = TestRelations()
    for a in 0..<count {
      for b in 0..<count where a != b {
        if Int.random(in: 0..<5, using: &random) == 0 { relations.waits.insert([a, b]) }
        if Int.random(in: 0..<6, using: &random) == 0 { relations.together.insert([a, b]) }
      }
    }
    return Round(contenders: (0..<count).map { Contender(id: $0) }, relations: relations)
  }

  /// Each recognizer comes to ask or to fail in random order; then the touches go.
  private func play(_ start: Round, _ random: inout SeededGenerator) {
    var round = start
    let relations = round.relations
    let check = { (decision: Arbitration.Decision<Int>, all: [Contender<Int>]) in
      guard decision.outcome == .begin else { return }
      for other in all where other.id != decision.id {
        if relations.requires(decision.id, toFailBefore: other.id) {
          #expect(other.state == .failed, "a waiter begins only after failures")
        }
        if relations.excludes(other.id, decision.id) {
          #expect(!other.state.hasRecognized, "two exclusive ones")
        }
      }
    }
    for index in round.contenders.indices.shuffled(using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: round.contenders[index].wantsToRecognize = true
      case 1 where round.contenders[index].state == .possible:
        round.contenders[index].state = .failed
      default: break
      }
      round.settle(check: check)
    }
    while let left = Arbitration.leftOver(among: round.contenders) {
      round[left] = .failed
      round.settle(check: check)
    }
    #expect(round.contenders.allSatisfy { $0.state != .possible })
    #expect(Set(round.begun).isDisjoint(with: round.failed))
  }
}
