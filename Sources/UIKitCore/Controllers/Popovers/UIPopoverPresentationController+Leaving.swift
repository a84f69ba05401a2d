// Touches outside of a popover.
extension UIPopoverPresentationController {
  /// Dismisses the popover on a press outside of it or on Escape, even while it is being presented.
  /// A popover that shows an alert performs the action of the alert's cancel button.
  func leave() {
    guard isFront else { return }
    if (presentedViewController as? any PopoverContent)?.leavePopover() ?? false { return }
    guard presentedViewController.isBeingPresented else { return leaveAtRest() }
    guard canLeave, asksToLeave() else { return refuse() }
    announceDismissal()
    driver.pause()
    driver.cancel()
  }

  /// Returns whether a touch outside of the popover hits one of the `passthroughViews`.
  func passes(_ view: UIView?, at point: CGPoint) -> Bool {
    guard isShown, let containerView, let popoverView else { return false }
    if let view, view.isDescendant(of: popoverView) { return false }
    return passthroughViews?.contains { passed in
      passed.window != nil
        && passed.point(inside: passed.convert(point, from: containerView), with: nil)
    } ?? false
  }
}

/// A controller that handles a press outside of the popover that presents it: an alert.
@MainActor package protocol PopoverContent: UIViewController {
  /// Handles a press outside of the popover or Escape. The popover dismisses itself only if this
  /// method returns `false`.
  func leavePopover() -> Bool
}
