import GlissadeTransitions

/// The views and view controllers that a transition changes: a presentation, two children of a
/// container, or two pages. A `TransitionRunner` calls the methods in the order that
/// `TransitionReducer` determines.
@MainActor package protocol TransitionSubject: AnyObject {
  /// The container view controller of both view controllers, or `nil` for a presentation.
  var parent: UIViewController? { get }
  /// Returns the view controller with a role in the transition, or `nil`.
  func controller(_ role: AppearanceScript.Role) -> UIViewController?
  /// Returns the view controllers that receive the appearance callbacks of a controller's role.
  func receivers(of controller: UIViewController) -> [UIViewController]
  /// Returns whether no later transition of a view controller, or of its container, has begun.
  func isNewest(for controller: UIViewController) -> Bool

  /// Notifies the participants, such as a presentation controller, that the transition begins.
  func willBegin()
  /// Adds the arriving view in a transition without an animator, which would add it.
  func addView()
  /// Begins the change of `isBeingPresented` or `isBeingDismissed` in the direction that leads to
  /// an outcome.
  func beginChange(_ outcome: TransitionOutcome)
  /// Ends the change of `isBeingPresented` or `isBeingDismissed`.
  func endChange()
  /// Lays out the view that hosts the transition.
  func layOut()
  /// Moves the views to their places in the view hierarchy after an outcome.
  func placeViews(_ outcome: TransitionOutcome)
  /// Updates the selection of the container for an outcome. After this the container accepts
  /// another transition.
  func commit(_ outcome: TransitionOutcome)
  /// Returns whether a removed child may be removed, because it does not take part in a later
  /// transition.
  func allowsRemoval(of child: UIViewController) -> Bool
  /// Returns whether a remaining child may be confirmed with `didMove(toParent:)`, because it does
  /// not take part in a later transition.
  func allowsConfirmation(of child: UIViewController) -> Bool
  /// Notifies the participants, such as a presentation controller, of the outcome.
  func didEnd(_ outcome: TransitionOutcome)
  /// Calls the completion of the method that started the transition.
  func complete(_ outcome: TransitionOutcome)
}

// The default implementations do nothing, because each subject needs only some members: a
// container's children are neither presented nor dismissed, and a presentation has no children.
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
  package func receivers(of controller: UIViewController) -> [UIViewController] { [controller] }
}
