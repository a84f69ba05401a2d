import GlissadeDemo
import UIKit

/// A driver with a pan that catches a card during its flip, in both directions.
@MainActor final class CatchingFlipDriver: FlipDriver, UIGestureRecognizerDelegate {
  private var isPresenting = true
  private weak var container: UIView?

  override init() {
    super.init()
    releaseRule = ReleaseRule(.projection)
    wantsInteractiveStart = false
  }

  override func handleEdgePan(_ pan: UIPanGestureRecognizer) {
    // A flip is interactive from its start only if an edge pan begins it.
    wantsInteractiveStart = pan.state == .began
    super.handleEdgePan(pan)
    wantsInteractiveStart = false
  }

  /// Adds the pan to the container view of a flip.
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
    follow(pan, along: .horizontal, distance: isPresenting ? -Self.distance : Self.distance)
  }

  private var isTransitioning: Bool { page?.transitionCoordinator != nil }

  /// Returns whether the pan begins, which it does only during a flip that is not being dragged.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isTransitioning && reading == nil
  }
}
