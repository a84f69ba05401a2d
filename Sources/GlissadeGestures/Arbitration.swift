/// A recognizer that takes part in the arbitration of touches, with its state.
package struct Contender<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The identity of the recognizer.
  package var id: ID
  /// The state of the recognizer.
  package var state: RecognizerState
  /// A Boolean value that indicates whether the recognizer has detected its gesture and requests to
  /// leave `possible`.
  package var wantsToRecognize: Bool

  /// Creates a contender, which by default is in the state `possible` and has not detected its
  /// gesture.
  package init(id: ID, state: RecognizerState = .possible, wantsToRecognize: Bool = false) {
    self.id = id
    self.state = state
    self.wantsToRecognize = wantsToRecognize
  }

}

/// The relations between recognizers. Both arguments of each method are always different
/// recognizers.
package protocol ArbitrationRelations<ID> {
  associatedtype ID: Hashable & Sendable
  /// Returns whether `waiter` can begin only after `other` has failed (F-12).
  func requires(_ waiter: ID, toFailBefore other: ID) -> Bool
  /// Returns whether `winner`, once it has recognized, prevents `other` from recognizing (F-13).
  /// The result is false for recognizers that may recognize simultaneously.
  func excludes(_ winner: ID, _ other: ID) -> Bool
}

/// The rules that decide which of several recognizers of the same touches begin, wait or fail.
///
/// Recognizers are passed in order of precedence: those of the deepest view first, and those of one
/// view in the order in which they were added.
package enum Arbitration {
  /// The outcome for a recognizer in the state `possible`.
  package enum Outcome: Hashable, Sendable { case begin, wait, fail }

  /// A decision of the arbitration, which the caller carries out. It can change the outcome for
  /// other recognizers, so that the caller has to call `next(among:relations:)` again.
  package struct Decision<ID: Hashable & Sendable>: Hashable, Sendable {
    /// The identity of the recognizer.
    package var id: ID
    /// The outcome: `begin` or `fail`.
    package var outcome: Outcome

    /// Creates a decision for the recognizer with an identity.
    package init(id: ID, outcome: Outcome) {
      self.id = id
      self.outcome = outcome
    }
  }

  /// Returns the outcome for one recognizer in the state `possible`.
  ///
  /// The recognizer fails if a recognized one excludes it, or if one whose failure it requires has
  /// recognized. It waits while it does not request to begin, or while a recognizer whose failure
  /// it requires is in the state `possible`.
  ///
  /// - Parameters:
  ///   - contender: The recognizer.
  ///   - all: All recognizers, in order of precedence.
  ///   - relations: The relations between the recognizers.
  package static func outcome<R: ArbitrationRelations>(
    for contender: Contender<R.ID>, among all: [Contender<R.ID>], relations: R
  ) -> Outcome {
    var waits = !contender.wantsToRecognize
    for other in all where other.id != contender.id {
      if other.state.hasRecognized {
        if relations.excludes(other.id, contender.id) { return .fail }
        if relations.requires(contender.id, toFailBefore: other.id) { return .fail }
      } else if other.state == .possible, !waits,
        relations.requires(contender.id, toFailBefore: other.id)
      {
        waits = true
      }
    }
    return waits ? .wait : .begin
  }

  /// Returns the first decision that can be made, or `nil` if every recognizer is decided or waits.
  /// A failure is returned before a beginning.
  ///
  /// - Parameters:
  ///   - all: All recognizers, in order of precedence.
  ///   - relations: The relations between the recognizers.
  package static func next<R: ArbitrationRelations>(
    among all: [Contender<R.ID>], relations: R
  ) -> Decision<R.ID>? {
    var winner: Decision<R.ID>?
    for contender in all where contender.state == .possible {
      switch outcome(for: contender, among: all, relations: relations) {
      case .fail:
        return Decision(id: contender.id, outcome: .fail)
      case .begin where winner == nil:
        winner = Decision(id: contender.id, outcome: .begin)
      case .begin, .wait:
        break
      }
    }
    return winner
  }

  /// Returns the first recognizer that has to fail when the touches have ended and nothing else can
  /// happen: one that did not detect its gesture, or the last one if all wait for each other.
  package static func leftOver<ID>(among all: [Contender<ID>]) -> ID? {
    let undecided = all.filter { $0.state == .possible }
    return (undecided.first { !$0.wantsToRecognize } ?? undecided.last)?.id
  }
}
