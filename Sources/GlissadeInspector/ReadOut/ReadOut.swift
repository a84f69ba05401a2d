import Foundation
import GlissadeMotion

/// What a transition is doing at one instant, in figures.
package struct ReadOut: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    case finishes
    case cancels
    case goes(to: String)
  }

  /// What happens, such as “Present”; nil at rest.
  package var kind: String?
  /// Between whom: “Shore → Tides”.
  package var between = ""
  /// As the trace names it.
  package var phase: String?
  /// 0…1.
  package var progress: Double?
  /// The way from start to end, in points.
  package var distance: Double?
  /// Towards the end, in points per second; where no distance is known, the pointer's own speed.
  package var velocity: Double?
  /// Towards the end, in whole distances per second.
  package var perDistance: Double?
  /// What a release now would do, nil while nothing is held.
  package var verdict: Verdict?
  /// How that is decided, in a line or two.
  package var rule: String

  /// The part of the way where the rule turns, where that has been changed.
  package var changedThreshold: Double?
  /// What of its speed something let go keeps per millisecond.
  package var decelerationRate = MotionConstants.normalDecelerationRate

  package init(rule: String) { self.rule = rule }

  /// Where the progress would coast to (M-08), in parts of the distance.
  package var projected: Double? {
    guard let progress, let perDistance else { return nil }
    return progress + projection(velocity: perDistance, decelerationRate: decelerationRate)
  }

  /// Velocity towards where a release would lead, in parts of the way left, per second: what a spring
  /// takes as its initial velocity (H-01).
  package var relative: Double? {
    guard let progress, let perDistance, let verdict else { return nil }
    switch verdict {
    case .finishes: return progress == 1 ? nil : perDistance / (1 - progress)
    case .cancels: return progress == 0 ? nil : -perDistance / progress
    case .goes: return nil
    }
  }
}

extension ReadOut {
  /// The whole in two short lines, for where there is no room for more; nil at rest.
  package var brief: String? {
    guard let phase, let progress else { return nil }
    let figures = [velocity.map(Self.speed), verdict.map(Self.name)].compactMap { $0 }
    return "\(phase.capitalized) \(Self.percent(progress))\n" + figures.joined(separator: " · ")
  }

  static func percent(_ value: Double) -> String {
    text("%.0f %%", abs(value) < 0.005 ? 0 : value * 100)
  }
  /// Half a point a second is nothing; zero has no sign.
  static func speed(_ value: Double) -> String {
    text("%.0f pt/s", abs(value) < 0.5 ? 0 : value)
  }
  static func rate(_ value: Double) -> String {
    text("%.2f /s", abs(value) < 0.005 ? 0 : value)
  }
  /// With a minus sign as long as a digit is wide.
  private static func text(_ format: String, _ value: Double) -> String {
    (value < 0 ? "−" : "") + String(format: format, abs(value))
  }
  static func name(of verdict: Verdict) -> String {
    switch verdict {
    case .finishes: "Finishes"
    case .cancels: "Cancels"
    case .goes(let place): "Goes to \(place)"
    }
  }
}
