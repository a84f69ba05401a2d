// The actions of the user on a sheet.
extension UISheetPresentationController {
  /// Selects the detent to which the user moves the sheet, and notifies the delegate if it is
  /// another one than before.
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

  /// Dismisses the sheet on a press beside it or on Escape, even during its presentation.
  func leaveOnRequest() {
    let drag = driver.drag
    guard !drag.isDragging, isFront, !drag.isFading, drag.animator?.isPresenting != false
    else { return }
    guard canLeave, asksToLeave() else { return refuse() }
    guard drag.animator != nil else { return dismissByUser() }
    announceDismissal()
    drag.move(to: .gone, animated: true)
  }
}

// The built-in transition of a sheet.
extension UISheetPresentationController: ChromePresentation {
  var placesPresentedView: Bool { true }

  func plan(isPresenting: Bool, style: UIModalTransitionStyle) -> TransitionPlan? {
    guard style == .coverVertical else { return nil }
    return TransitionPlan(
      animator: driver.drag.animationController(isPresenting: isPresenting),
      driver: driver.drag.driver, isAnimated: true)
  }
}
