import GlissadeInspector
import GlissadeMotion
import UIKit

extension ReadOut {
  /// The description for a program that has not released anything by a `ReleaseRule` so far.
  private static let unknownRule =
    "The rule is unknown until this program releases a transition by a ReleaseRule."
    + " M simulates all releases."

  /// The description for a drag to which the rule of the program's transition does not apply, such
  /// as that of a page of a page view controller.
  private static let otherRule =
    "Another gesture drags here: its container decides, not the rule of the transition."

  /// Reads the state of the transition on the canvas at the canvas's time.
  @MainActor package init(of canvas: Canvas) {
    let rule = canvas.subject.rule
    let reading = rule == nil ? canvas.scene.enter { canvas.scene.releaseReading } : nil
    let known = reading?.rule ?? canvas.scene.lastReleaseRule
    self.init(rule: rule?.summary ?? known?.description ?? Self.unknownRule)
    let root = canvas.scene.windows.first?.rootViewController
    if let rule, let root { distance = canvas.scene.enter { rule.distance(root) } }
    if canvas.value(of: .completionThreshold) != nil {
      changedThreshold = canvas.scene.tuning.overrides[.completionThreshold]
    }
    decelerationRate = canvas.scene.tuning.value(.decelerationRate) ?? decelerationRate
    let status = canvas.scene.transitionStatus
    if let status {
      kind = status.kind.capitalized
      between = ControllerNames.shortened(in: "\(status.from) → \(status.to)")
      phase = status.phase
      progress = status.progress
      perDistance = status.velocity
    }
    if let rule {
      if let root, let reading = canvas.scene.enter({ rule.reading(root) }) {
        apply(reading)
      } else if status?.phase == "interactive" {
        self.rule = Self.otherRule
        distance = nil
      }
    } else if let reading, let length = reading.distance {
      distance = Double(length)
      perDistance = Double(reading.velocity / length)
      decision = Decision(reading.outcome)
    }
    velocity = pointsPerSecond(of: canvas)
  }

  /// Updates the values from a reading of the program's rule. A gesture measures progress by the
  /// program's own distance, but the status only contains the resulting fraction.
  private mutating func apply(_ reading: DecisionRule.Reading) {
    progress = reading.progress
    if let distance { perDistance = reading.velocity / distance }
    decision = reading.decision
  }

  @MainActor private func pointsPerSecond(of canvas: Canvas) -> Double? {
    if let perDistance, let distance { return perDistance * distance }
    guard canvas.pointer.place != nil else { return nil }
    let velocity = canvas.pointer.velocity(at: canvas.time)
    return hypot(Double(velocity.dx), Double(velocity.dy))
  }
}

extension ReadOut.Decision {
  /// Creates the inspector's text for the outcome of a drag.
  package init(_ outcome: DragReading.Outcome) {
    switch outcome {
    case .finishes: self = .finishes
    case .cancels: self = .cancels
    case .goes(let stop): self = .goes(to: stop.rawValue)
    case .coasts: self = .coasts
    }
  }
}
