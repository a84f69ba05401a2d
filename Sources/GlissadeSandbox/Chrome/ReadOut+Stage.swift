import GlissadeGallery
import GlissadeInspector
import GlissadeMotion
import UIKit

extension ReadOut {
  /// What is said where a demo cannot be asked.
  private static let ruleWithoutDemo =
    "This demo has no rule to ask. By M-10: it finishes if progress and projected velocity come to"
    + " more than half."

  /// What a demo's transition does at the stage's instant.
  @MainActor init(of stage: Stage) {
    let demoRule = stage.demo.releaseRule
    self.init(rule: demoRule?.story ?? Self.ruleWithoutDemo)
    let root = stage.scene.windows.first?.rootViewController
    if let demoRule, let root {
      distance = stage.scene.enter { Double(demoRule.distance(root)) }
    }
    let status = stage.scene.transitionStatus
    if let status {
      kind = status.kind.capitalized
      between = "\(status.from) → \(status.to)"
      phase = status.phase
      progress = status.progress
      perDistance = status.velocity
    }
    if let demoRule {
      if let root, let release = stage.scene.enter({ demoRule.release(root) }) { take(release) }
    } else if status?.phase == "interactive" {
      verdict = (projected ?? 0) > 0.5 ? .finishes : .cancels
    }
    velocity = pointsPerSecond(of: stage)
  }

  /// What the demo says of itself is what its gesture goes by; the status only shows what became of it.
  private mutating func take(_ release: Release) {
    progress = Double(release.progress)
    if let distance { perDistance = Double(release.velocity) / distance }
    switch release.outcome {
    case .finishes: verdict = .finishes
    case .cancels: verdict = .cancels
    case .goes(let place): verdict = .goes(to: place)
    }
  }

  @MainActor private func pointsPerSecond(of stage: Stage) -> Double? {
    if let perDistance, let distance { return perDistance * distance }
    guard stage.pointer.place != nil else { return nil }
    let velocity = stage.pointer.velocity(at: stage.time)
    return hypot(Double(velocity.dx), Double(velocity.dy))
  }
}
