/// A state of a transition. `TransitionReducer` determines which event leads to which state.
package enum TransitionState: Sendable, Hashable {
  /// The transition is set up, and neither its animator nor its driver has been called.
  case starting
  /// An animation runs without a driver.
  case playing
  /// A driver determines the progress, since the start or since it caught the animation. If it
  /// caught a cancelled transition, the transition remains cancelled until the next decision
  /// (B-06).
  case held(wasCancelled: Bool)
  /// The driver has decided, and the animation runs to the end that the outcome determines.
  case settling(TransitionOutcome)
  /// `completeTransition` is in progress: hierarchy, callbacks and completions are updated.
  case finishing(TransitionOutcome)
  /// The transition has ended.
  case ended(TransitionOutcome)

  /// All states.
  package static let all: [TransitionState] =
    [.starting, .playing, .held(wasCancelled: false), .held(wasCancelled: true)]
    + TransitionOutcome.allCases.map { .settling($0) }
    + TransitionOutcome.allCases.map { .finishing($0) }
    + TransitionOutcome.allCases.map { .ended($0) }

  /// A Boolean value that indicates whether `completeTransition` has not been called yet.
  package var isUnderWay: Bool {
    switch self {
    case .starting, .playing, .held, .settling: true
    case .finishing, .ended: false
    }
  }

  /// A Boolean value that indicates whether a driver determines the progress.
  package var isHeld: Bool {
    if case .held = self { true } else { false }
  }

  /// A Boolean value that indicates whether the transition was cancelled. A later decision of the
  /// driver may reset the value (B-06).
  package var wasCancelled: Bool {
    switch self {
    case .starting, .playing: false
    case .held(let wasCancelled): wasCancelled
    case .settling(let outcome), .finishing(let outcome), .ended(let outcome): !outcome.isFinished
    }
  }

  /// The name of the state in traces.
  package var name: String {
    switch self {
    case .starting: "starting"
    case .playing: "animating"
    case .held: "interactive"
    case .settling: "settling"
    case .finishing, .ended: "finishing"
    }
  }
}
