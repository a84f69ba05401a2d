// Dismissal by the user.
extension UISheetPresentationController {
  /// A Boolean value that indicates whether the sheet is shown and presents nothing itself.
  var isFront: Bool { isShown && presentedViewController.presentation == nil }

  /// A Boolean value that indicates whether the user can dismiss the sheet, if the delegate agrees.
  var canLeave: Bool { isFront && !isModal(presentedViewController) }

  private func isModal(_ controller: UIViewController) -> Bool {
    controller.isModalInPresentation || controller.children.contains(where: isModal)
  }

  /// Asks the delegate whether the sheet may be dismissed.
  func asksToLeave() -> Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }

  /// Notifies the delegate that the user has tried to dismiss the sheet.
  func refuse() { delegate?.presentationControllerDidAttemptToDismiss(self) }

  /// Notifies the delegate of a dismissal by the user that is about to begin.
  func announceDismissal() {
    isLeavingByUser = true
    delegate?.presentationControllerWillDismiss(self)
  }

  /// Dismisses the sheet on a press beside it or on Escape.
  func dismissOnRequest() {
    if sheetView != nil { return driver.dismissOnRequest() }
    guard isFront, presentedViewController.transitionCoordinator == nil else { return }
    if canLeave, asksToLeave() { dismissByUser() } else { refuse() }
  }

  /// Dismisses the sheet because the user wants it.
  func dismissByUser() {
    announceDismissal()
    presentingViewController.dismiss(animated: true)
    // A refused dismissal has begun no transition.
    if isShown, !presentedViewController.isBeingDismissed { isLeavingByUser = false }
  }

  /// Selects the detent to which the user moves the sheet.
  func select(_ identifier: Detent.Identifier) {
    let former = layout.stop(selectedDetentIdentifier).identifier
    guard identifier != former else { return }
    let wasChanging = isChanging
    isChanging = true
    selectedDetentIdentifier = identifier
    isChanging = wasChanging
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Returns whether a touch that hits a view of the container is meant for what is behind.
  func passesTouch(on view: UIView?) -> Bool {
    guard isShown, largestUndimmedDetentIdentifier != nil, dimming?.alpha == 0 else {
      return false
    }
    return view == nil || view === dimming || view === containerView
  }
}

// The built-in transition of a sheet.
extension UISheetPresentationController {
  func plan(isPresenting: Bool) -> TransitionPlan {
    TransitionPlan(
      animator: SheetAnimator(driver: driver, isPresenting: isPresenting), driver: driver,
      isAnimated: true)
  }
}
