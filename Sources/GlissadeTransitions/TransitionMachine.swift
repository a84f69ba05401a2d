/// The life of one transition: one enum, one table, changed in one function.
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
  package enum Phase: Sendable, Equatable {
    /// Set up; neither animator nor driver has been called.
    case starting
    /// An animation plays by itself.
    case animating
    /// A driver moves it, from the start or since it was caught.
    case interactive
    /// The driver has decided; what is shown runs to that end.
    case settling(Outcome)
    /// `completeTransition` is being processed: hierarchy, callbacks, completions.
    case finishing(Outcome)
    case ended(Outcome)

    /// The phase's name in traces.
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

  package enum Outcome: Sendable, Equatable { case finished, cancelled }

  package enum Event: Sendable, Equatable {
    case begin(interactive: Bool)
    case update
    case finish
    case cancel
    /// What runs is caught.
    case pause
    case complete(Bool)
    case end
  }

  package private(set) var phase = Phase.starting
  /// Fixed at the beginning (C-07).
  package private(set) var initiallyInteractive = false
  /// From cancel on; a later decision may clear it (B-06).
  package private(set) var wasCancelled = false

  package init() {}

  package var isInteractive: Bool { phase == .interactive }

  /// Whether animator or driver have been called and `completeTransition` has not.
  package var isUnderWay: Bool {
    switch phase {
    case .starting, .animating, .interactive, .settling: true
    case .finishing, .ended: false
    }
  }

  /// Takes an event; false means that it is refused in this phase and has changed nothing.
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

  /// The table. Nil: refused.
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
