import UIKit

/// The rule by which a program decides the outcome of a transition when its gesture ends.
///
/// All closures receive the window's root view controller.
@MainActor package struct DecisionRule {
  /// The progress, velocity and outcome if the pointer were released at this instant.
  package struct Reading {
    /// The completed fraction of the transition, 0…1.
    package var progress: Double
    /// The velocity towards the end of the transition, in points per second.
    package var velocity: Double
    /// The outcome of the release.
    package var decision: ReadOut.Decision

    /// Creates a reading.
    package init(progress: Double, velocity: Double, decision: ReadOut.Decision) {
      (self.progress, self.velocity, self.decision) = (progress, velocity, decision)
    }
  }

  /// The fraction of the distance at which the rule's decision changes, for rules whose threshold
  /// can be set.
  package struct Threshold {
    /// A closure that returns the current threshold, 0…1, or `nil` if there is none.
    package var value: (UIViewController) -> Double?
    /// A closure that changes the threshold.
    package var set: (UIViewController, Double) -> Void

    /// Creates a threshold from a closure that returns its value and a closure that changes it.
    package init(
      value: @escaping (UIViewController) -> Double?,
      set: @escaping (UIViewController, Double) -> Void
    ) {
      (self.value, self.set) = (value, set)
    }
  }

  /// A description of the rule in one or two lines.
  package var summary: String
  /// A closure that returns the distance from the transition's start to its end, in points, greater
  /// than 0.
  package var distance: (UIViewController) -> Double
  /// A closure that returns the reading of a release at this instant, or `nil` while nothing is
  /// dragged.
  package var reading: (UIViewController) -> Reading?
  /// The threshold of the rule, or `nil` if it cannot be set.
  package var threshold: Threshold?

  /// Creates a rule.
  package init(
    summary: String, distance: @escaping (UIViewController) -> Double,
    reading: @escaping (UIViewController) -> Reading?, threshold: Threshold? = nil
  ) {
    self.summary = summary
    self.distance = distance
    self.reading = reading
    self.threshold = threshold
  }
}
