import UIKit

/// A driver whose pan catches a card during its flip, in both directions.
@MainActor final class CatchingFlipDriver: FlipDriver, UIGestureRecognizerDelegate {
  private var isPresenting = true
  /// The progress at which the flip was caught.
  private var caught: CGFloat = 0
  private weak var container: UIView?

  override init() {
    super.init()
    releaseRule = ReleaseRule(.projection)
    wantsInteractiveStart = false
  }

  override func handleEdgePan(_ pan: UIPanGestureRecognizer) {
    // Only a flip that an edge pan starts is interactive from its start.
    wantsInteractiveStart = pan.state == .began
    super.handleEdgePan(pan)
    wantsInteractiveStart = false
  }

  /// Adds the pan to the container of a flip.
  func listen(in container: UIView, isPresenting: Bool) {
    self.isPresenting = isPresenting
    guard container !== self.container else { return }
    self.container = container
    let pan = CatchingPanGestureRecognizer(
      target: self, action: Selector(CatchingFlipDriver.handleCatch))
    pan.name = "catch"
    pan.isCatching = { [weak self] in self?.isTransitioning ?? false }
    pan.delegate = self
    container.addGestureRecognizer(pan)
  }

  func handleCatch(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      pause()
      caught = percentComplete
      beginDrag(with: pan, at: caught)
    case .changed:
      move(to: caught + direction * pan.translation(in: nil).x / Self.distance)
    case .ended: endDrag(velocity: velocity(of: pan))
    // A cancelled gesture leads to the nearer end, because the flip had not started from the
    // gesture.
    case .cancelled: endDrag(velocity: 0)
    default: break
    }
  }

  /// The sign of a pan's translation towards the end of the flip: 1 to the right.
  private var direction: CGFloat { isPresenting ? -1 : 1 }

  private var isTransitioning: Bool { page?.transitionCoordinator != nil }

  override func velocity(of pan: UIPanGestureRecognizer) -> CGFloat {
    direction * super.velocity(of: pan)
  }

  /// Only a running flip can be caught.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTransitioning && activePan == nil
  }
}
