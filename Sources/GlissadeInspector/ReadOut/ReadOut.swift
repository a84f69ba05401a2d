import Foundation
import GlissadeMotion

/// The state of a transition at one instant, in figures.
package struct ReadOut: Hashable, Sendable {
  /// The outcome of releasing the dragged view.
  package enum Decision: Hashable, Sendable {
    /// The transition finishes.
    case finishes
    /// The transition is cancelled.
    case cancels
    /// The dragged view moves to the place with the given name.
    case goes(to: String)
    /// The dragged view keeps its velocity, and no rule decides where it comes to rest.
    case coasts
    /// The program decides by itself. The text is the outcome in the words of the release map.
    case predicted(String)
  }

  /// The kind of the transition, such as “Present”; `nil` at rest.
  package var kind: String?
  /// The names of the transition's view controllers, such as “Shore → Tides”.
  package var between = ""
  /// The name of the transition's phase as in the trace, or `nil` at rest.
  package var phase: String?
  /// The completed fraction of the transition, 0…1.
  package var progress: Double?
  /// The distance from the start to the end of the transition, in points.
  package var distance: Double?
  /// The velocity towards the end of the transition in points per second, or the speed of the
  /// pointer if the distance is unknown.
  package var velocity: Double?
  /// The velocity towards the end of the transition, in distances per second.
  package var perDistance: Double?
  /// The largest motion on the canvas, whatever causes it; `nil` at rest.
  package var motion: MotionHeadline?
  /// The outcome of a release at this instant; `nil` while nothing is dragged.
  package var decision: Decision?
  /// A description of the decision rule in one or two lines.
  package var rule: String

  /// The fraction of the distance at which the decision changes, or `nil` if the user has not
  /// changed it.
  package var changedThreshold: Double?
  /// The factor by which the velocity of a released object decreases per millisecond.
  package var decelerationRate = MotionConstants.normalDecelerationRate

  /// Creates the read-out of a canvas without a transition.
  ///
  /// - Parameter rule: A description of the decision rule.
  package init(rule: String) { self.rule = rule }

  /// The description of the decision rule, with the threshold that the user has set.
  var ruleInForce: String {
    guard let changedThreshold else { return rule }
    return "\(rule) The finish threshold is now \(Self.percent(changedThreshold))."
  }

  /// The progress at which the transition would coast to rest (M-08).
  package var projected: Double? {
    guard let progress, let perDistance else { return nil }
    return progress + projection(velocity: perDistance, decelerationRate: decelerationRate)
  }

  /// The velocity towards the outcome of a release as a fraction of the remaining distance per
  /// second, which is the initial velocity of a spring (H-01).
  package var relativeVelocity: Double? {
    guard let progress, let perDistance, let decision else { return nil }
    switch decision {
    case .finishes: return progress == 1 ? nil : perDistance / (1 - progress)
    case .cancels: return progress == 0 ? nil : -perDistance / progress
    case .goes, .coasts, .predicted: return nil
    }
  }
}

extension ReadOut {
  /// The essential figures of the transition in two short lines; `nil` at rest.
  package var brief: String? {
    guard let phase, let progress else { return nil }
    let figures = [velocity.map(Self.speed), decision.map(Self.name)].compactMap { $0 }
    return "\(phase.capitalized) \(Self.percent(progress))\n" + figures.joined(separator: " · ")
  }

  /// Returns a fraction as a percentage.
  static func percent(_ value: Double) -> String {
    FigureText.text("%.0f %%", value * 100)
  }
  /// Returns the text of a speed. A speed below half a point per second is shown as zero, without a
  /// sign.
  static func speed(_ value: Double) -> String {
    FigureText.text("%.0f pt/s", value)
  }
  /// Returns the text of a rate per second.
  static func rate(_ value: Double) -> String {
    FigureText.text("%.2f /s", value)
  }
  /// Returns the name of an outcome.
  static func name(of decision: Decision) -> String {
    switch decision {
    case .finishes: "Finishes"
    case .cancels: "Cancels"
    case .goes(let place): "Goes to \(place)"
    case .coasts: "Moves freely"
    case .predicted(let outcome): outcome.prefix(1).uppercased() + outcome.dropFirst()
    }
  }
}
