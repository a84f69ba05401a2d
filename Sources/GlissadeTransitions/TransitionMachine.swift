/// The state machine of one transition, whose phase changes in one function by one table.
///
/// ```
/// starting ──begin──▶ animating ────────────────────complete──▶ finishing ──end──▶ ended
///     │                   │pause                                      ▲
///     │                   ▼                                           │
///     └────begin────▶ interactive ──finish/cancel──▶ settling ──complete┘
///                         ▲                             │pause
///                         └─────────────────────────────┘
/// ```
package struct TransitionMachine: Sendable, Equatable {
  /// A phase of a transition.
  package enum Phase: Sendable, Equatable {
    /// The transition is set up, and neither animator nor driver has been called.
    case starting
    /// An animation runs without a driver.
    case animating
    /// A driver determines the progress, since the start or since it caught the animation.
    case interactive
    /// The driver has decided, and the animation runs to that end.
    case settling(Outcome)
    /// `completeTransition` is in progress: hierarchy, callbacks and completions are updated.
    case finishing(Outcome)
    /// The transition has ended.
    case ended(Outcome)

    /// The name of the phase in traces.
    package var name: String {
      switch self {
      case .starting: "starting"
      case .animating: "animating"
      case .interactive: "interactive"
      case .settling: "settling"
      case .finishing, .ended: "finishing"
      }
    }
  }

  /// The outcome of a transition.
  package enum Outcome: Sendable, Equatable { case finished, cancelled }

  /// An event in the life of a transition.
  package enum Event: Sendable, Equatable {
    /// The animator or the driver is called.
    case begin(interactive: Bool)
    /// The driver updates the progress.
    case update
    /// The driver decides to finish.
    case finish
    /// The driver decides to cancel.
    case cancel
    /// The running animation is caught.
    case pause
    /// `completeTransition` is called.
    case complete(Bool)
    /// The processing of `completeTransition` ends.
    case end
  }

  /// The current phase.
  package private(set) var phase = Phase.starting
  /// A Boolean value that indicates whether a driver was called first, set at the beginning (C-07).
  package private(set) var initiallyInteractive = false
  /// A Boolean value that indicates whether the transition was cancelled. A later decision may
  /// reset it (B-06).
  package private(set) var wasCancelled = false

  /// Creates a transition in the phase `starting`.
  package init() {}

  /// A Boolean value that indicates whether a driver determines the progress.
  package var isInteractive: Bool { phase == .interactive }

  /// A Boolean value that indicates whether `completeTransition` has not been called yet.
  package var isUnderWay: Bool {
    switch phase {
    case .starting, .animating, .interactive, .settling: true
    case .finishing, .ended: false
    }
  }

  /// Handles an event.
  ///
  /// - Returns: `false` if the event is not valid in the current phase, in which case nothing
  ///   changes.
  package mutating func handle(_ event: Event) -> Bool {
    guard let next = Self.next(phase, event) else { return false }
    switch event {
    case .begin(let interactive): initiallyInteractive = interactive
    case .cancel: wasCancelled = true
    case .finish: wasCancelled = false
    case .complete(let completed): wasCancelled = !completed
    case .update, .pause, .end: break
    }
    phase = next
    return true
  }

  /// Returns the phase after an event, or `nil` if the event is not valid in a phase.
  package static func next(_ phase: Phase, _ event: Event) -> Phase? {
    switch (phase, event) {
    case (.starting, .begin(let interactive)): interactive ? .interactive : .animating
    case (.interactive, .update): .interactive
    case (.interactive, .finish): .settling(.finished)
    case (.interactive, .cancel): .settling(.cancelled)
    case (.animating, .pause), (.settling, .pause): .interactive
    case (.starting, .complete(let completed)), (.animating, .complete(let completed)),
      (.interactive, .complete(let completed)), (.settling, .complete(let completed)):
      .finishing(completed ? .finished : .cancelled)
    case (.finishing(let outcome), .end): .ended(outcome)
    default: nil
    }
  }
}
