import Foundation
import Testing

@testable import GlissadeTransitions

@Suite("E-22 the decision of a release") struct ReleaseRuleTests {
  private func outcome(
    _ criterion: ReleaseRule.Criterion, progress: CGFloat, velocity: CGFloat,
    threshold: CGFloat = 0.5
  ) -> ReleaseRule.Outcome {
    ReleaseRule(criterion, threshold: threshold)
      .decide(progress: progress, velocity: velocity, distance: 500).outcome
  }

  @Test("M-10 by projection it finishes if progress and coasting distance exceed the threshold")
  func projection() {
    // 501 pt/s coast 250 pt, half of the distance.
    #expect(outcome(.projection, progress: 0.1, velocity: 401.7) == .finishes)
    #expect(outcome(.projection, progress: 0.1, velocity: 399.8) == .cancels)
    #expect(outcome(.projection, progress: 0.9, velocity: -401.7) == .cancels)
    #expect(outcome(.projection, progress: 0.9, velocity: -399.8) == .finishes)
    #expect(outcome(.projection, progress: 0.5, velocity: 0) == .cancels)
  }

  @Test("1.4 by direction it follows a velocity, and at rest its position")
  func direction() {
    #expect(outcome(.direction, progress: 0.01, velocity: 50) == .finishes)
    #expect(outcome(.direction, progress: 0.99, velocity: -50) == .cancels)
    #expect(outcome(.direction, progress: 0.51, velocity: -49.9) == .finishes)
    #expect(outcome(.direction, progress: 0.5, velocity: 49.9) == .cancels)
  }

  @Test("2.3 by position the velocity has no influence")
  func position() {
    #expect(outcome(.position, progress: 0.51, velocity: -9000) == .finishes)
    #expect(outcome(.position, progress: 0.5, velocity: 9000) == .cancels)
  }

  @Test(
    "the threshold moves the decision of each criterion",
    arguments: [ReleaseRule.Criterion.projection, .direction, .position])
  func threshold(criterion: ReleaseRule.Criterion) {
    #expect(outcome(criterion, progress: 0.4, velocity: 0, threshold: 0.5) == .cancels)
    #expect(outcome(criterion, progress: 0.4, velocity: 0, threshold: 0.3) == .finishes)
  }

  @Test("M-07 slow velocities do not decide, and fast ones are limited")
  func limits() {
    // 50 pt/s coast 24.95 pt, 0.0499 of the distance.
    #expect(outcome(.projection, progress: 0.46, velocity: 49.9) == .cancels)
    #expect(outcome(.projection, progress: 0.46, velocity: 50) == .finishes)
    #expect(outcome(.projection, progress: 0.45, velocity: 50) == .cancels)
    #expect(ReleaseRule.limitForDecision(49.9) == 0)
    #expect(ReleaseRule.limitForDecision(-50) == -50)
    #expect(ReleaseRule.limit(9000) == 8000)
    #expect(ReleaseRule.limit(-9000) == -8000)
  }

  @Test("H-01 the spring starts with the velocity over the remaining distance, either way")
  func spring() {
    let rule = ReleaseRule()
    let there = rule.decide(progress: 0.5, velocity: 1000, distance: 500)
    #expect(there.outcome == .finishes)
    #expect(there.spring.relativeVelocity == 4)
    let back = rule.decide(progress: 0.2, velocity: -300, distance: 500)
    #expect(back.outcome == .cancels)
    #expect(back.spring.relativeVelocity == 3)
    let slow = rule.decide(progress: 0.2, velocity: 30, distance: 500)
    #expect(slow.spring.relativeVelocity == -0.3)
    let still = ReleaseRule(.direction).decide(progress: 0.2, velocity: 30, distance: 500)
    #expect(still.spring.relativeVelocity == 0)
  }

  @Test("H-06 without remaining distance the spring starts from rest")
  func noDistance() {
    let there = ReleaseRule().decide(progress: 1, velocity: 1000, distance: 500)
    #expect(there.spring == HandOffSpring())
    let beyond = ReleaseRule().decide(progress: 1.1, velocity: 1000, distance: 500)
    #expect(beyond.spring == HandOffSpring())
  }

  @Test("a rule describes itself with its threshold")
  func description() {
    let rules = [ReleaseRule.Criterion.projection, .direction, .position].map {
      ReleaseRule($0, threshold: 0.25).description
    }
    #expect(Set(rules).count == 3)
    for rule in rules { #expect(rule.contains("25 %")) }
  }
}
