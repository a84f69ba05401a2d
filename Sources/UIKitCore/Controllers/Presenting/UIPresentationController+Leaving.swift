// Dismissal by the user.
extension UIPresentationController {
  /// The delegate that is asked about a dismissal. A presentation controller without one, which
  /// presents in place of another one, asks that one's.
  var leavingDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    delegate ?? adaptedFrom?.delegate
  }

  /// A Boolean value that indicates whether the controller is shown and presents nothing itself.
  var isFront: Bool { isShown && presentedViewController.presentation == nil }

  /// A Boolean value that indicates whether the user can dismiss the controller, if the delegate
  /// agrees.
  var canLeave: Bool { isFront && !isModal(presentedViewController) }

  private func isModal(_ controller: UIViewController) -> Bool {
    controller.isModalInPresentation || controller.children.contains(where: isModal)
  }

  /// Notifies the delegate that the user has tried to dismiss the controller.
  func refuse() { leavingDelegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Notifies the delegate of a dismissal by the user that is about to begin.
  func announceDismissal() {
    isLeavingByUser = true
    leavingDelegate?.presentationControllerWillDismiss(self)
  }

  /// Notifies the delegate of the end of a dismissal by the user.
  func endLeaving() {
    guard isLeavingByUser else { return }
    isLeavingByUser = false
    reportDismissal()
  }

  /// Dismisses the controller because the user wants it, unless it is in a transition.
  func leaveAtRest() {
    guard isFront, presentedViewController.transitionCoordinator == nil else { return }
    if canLeave, asksToLeave() { dismissByUser() } else { refuse() }
  }

  /// Dismisses the controller because the user wants it.
  func dismissByUser() {
    announceDismissal()
    // The client, which was notified, may have ended the presentation.
    guard isShown else { return }
    presentingViewController.dismiss(animated: true)
    // A refused dismissal has begun no transition.
    if isShown, !presentedViewController.isBeingDismissed { isLeavingByUser = false }
  }
}
