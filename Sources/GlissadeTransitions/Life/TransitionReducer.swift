/// The rules of a transition: for each state and event, the next state and the effects in their
/// order.
///
/// The state changes before the effects of the change are performed, so that client code may do
/// anything in a callback. An event that is not valid in a state changes nothing.
package struct TransitionReducer: Sendable, Hashable {
  /// The kind of the transition.
  package let kind: TransitionKind
  /// The appearance callbacks of the transition's two controllers.
  package let script: AppearanceScript
  /// A Boolean value that indicates whether the arriving controller becomes a child of the
  /// container.
  package let enters: Bool
  /// A Boolean value that indicates whether the leaving controller is removed from its container.
  package let leaves: Bool
  /// A Boolean value that indicates whether an animator performs the transition. A transition
  /// without an animator is completed at once.
  package var isPlayed = true

  /// Creates the rules of a presentation or dismissal.
  ///
  /// - Parameter includesPresenter: Indicates whether the presenter's view is removed, so that the
  ///   presenter receives appearance callbacks, too.
  package init(presentation kind: TransitionKind, includesPresenter: Bool) {
    self.kind = kind
    script = .presentation(
      leaves: kind == .dismiss || includesPresenter, arrives: kind == .present || includesPresenter)
    (enters, leaves) = (false, false)
  }

  /// Creates the rules of a change between two children of a container.
  ///
  /// - Parameters:
  ///   - enters: Indicates whether the change adds the arriving controller to the container.
  ///   - leaves: Indicates whether the change removes the leaving controller from the container.
  ///   - movesChildren: `false` if the container adds and removes its children itself.
  package init(children kind: TransitionKind, enters: Bool, leaves: Bool, movesChildren: Bool) {
    self.kind = kind
    script = kind == .page ? .pageTurn : .children(enters: enters, leaves: leaves)
    self.enters = enters && movesChildren
    self.leaves = leaves && movesChildren
  }

  /// Returns the state after an event with the effects of the change, or `nil` if the event is not
  /// valid in the state.
  package func reduce(_ state: TransitionState, _ event: TransitionEvent)
    -> (state: TransitionState, effects: [TransitionEffect])?
  {
    guard let next = Self.next(state, event) else { return nil }
    return (next, effects(of: event, in: state))
  }

  /// Returns the state after an event, or `nil` if the event is not valid in a state.
  package static func next(_ state: TransitionState, _ event: TransitionEvent) -> TransitionState? {
    switch (state, event) {
    case (.starting, .enter), (.starting, .prepare): .starting
    case (.starting, .begin(let interactive)): interactive ? .held(wasCancelled: false) : .playing
    case (.held, .update): state
    case (.held, .decide(let outcome)): .settling(outcome)
    case (.playing, .pause), (.settling, .pause): .held(wasCancelled: state.wasCancelled)
    case (.starting, .complete(let outcome)), (.playing, .complete(let outcome)),
      (.held, .complete(let outcome)), (.settling, .complete(let outcome)):
      .finishing(outcome)
    case (.finishing(let outcome), .end): .ended(outcome)
    default: nil
    }
  }

  private func effects(of event: TransitionEvent, in state: TransitionState) -> [TransitionEffect] {
    switch event {
    case .enter: entrance
    case .prepare: preparation
    case .begin(let interactive): [.play(interactive: interactive), .runAlongside]
    case .update(let progress): [.show(progress)]
    case .decide(let outcome): [.reportInteraction(false), .run(to: outcome)]
    case .pause(let progress): [.hold(at: progress), .reportInteraction(true)]
    case .complete(let outcome):
      (state.isHeld ? [.reportInteraction(false)] : []) + completion(outcome)
    case .end:
      if case .finishing(let outcome) = state {
        (isPlayed ? [.dropCoordinator] : []) + [.complete(outcome)]
      } else {
        []
      }
    }
  }
}

// The effects of each change of state, in their order.
extension TransitionReducer {
  private var entrance: [TransitionEffect] {
    let added: [TransitionEffect] = enters ? [.containment(.add(.arriving))] : []
    // A page receives no `willMove(toParent: nil)` here, because a cancelled turn returns to that
    // page.
    if kind == .page { return [.willBegin] + added }
    return (leaves ? [.containment(.announceRemoval(.leaving))] : []) + added
  }

  private var preparation: [TransitionEffect] {
    let callbacks = script.begin.map { TransitionEffect.appearance($0) }
    let notifications: [TransitionEffect] =
      switch kind {
      case .present, .dismiss: [.willBegin, .beginChange(.finishes)] + callbacks
      case .page: [.addView] + callbacks
      case .push, .pop, .tab, .custom: callbacks + [.willBegin]
      }
    return isPlayed ? notifications + [.layOut, .start, .sendIsAppearing] : notifications
  }

  /// Returns the effects of the transition's end, in the order of A-21.
  private func completion(_ outcome: TransitionOutcome) -> [TransitionEffect] {
    var effects: [TransitionEffect] = isPlayed ? [.stop(outcome)] : []
    effects += hierarchy(outcome)
    if kind.isPresentation { effects.append(.beginChange(outcome)) }
    effects += (outcome.isFinished ? script.finish : script.cancel).map { .appearance($0) }
    effects += kind.isPresentation ? [.endChange] : containmentAfter(outcome)
    effects.append(.didEnd(outcome))
    return isPlayed ? effects + [.runCompletions, .animationEnded(outcome)] : effects
  }

  /// Returns the effects of step 1 of A-21. A child that is removed is notified before its view is
  /// (K-06).
  private func hierarchy(_ outcome: TransitionOutcome) -> [TransitionEffect] {
    guard !kind.isPresentation else { return [.placeViews(outcome)] }
    let announced: [TransitionEffect] =
      switch outcome {
      case .finishes: leaves && kind == .page ? [.containment(.announceRemoval(.leaving))] : []
      case .cancels: enters ? [.containment(.announceRemoval(.arriving))] : []
      }
    // A page view controller updates its page before the callbacks, in which clients read that
    // page.
    return kind == .page
      ? [.commit(outcome)] + announced + [.placeViews(outcome)]
      : announced + [.placeViews(outcome), .commit(outcome)]
  }

  private func containmentAfter(_ outcome: TransitionOutcome) -> [TransitionEffect] {
    var effects: [TransitionEffect] = []
    switch outcome {
    case .finishes:
      if leaves { effects.append(.containment(.remove(.leaving))) }
      if enters { effects.append(.containment(.confirm(.arriving))) }
    case .cancels:
      if enters { effects.append(.containment(.remove(.arriving))) }
      if leaves, kind != .page { effects.append(.containment(.confirm(.leaving))) }
    }
    return effects
  }
}
