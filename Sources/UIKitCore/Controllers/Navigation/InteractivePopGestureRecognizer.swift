import Foundation

/// A recognizer of the drag from the left edge that pops a page. At any location, it also catches
/// pages that a transition moves.
///
/// If there is no page to go back to, or the touch is elsewhere, the recognizer fails as the touch
/// begins, so that recognizers that require its failure do not wait (K-04).
@MainActor final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var controller: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let catches = touches.contains { controller?.catches($0) ?? false }
    startsAnywhere = catches
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return }
    if catches {
      state = .began
    } else if controller?.isOpenToGesture != true {
      state = .failed
    }
  }

  /// A Boolean value that indicates whether a swipe on a touchpad goes back, too; always `true`
  /// (O-05).
  override var acceptsScrolls: Bool { true }

  override var allowsBeginning: Bool { controller?.allowsBuiltInPop ?? false }

  /// Returns `true` for the pan of a scroll view, so that a drag from the edge goes back and does
  /// not scroll. On a touchpad it returns `false`: a scroll view with pages turns its page first.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && touches.first?.type != .indirect
  }
}
