import Foundation
import GlissadeMotion
import Testing

@testable import GlissadeTransitions

@Suite("The stop that a release chooses") struct StopDecisionTests {
  private func stop(
    _ rule: ReleaseRule, at position: CGFloat, velocity: CGFloat, from origin: DragStop.ID = .low
  ) throws -> DragStop.ID {
    let origin = try #require(Stops.sheet[origin])
    let release = DragRelease(position: position, velocity: velocity, origin: origin)
    return rule.stop(for: release, among: .sheet).id
  }

  @Test("M-10 by projection it is the one on whose side of each border the content would coast")
  func projection() throws {
    let rule = ReleaseRule()
    #expect(try stop(rule, at: 480, velocity: 0) == .low)
    #expect(try stop(rule, at: 299, velocity: 0) == .high)
    #expect(try stop(rule, at: 651, velocity: 0) == .gone)
    // 500 pt/s coast 249.5 pt.
    #expect(try stop(rule, at: 300, velocity: 500) == .low)
    #expect(try stop(rule, at: 500, velocity: -500) == .high)
    #expect(try stop(rule, at: 101, velocity: 8000) == .gone)
  }

  @Test("M-54 the threshold counts away from the stop from which the content came")
  func threshold() throws {
    let rule = ReleaseRule(threshold: 0.2)
    // From 500: up beyond 420, down beyond 560.
    #expect(try stop(rule, at: 421, velocity: 0) == .low)
    #expect(try stop(rule, at: 419, velocity: 0) == .high)
    #expect(try stop(rule, at: 559, velocity: 0) == .low)
    #expect(try stop(rule, at: 561, velocity: 0) == .gone)
    // From 800: up beyond 740, and beyond 420.
    #expect(try stop(rule, at: 741, velocity: 0, from: .gone) == .gone)
    #expect(try stop(rule, at: 739, velocity: 0, from: .gone) == .low)
    #expect(try stop(rule, at: 419, velocity: 0, from: .gone) == .high)
    // On a border the content has not left.
    #expect(try stop(rule, at: 420, velocity: 0) == .low)
    #expect(try stop(rule, at: 560, velocity: 0) == .low)
  }

  @Test("M-54 by direction it is the neighbour to which the content moves, and at rest the nearer")
  func direction() throws {
    let rule = ReleaseRule(.direction)
    #expect(try stop(rule, at: 490, velocity: -60) == .high)
    #expect(try stop(rule, at: 110, velocity: 60) == .low)
    #expect(try stop(rule, at: 510, velocity: 60) == .gone)
    #expect(try stop(rule, at: 510, velocity: 49) == .low)
    #expect(try stop(rule, at: 500, velocity: 60) == .gone)
    #expect(try stop(rule, at: 500, velocity: -60) == .high)
    #expect(try stop(rule, at: 40, velocity: -60) == .high)
  }

  @Test("M-54 by position the velocity has no influence")
  func position() throws {
    let rule = ReleaseRule(.position)
    #expect(try stop(rule, at: 301, velocity: -8000) == .low)
    #expect(try stop(rule, at: 651, velocity: -8000) == .gone)
  }

  @Test("M-54 the decision about a transition is that about two stops", arguments: [0.2, 0.5, 0.9])
  func transition(threshold: CGFloat) {
    let start = DragStop("start", at: 0)
    let end = DragStop("end", at: 400)
    for criterion in [ReleaseRule.Criterion.projection, .direction, .position] {
      let rule = ReleaseRule(criterion, threshold: threshold)
      for progress in stride(from: CGFloat(0.05), to: 1, by: 0.1) {
        for velocity in stride(from: CGFloat(-900), through: 900, by: 45) {
          let release = DragRelease(position: progress * 400, velocity: velocity, origin: start)
          let chosen = rule.stop(for: release, among: Stops([start, end]))
          let outcome = rule.decide(progress: progress, velocity: velocity, distance: 400).outcome
          #expect((chosen == end) == (outcome == .finishes))
        }
      }
    }
  }
}
