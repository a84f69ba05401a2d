/// A recognizer as arbitration sees it.
package struct Contender<ID: Hashable & Sendable>: Hashable, Sendable {
  package var id: ID
  package var state: RecognizerState
  /// Whether it has seen its gesture and asks to leave `possible`.
  package var wantsToRecognize: Bool

  package init(id: ID, state: RecognizerState = .possible, wantsToRecognize: Bool = false) {
    self.id = id
    self.state = state
    self.wantsToRecognize = wantsToRecognize
  }

}

/// How recognizers stand to each other; asked only about two different ones.
package protocol ArbitrationRelations<ID> {
  associatedtype ID: Hashable & Sendable
  /// Whether `waiter` may begin only after `other` failed (F-12).
  func requires(_ waiter: ID, toFailBefore other: ID) -> Bool
  /// Whether `winner`, having recognized, keeps `other` from recognizing (F-13): false for two that
  /// may recognize together.
  func excludes(_ winner: ID, _ other: ID) -> Bool
}

/// Who of several recognizers on the same touches may begin, who waits, who is out.
///
/// Recognizers come in order of precedence: those of the deepest view first, in a view by addition.
package enum Arbitration {
  /// What becomes of a recognizer that is still possible.
  package enum Verdict: Hashable, Sendable { case begin, wait, fail }

  /// One thing to do now; then ask again, for it may decide others.
  package struct Decision<ID: Hashable & Sendable>: Hashable, Sendable {
    package var id: ID
    /// `begin` or `fail`.
    package var verdict: Verdict

    package init(id: ID, verdict: Verdict) {
      self.id = id
      self.verdict = verdict
    }
  }

  /// The verdict on one recognizer that is possible.
  ///
  /// It is out if one that excludes it has recognized, or one whose failure it needs; it waits
  /// while it does not ask itself or one whose failure it needs is undecided.
  package static func verdict<R: ArbitrationRelations>(
    on contender: Contender<R.ID>, among all: [Contender<R.ID>], relations: R
  ) -> Verdict {
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

  /// The first thing that can be decided now, losers before new winners; nil when all is decided or
  /// waiting.
  package static func next<R: ArbitrationRelations>(
    among all: [Contender<R.ID>], relations: R
  ) -> Decision<R.ID>? {
    var winner: Decision<R.ID>?
    for contender in all where contender.state == .possible {
      switch verdict(on: contender, among: all, relations: relations) {
      case .fail:
        return Decision(id: contender.id, verdict: .fail)
      case .begin where winner == nil:
        winner = Decision(id: contender.id, verdict: .begin)
      case .begin, .wait:
        break
      }
    }
    return winner
  }

  /// The first recognizer to give up when the touches are gone and nothing else can happen: one
  /// that did not see its gesture, else, where all ask and wait for each other, the last.
  package static func leftOver<ID>(among all: [Contender<ID>]) -> ID? {
    let undecided = all.filter { $0.state == .possible }
    return (undecided.first { !$0.wantsToRecognize } ?? undecided.last)?.id
  }
}
