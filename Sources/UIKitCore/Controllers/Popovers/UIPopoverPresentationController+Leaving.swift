// Touches outside of a popover.
extension UIPopoverPresentationController {
  /// Dismisses the popover on a press outside or on Escape, also while it comes in. One that shows
  /// an alert performs its cancel button.
  func leave() {
    guard isFront else { return }
    if (presentedViewController as? any PopoverContent)?.leavePopover() ?? false { return }
    guard presentedViewController.isBeingPresented else { return leaveAtRest() }
    guard canLeave, asksToLeave() else { return refuse() }
    announceDismissal()
    driver.pause()
    driver.cancel()
  }

  /// Returns whether a touch outside of the popover hits a view that receives touches.
  func passes(_ view: UIView?, at point: CGPoint) -> Bool {
    guard isShown, let containerView, let popoverView else { return false }
    if let view, view.isDescendant(of: popoverView) { return false }
    return passthroughViews?.contains { passed in
      passed.window != nil
        && passed.point(inside: passed.convert(point, from: containerView), with: nil)
    } ?? false
  }
}

/// A controller that decides what a press outside of its popover does: an alert.
@MainActor package protocol PopoverContent: UIViewController {
  /// Handles a press outside or Escape, and returns whether the popover shall not leave by itself.
  func leavePopover() -> Bool
}
