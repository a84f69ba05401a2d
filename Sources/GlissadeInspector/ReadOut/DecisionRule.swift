import UIKit

/// How a program decides what becomes of a transition that is let go, for those who want to know before.
///
/// All closures are given the window's root controller.
@MainActor package struct DecisionRule {
  /// What a release at this instant would find and do.
  package struct Reading {
    /// Of the way to the transition's end, 0…1.
    package var progress: Double
    /// Towards the end, in points per second.
    package var velocity: Double
    package var verdict: ReadOut.Verdict

    package init(progress: Double, velocity: Double, verdict: ReadOut.Verdict) {
      (self.progress, self.velocity, self.verdict) = (progress, velocity, verdict)
    }
  }

  /// The fraction of the way at which the decision turns, where the rule has one that can be changed.
  package struct Threshold {
    package var value: (UIViewController) -> Double?
    package var set: (UIViewController, Double) -> Void

    package init(
      value: @escaping (UIViewController) -> Double?,
      set: @escaping (UIViewController, Double) -> Void
    ) {
      (self.value, self.set) = (value, set)
    }
  }

  /// In a line or two.
  package var story: String
  /// The way from a transition's start to its end, in points, more than 0.
  package var distance: (UIViewController) -> Double
  /// Nil while nothing is held.
  package var reading: (UIViewController) -> Reading?
  package var threshold: Threshold?

  package init(
    story: String, distance: @escaping (UIViewController) -> Double,
    reading: @escaping (UIViewController) -> Reading?, threshold: Threshold? = nil
  ) {
    self.story = story
    self.distance = distance
    self.reading = reading
    self.threshold = threshold
  }
}
