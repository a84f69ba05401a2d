import Foundation
import GlissadeMotion

extension ReleaseRule {
  /// Returns the reason of an outcome in one sentence, with the numbers that decide it, for the
  /// log.
  ///
  /// The other parameters are the same as those of `decision(progress:velocity:distance:)`.
  package func explanation(
    of outcome: Outcome, progress: CGFloat, velocity: CGFloat, distance: CGFloat
  ) -> String {
    let verb = outcome == .finishes ? "finishes" : "cancels"
    let start = String(format: "release at %.0f %% with %.0f pt/s", progress * 100, velocity)
    let limit = String(format: "%.0f %%", threshold * 100)
    let decisive = Self.limitForDecision(velocity)
    switch criterion {
    case .projection:
      let rate = Tuning.currentAnywhere(.decelerationRate, own: decelerationRate)
      let reach = projection(velocity: decisive, decelerationRate: rate) / distance
      let landing = String(format: "%.0f %%", (progress + reach) * 100)
      let comparison = outcome == .finishes ? "past" : "not past"
      return "\(start) \(verb): it would coast to \(landing), \(comparison) \(limit)"
    case .direction where decisive != 0:
      return "\(start) \(verb): it moves \(decisive > 0 ? "towards" : "away from") the end"
    case .direction, .position:
      return "\(start) \(verb): it is \(outcome == .finishes ? "" : "not ")beyond \(limit)"
    }
  }
}
