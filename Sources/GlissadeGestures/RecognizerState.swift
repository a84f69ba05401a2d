/// The state of a recognizer (F-01). A discrete recognizer changes from `possible` to `ended`.
package enum RecognizerState: Int, CaseIterable, Hashable, Sendable {
  case possible, began, changed, ended, cancelled, failed

  /// A Boolean value that indicates whether the recognizer is in the state `began` or `changed`.
  package var isActive: Bool { self == .began || self == .changed }

  /// A Boolean value that indicates whether the next state can only be `possible`, after a reset.
  package var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// A Boolean value that indicates whether the recognizer has won its touches: it is active or has
  /// recognized its gesture.
  package var hasRecognized: Bool { isActive || self == .ended }

  /// A Boolean value that indicates whether entering the state calls the targets (F-02).
  package var sendsAction: Bool {
    switch self {
    case .began, .changed, .ended, .cancelled: true
    case .possible, .failed: false
    }
  }
}

/// The kind of a recognizer, which determines the sequences of states that it can have.
package enum RecognizerKind: CaseIterable, Hashable, Sendable {
  /// possible → ended, with one action (a tap).
  case discrete
  /// possible → began → changed* → ended or cancelled (a pan).
  case continuous
  /// A kind that allows the states of both others, for recognizers of clients, which declare none.
  case undeclared
}

extension RecognizerState {
  /// Returns the state that a recognizer enters when it requests `request`.
  ///
  /// An untimely request yields the state that is correct: cancelling before the beginning is a
  /// failure, failing after the beginning is a cancellation, and beginning twice is a change
  /// (F-21).
  ///
  /// - Parameters:
  ///   - request: The requested state.
  ///   - kind: The kind of the recognizer.
  ///
  /// - Returns: The state, or `nil` if the request has no effect.
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
