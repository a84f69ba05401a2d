import GlissadeInspector
import GlissadeMotion
import UIKit

extension ReadOut {
  /// The description for a program that has released nothing by a `ReleaseRule` so far.
  private static let unknownRule =
    "The rule is unknown until this program releases a transition by a ReleaseRule."

  /// What the transition on stage does at the stage's instant.
  @MainActor package init(of stage: Stage) {
    let rule = stage.subject.rule
    let reading = rule == nil ? stage.scene.enter { stage.scene.releaseReading } : nil
    let known = reading?.rule ?? stage.scene.lastReleaseRule
    self.init(rule: rule?.summary ?? known?.description ?? Self.unknownRule)
    let root = stage.scene.windows.first?.rootViewController
    if let rule, let root { distance = stage.scene.enter { rule.distance(root) } }
    if stage.value(of: .completionThreshold) != nil {
      changedThreshold = stage.scene.tuning.overrides[.completionThreshold]
    }
    decelerationRate = stage.scene.tuning.value(.decelerationRate) ?? decelerationRate
    let status = stage.scene.transitionStatus
    if let status {
      kind = status.kind.capitalized
      between = "\(status.from) → \(status.to)"
      phase = status.phase
      progress = status.progress
      perDistance = status.velocity
    }
    if let rule {
      if let root, let reading = stage.scene.enter({ rule.reading(root) }) { take(reading) }
    } else if let reading {
      distance = reading.distance
      perDistance = reading.velocity / reading.distance
      decision = reading.outcome == .finishes ? .finishes : .cancels
    }
    velocity = pointsPerSecond(of: stage)
  }

  /// What the program says of itself is what its gesture goes by; the status only shows what became of it.
  private mutating func take(_ reading: DecisionRule.Reading) {
    progress = reading.progress
    if let distance { perDistance = reading.velocity / distance }
    decision = reading.decision
  }

  @MainActor private func pointsPerSecond(of stage: Stage) -> Double? {
    if let perDistance, let distance { return perDistance * distance }
    guard stage.pointer.place != nil else { return nil }
    let velocity = stage.pointer.velocity(at: stage.time)
    return hypot(Double(velocity.dx), Double(velocity.dy))
  }
}
