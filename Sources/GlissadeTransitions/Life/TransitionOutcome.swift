/// An outcome of a transition, as decided at a release or reached at the transition's end.
public enum TransitionOutcome: Hashable, Sendable, CaseIterable {
  /// The transition continues to its end.
  case finishes
  /// The transition returns to its start.
  case cancels

  /// Creates the outcome from the argument of `completeTransition`.
  package init(completed: Bool) { self = completed ? .finishes : .cancels }

  /// A Boolean value that indicates whether the transition finishes, and is not cancelled.
  package var isFinished: Bool { self == .finishes }
}
