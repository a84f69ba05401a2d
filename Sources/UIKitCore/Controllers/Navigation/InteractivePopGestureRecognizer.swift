import Foundation

/// A recognizer of the pull from the left edge that pops a page. It also catches pages in flight at
/// any location.
///
/// Without a page to go back to, or for a touch elsewhere, it fails as the touch begins, so that
/// recognizers that wait for its failure do not wait (K-04).
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

  /// A swipe on a touchpad goes back, too (O-05).
  override var acceptsScrolls: Bool { true }

  override var allowsBeginning: Bool { controller?.allowsBuiltInPop ?? false }

  /// Returns `true` for scrolling, which waits near the edge: a pull inwards goes back. A scroll of
  /// a touchpad turns a page first if there is one.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && touches.first?.type != .indirect
  }
}
