/// An action that a transition performs when its state changes.
///
/// Effects are data: `TransitionReducer` lists them in their order, and UIKit's runner performs
/// them one after the other. Client code that an effect calls may send further events, so that a
/// later effect may no longer be due (`isDue(in:)`).
package enum TransitionEffect: Sendable, Hashable {
  /// A change of the container's children (K-06).
  package enum Containment: Sendable, Hashable {
    /// The controller becomes a child, which implies `willMove(toParent:)`.
    case add(AppearanceScript.Role)
    /// The controller receives `willMove(toParent: nil)`.
    case announceRemoval(AppearanceScript.Role)
    /// The controller is removed from its container, which implies `didMove(toParent: nil)`.
    case remove(AppearanceScript.Role)
    /// The controller receives `didMove(toParent:)`.
    case confirm(AppearanceScript.Role)
  }

  case containment(Containment)
  /// Calls `presentationTransitionWillBegin` or `dismissalTransitionWillBegin` (D-01).
  case willBegin
  /// Adds the view of an arriving page; the animator adds all other arriving views (B-02).
  case addView
  /// Sets `isBeingPresented` or `isBeingDismissed` to `true`, whichever describes the direction to
  /// the outcome.
  case beginChange(TransitionOutcome)
  /// Sets `isBeingPresented` and `isBeingDismissed` to `false`.
  case endChange
  /// Sends an appearance callback to a controller and its children.
  case appearance(AppearanceScript.Step)
  /// Lays out the container.
  case layOut
  /// Reads the duration of the transition, and reads from the driver whether it starts
  /// interactively.
  case start
  /// Calls the driver or, without one, the animator.
  case play(interactive: Bool)
  /// Adds the animations that run alongside the transition (C-02).
  case runAlongside
  /// Sends `viewIsAppearing` to the controllers whose views are in the window by now.
  case sendIsAppearing
  /// Shows the animation at a progress.
  case show(Double)
  /// Pauses the animation at a progress.
  case hold(at: Double)
  /// Reports a change of the coordinator's `isInteractive` (C-05).
  case reportInteraction(Bool)
  /// Runs the animation to the end that an outcome determines.
  case run(to: TransitionOutcome)
  /// Releases the driver, and ends the animator and the transition's clock.
  case stop(TransitionOutcome)
  /// Moves the views to their final hierarchy, in step 1 of A-21.
  case placeViews(TransitionOutcome)
  /// Updates the selection of the container, at the end of step 1 of A-21. After this effect the
  /// next transition is accepted.
  case commit(TransitionOutcome)
  /// Calls `presentationTransitionDidEnd` or `dismissalTransitionDidEnd` (D-01), in step 3 of A-21.
  case didEnd(TransitionOutcome)
  /// Calls the completions of the transition's coordinator (C-03), in step 4 of A-21.
  case runCompletions
  /// Calls the animator's `animationEnded`, in step 5 of A-21.
  case animationEnded(TransitionOutcome)
  /// Sets the controllers' `transitionCoordinator` to `nil` (C-01).
  case dropCoordinator
  /// Calls the completion handler of the transition's caller, in step 6 of A-21.
  case complete(TransitionOutcome)

  /// Returns whether an effect is still to be performed after client code has changed the state.
  package func isDue(in state: TransitionState) -> Bool {
    switch self {
    case .willBegin, .containment(.add), .addView, .layOut, .start: state.isUnderWay
    case .beginChange(let outcome): state.isUnderWay || state == .finishing(outcome)
    case .show, .hold: state.isHeld
    case .run(let outcome): state == .settling(outcome)
    case .containment, .endChange, .appearance, .play, .runAlongside, .sendIsAppearing,
      .reportInteraction, .stop, .placeViews, .commit, .didEnd, .runCompletions, .animationEnded,
      .dropCoordinator, .complete:
      true
    }
  }
}
