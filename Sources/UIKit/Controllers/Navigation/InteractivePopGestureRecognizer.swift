import Foundation

/// The pull from the left edge that goes back; it also takes hold of pages in flight, wherever they
/// are touched.
///
/// Where there is nothing to go back to, or a touch is elsewhere, it fails as the touch comes down:
/// those who wait for its failure wait for nothing (K-04).
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

  override var allowsBeginning: Bool { controller?.allowsBuiltInPop ?? false }

  /// Near the edge lists wait: a pull that goes inwards is not for them.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }
}
