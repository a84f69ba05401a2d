import UIKit

/// Takes hold of a card wherever it is on its way, in either direction, too.
@MainActor final class CatchingFlipDriver: FlipDriver, UIGestureRecognizerDelegate {
  private var isPresenting = true
  /// Where the flip stood when it was caught.
  private var caught: CGFloat = 0
  private weak var container: UIView?

  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  override func handleEdgePan(_ pan: UIPanGestureRecognizer) {
    // Only what an edge pan starts is the finger's from the start.
    wantsInteractiveStart = pan.state == .began
    super.handleEdgePan(pan)
    wantsInteractiveStart = false
  }

  /// Listens where a flip is about to be shown.
  func listen(in container: UIView, isPresenting: Bool) {
    self.isPresenting = isPresenting
    guard container !== self.container else { return }
    self.container = container
    let pan = CatchingPanGestureRecognizer(
      target: self, action: Selector(CatchingFlipDriver.handleCatch))
    pan.name = "catch"
    pan.isCatching = { [weak self] in self?.isUnderWay ?? false }
    pan.delegate = self
    container.addGestureRecognizer(pan)
  }

  func handleCatch(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      pause()
      caught = percentComplete
      take(with: pan, at: caught)
    case .changed:
      move(to: caught + direction * pan.translation(in: nil).x / Self.distance)
    case .ended: letGo(velocity: velocity(of: pan))
    // The nearer end: nothing says that it should go back to where it came from.
    case .cancelled: letGo(velocity: 0)
    default: break
    }
  }

  /// Which way a finger goes towards the end: 1 to the right.
  private var direction: CGFloat { isPresenting ? -1 : 1 }

  private var isUnderWay: Bool { page?.transitionCoordinator != nil }

  override func velocity(of pan: UIPanGestureRecognizer) -> CGFloat {
    direction * super.velocity(of: pan)
  }

  /// Whether it is past the middle where it would slide to (M-10).
  override func finishes(progress: CGFloat, velocity: CGFloat) -> Bool {
    Fling.finishes(
      progress: progress, velocity: velocity, distance: Self.distance, threshold: threshold)
  }

  /// What stands still is not caught.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isUnderWay && holder == nil
  }
}
