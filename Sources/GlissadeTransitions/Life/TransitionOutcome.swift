/// An outcome of a transition: what a release decides, and how the transition ends.
public enum TransitionOutcome: Hashable, Sendable, CaseIterable {
  /// The transition continues to its end.
  case finishes
  /// The transition returns to its start.
  case cancels

  /// Creates the outcome that `completeTransition` reports.
  package init(completed: Bool) { self = completed ? .finishes : .cancels }

  /// A Boolean value that indicates whether the transition gets to its end.
  package var isFinished: Bool { self == .finishes }
}
