import GlissadeTransitions

/// An object that stores the state of a transition and performs its effects. No other code performs
/// them.
///
/// The runner sends events to `TransitionReducer`, which determines the effects and their order.
/// The state is updated before the effects, so that client code may call any method in a callback.
@MainActor package final class TransitionRunner {
  private var reducer: TransitionReducer
  /// The state of the transition.
  package private(set) var state = TransitionState.starting
  /// The views and view controllers that the transition changes, or `nil` after its end.
  private var subject: (any TransitionSubject)?
  /// The player of the transition, which retains the runner. It is `nil` for a transition without
  /// animation, whose effects are all performed at once.
  private weak var transition: Transition?
  private var isAnimated: Bool
  private var tookLastStep = false

  /// Creates the runner of a transition that has no player yet.
  ///
  /// - Parameter isAnimated: The argument of the appearance callbacks, such as
  ///   `viewWillAppear(_:)`.
  package init(
    _ reducer: TransitionReducer, subject: any TransitionSubject, isAnimated: Bool = false
  ) {
    (self.reducer, self.subject, self.isAnimated) = (reducer, subject, isAnimated)
    self.reducer.isPlayed = false
  }

  /// Sets the player of the transition.
  func attach(_ transition: Transition, isAnimated: Bool) {
    (self.transition, self.isAnimated) = (transition, isAnimated)
    reducer.isPlayed = true
  }

  /// Handles an event and performs its effects.
  ///
  /// - Returns: `false` if the event is not valid in the current state, in which case nothing
  ///   happens.
  @discardableResult
  package func send(_ event: TransitionEvent) -> Bool {
    guard let next = reducer.reduce(state, event) else { return false }
    state = next.state
    // An effect may release the last reference to the player of the transition.
    withExtendedLifetime((self, transition)) {
      for effect in next.effects where effect.isDue(in: state) { perform(effect) }
      if case .complete = event { send(.end) }
      if case .end = event { subject = nil }
    }
    return true
  }

  /// Returns whether the transition will still call an appearance callback of a view controller.
  func sendsCallbacks(to controller: UIViewController) -> Bool {
    guard let subject else { return false }
    return reducer.script.finish.contains { subject.controller($0.role) === controller }
  }

  /// Releases the view controllers without notifying them, because their scene no longer exists.
  func abandon() { subject = nil }
}

// The methods that perform the effects of an event.
extension TransitionRunner {
  private func perform(_ effect: TransitionEffect) {
    switch effect {
    case .containment(let change): perform(change)
    case .willBegin: subject?.willBegin()
    case .addView: subject?.addView()
    case .beginChange(let outcome): subject?.beginChange(outcome)
    case .endChange: subject?.endChange()
    case .appearance(let step): perform(step)
    case .layOut: subject?.layOut()
    case .placeViews(let outcome): subject?.placeViews(outcome)
    case .commit(let outcome): subject?.commit(outcome)
    case .didEnd(let outcome): subject?.didEnd(outcome)
    case .complete(let outcome): subject?.complete(outcome)
    case .start: transition?.start()
    case .play(let interactive): transition?.play(interactive: interactive)
    case .runAlongside:
      transition?.coordinator?.runPending()
      transition?.didBegin()
    case .sendIsAppearing: transition?.scene?.sendPendingIsAppearing()
    case .show(let progress): transition?.show(progress)
    case .hold(let progress): transition?.hold(at: progress)
    case .reportInteraction(let isInteractive):
      transition?.coordinator?.reportInteraction(isInteractive)
    case .run(let outcome): transition?.run(to: outcome)
    case .stop(let outcome): transition?.stop(outcome)
    case .runCompletions: transition?.coordinator?.runCompletions()
    case .animationEnded(let outcome): transition?.animator.animationEnded(outcome.isFinished)
    case .dropCoordinator: transition?.dropCoordinator()
    }
  }

  private func perform(_ change: TransitionEffect.Containment) {
    guard let subject, let container = subject.parent else { return }
    switch change {
    case .add(let role):
      if let child = subject.controller(role) { container.addChild(child) }
    case .announceRemoval(let role): subject.controller(role)?.willMove(toParent: nil)
    case .remove(let role):
      guard let child = subject.controller(role), subject.allowsRemoval(of: child) else { return }
      child.removeFromParent()
    case .confirm(let role):
      guard let child = subject.controller(role), subject.allowsConfirmation(of: child) else {
        return
      }
      child.didMove(toParent: container)
    }
  }

  private func receivers(_ step: AppearanceScript.Step) -> [UIViewController] {
    subject?.controller(step.role).map { subject?.receivers(of: $0) ?? [] } ?? []
  }

  private func perform(_ step: AppearanceScript.Step) {
    let due = receivers(step).filter { isDue(step, for: $0) }
    tookLastStep = !due.isEmpty
    for controller in due {
      // The callback of one receiver may end the presentation of the next one.
      if receivers(step).contains(controller) { perform(step, on: controller) }
    }
  }

  private func perform(_ step: AppearanceScript.Step, on controller: UIViewController) {
    let outer = controller.parentMove
    if let move = step.move { controller.parentMove = move }
    switch step.callback {
    case .willAppear: controller.willAppear(isAnimated)
    case .didAppear: controller.didAppear(isAnimated)
    case .willDisappear: controller.willDisappear(isAnimated)
    case .didDisappear: controller.didDisappear(isAnimated)
    }
    if step.move != nil { controller.parentMove = outer }
  }

  private func isDue(_ step: AppearanceScript.Step, for controller: UIViewController) -> Bool {
    step.conditions.allSatisfy { condition in
      switch condition {
      case .isUnderWay: state.isUnderWay
      case .isNewest: subject?.isNewest(for: controller) ?? false
      case .followsPrevious: tookLastStep
      case .containerIsVisible: subject?.parent?.isOnShow ?? false
      case .containerHasAppeared: subject?.parent?.appearance.state == .appeared
      case .isDisappearing: controller.appearance.state == .disappearing
      }
    }
  }
}
