/// The controller of a presentation with chrome and a transition of its own: a sheet or a popover.
@MainActor protocol ChromePresentation: UIPresentationController {
  /// Returns the plan of the built-in transition, or `nil` if the standard transition plays.
  ///
  /// - Parameter style: The style that the presented controller prefers.
  func plan(isPresenting: Bool, style: UIModalTransitionStyle) -> TransitionPlan?
  /// A Boolean value that indicates whether the controller places the presented view itself.
  var placesPresentedView: Bool { get }
}
