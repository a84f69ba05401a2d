import GlissadeTransitions

/// The views and controllers that a transition changes: a presentation, two children of a
/// container, or two pages. A `TransitionRunner` calls it; the order is that of
/// `TransitionReducer`.
@MainActor package protocol TransitionSubject: AnyObject {
  /// The container of the controllers, or `nil` for a presentation.
  var parent: UIViewController? { get }
  /// Returns the controller with a role.
  func controller(_ role: AppearanceScript.Role) -> UIViewController?
  /// Returns whether no later transition of the controller, or of its container, has begun.
  func isNewest(for controller: UIViewController) -> Bool

  /// Notifies those who take part that the transition begins.
  func willBegin()
  /// Adds the arriving view, which no animator does.
  func addView()
  /// Begins the change of `isBeingPresented` or `isBeingDismissed` in the direction that leads to
  /// an outcome.
  func beginChange(_ outcome: TransitionOutcome)
  /// Ends that change.
  func endChange()
  /// Lays out the view that hosts the transition.
  func layOut()
  /// Brings the views to their final hierarchy.
  func placeViews(_ outcome: TransitionOutcome)
  /// Updates the container's selection. From here on it accepts another transition.
  func commit(_ outcome: TransitionOutcome)
  /// Returns whether a child that goes is no part of a later transition.
  func allowsRemoval(of child: UIViewController) -> Bool
  /// Returns whether a child that stays is no part of a later transition.
  func allowsConfirmation(of child: UIViewController) -> Bool
  /// Notifies those who take part of the outcome.
  func didEnd(_ outcome: TransitionOutcome)
  /// Calls the caller's completion.
  func complete(_ outcome: TransitionOutcome)
}

// A container's children are neither presented nor dismissed, and a presentation moves no children.
extension TransitionSubject {
  package var parent: UIViewController? { nil }
  package func willBegin() {}
  package func addView() {}
  package func beginChange(_ outcome: TransitionOutcome) {}
  package func endChange() {}
  package func layOut() {}
  package func commit(_ outcome: TransitionOutcome) {}
  package func allowsRemoval(of child: UIViewController) -> Bool { false }
  package func allowsConfirmation(of child: UIViewController) -> Bool { false }
}
