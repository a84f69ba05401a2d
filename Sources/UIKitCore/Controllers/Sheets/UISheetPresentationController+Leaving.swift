// What the user does with a sheet.
extension UISheetPresentationController {
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
}

// The built-in transition of a sheet.
extension UISheetPresentationController {
  func plan(isPresenting: Bool) -> TransitionPlan {
    TransitionPlan(
      animator: driver.drag.animationController(isPresenting: isPresenting),
      driver: driver.drag.driver, isAnimated: true)
  }
}
