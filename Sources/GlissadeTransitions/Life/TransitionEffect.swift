/// A step that a transition takes in a change of its state.
///
/// Effects are data: `TransitionReducer` lists them in their order, and UIKit's runner performs
/// them one after the other. Client code that one of them calls may send further events, so that a
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
  /// `presentationTransitionWillBegin` and its like (D-01).
  case willBegin
  /// The view of an arriving page is added; other arriving views are the animator's to add (B-02).
  case addView
  /// One of `isBeingPresented` and `isBeingDismissed` begins to hold: the one of the direction that
  /// leads to an outcome.
  case beginChange(TransitionOutcome)
  /// `isBeingPresented` and `isBeingDismissed` no longer hold.
  case endChange
  /// An appearance callback, with those of the controller's children.
  case appearance(AppearanceScript.Step)
  /// The container is laid out.
  case layOut
  /// The duration is read, and the driver is asked whether it starts.
  case start
  /// The driver, or without one the animator, is called.
  case play(interactive: Bool)
  /// The animations alongside are made (C-02).
  case runAlongside
  /// `viewIsAppearing` is sent to the controllers whose views are in the window by now.
  case sendIsAppearing
  /// The animation shows a progress.
  case show(Double)
  /// The animation is paused where it is.
  case hold(at: Double)
  /// The coordinator reports a change of `isInteractive` (C-05).
  case reportInteraction(Bool)
  /// The animation runs to an end.
  case run(to: TransitionOutcome)
  /// The driver is released, and animator and clock end.
  case stop(TransitionOutcome)
  /// Step 1 of A-21: the views are in their final hierarchy.
  case placeViews(TransitionOutcome)
  /// The end of step 1: the container updates its selection. From here on the next transition is
  /// accepted.
  case commit(TransitionOutcome)
  /// Step 3: `presentationTransitionDidEnd` and its like (D-01).
  case didEnd(TransitionOutcome)
  /// Step 4: the coordinator's completions (C-03).
  case runCompletions
  /// Step 5: `animationEnded`.
  case animationEnded(TransitionOutcome)
  /// The controllers' `transitionCoordinator` is `nil` again (C-01).
  case dropCoordinator
  /// Step 6: the caller's completion.
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
