/// An event in the life of a transition. The progress of an event is a fraction, 0…1; that of a
/// caught spring can be outside of this range.
package enum TransitionEvent: Sendable, Hashable {
  /// The container changes its children.
  case enter
  /// The controllers receive the callbacks at the beginning of the transition.
  case prepare
  /// The animator or the driver is called.
  case begin(interactive: Bool)
  /// The driver updates the progress.
  case update(Double)
  /// The driver decides to finish or to cancel.
  case decide(TransitionOutcome)
  /// The running animation is caught at a progress.
  case pause(at: Double)
  /// `completeTransition` is called.
  case complete(TransitionOutcome)
  /// The processing of `completeTransition` ends.
  case end
}
