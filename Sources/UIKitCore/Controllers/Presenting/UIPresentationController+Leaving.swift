// Dismissal by the user.
extension UIPresentationController {
  /// The delegate that permits a dismissal by the user and is notified of it. It is the delegate of
  /// this presentation controller, or else of the one in place of which this one presents.
  var leavingDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    delegate ?? adaptedFrom?.delegate
  }

  /// A Boolean value that indicates whether the presented controller is shown and presents nothing
  /// itself.
  var isFront: Bool { isShown && presentedViewController.presentation == nil }

  /// A Boolean value that indicates whether the user can dismiss the presented controller, unless
  /// the delegate refuses.
  var canLeave: Bool { isFront && !isModal(presentedViewController) }

  private func isModal(_ controller: UIViewController) -> Bool {
    controller.isModalInPresentation || controller.children.contains(where: isModal)
  }

  /// Notifies the delegate that the user has tried to dismiss a controller that may not be
  /// dismissed.
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

  /// Dismisses the presented controller at the request of the user, unless it is in a transition or
  /// the delegate refuses.
  func leaveAtRest() {
    guard isFront, presentedViewController.transitionCoordinator == nil else { return }
    if canLeave, asksToLeave() { dismissByUser() } else { refuse() }
  }

  /// Dismisses the presented controller at the request of the user.
  func dismissByUser() {
    announceDismissal()
    // The client, which was notified, may have ended the presentation.
    guard isShown else { return }
    presentingViewController.dismiss(animated: true)
    // A refused dismissal has begun no transition.
    if isShown, !presentedViewController.isBeingDismissed { isLeavingByUser = false }
  }
}
