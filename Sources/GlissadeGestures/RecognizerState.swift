/// Where a recognizer is in its life (F-01). A discrete recognizer goes from `possible` to `ended`.
package enum RecognizerState: Int, CaseIterable, Hashable, Sendable {
  case possible, began, changed, ended, cancelled, failed

  /// Between its first action and its last.
  package var isActive: Bool { self == .began || self == .changed }

  /// At the end of its life; only `possible` follows.
  package var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// It won its touches in this sequence: under way, or recognized and over.
  package var hasRecognized: Bool { isActive || self == .ended }

  /// Whether entering this state calls the targets (F-02).
  package var sendsAction: Bool {
    switch self {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }
}

/// Which lives a recognizer may lead.
package enum RecognizerKind: CaseIterable, Hashable, Sendable {
  /// possible → ended: one action (a tap).
  case discrete
  /// possible → began → changed* → ended or cancelled (a pan).
  case continuous
  /// Either: a recognizer written by a client, which does not say.
  case undeclared
}

extension RecognizerState {
  /// The one table of moves: what becomes of a recognizer that is asked to enter `request`.
  ///
  /// - Returns: the state that it enters, or nil where the request has no effect. A request that
  ///   comes too early or too late gives the state that tells the truth: cancelling what never began
  ///   is a failure, failing what has begun is a cancellation, beginning twice is a change (F-21).
  package func next(asked request: RecognizerState, kind: RecognizerKind) -> RecognizerState? {
    switch (self, request) {
    case (.possible, .began):
      kind == .discrete ? nil : .began
    case (.possible, .ended):
      kind == .continuous ? .failed : .ended
    case (.possible, .cancelled), (.possible, .failed):
      .failed
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      .changed
    case (.began, .ended), (.changed, .ended):
      .ended
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed):
      .cancelled
    case (.ended, .possible), (.cancelled, .possible), (.failed, .possible):
      .possible
    default:
      nil
    }
  }
}
