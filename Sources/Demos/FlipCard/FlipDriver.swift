import UIKit

/// A driver that turns a card back with a pan from the left edge (2.3).
@MainActor class FlipDriver: UIPercentDrivenInteractiveTransition {
  /// The translation of a pan that corresponds to the whole flip, in points.
  static let distance: CGFloat = 200
  /// A Boolean value that indicates whether an edge pan began the running flip. The delegate
  /// returns this driver only for such a flip.
  private(set) var isInProgress = false
  private(set) weak var page: PetPageViewController?
  override init() {
    super.init()
    releaseRule = ReleaseRule(.position)
  }

  /// Adds the edge pan to the view of a page.
  func link(to page: PetPageViewController) {
    self.page = page
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(FlipDriver.handleEdgePan))
    pan.name = "turn back"
    pan.edges = .left
    page.view.addGestureRecognizer(pan)
  }

  func handleEdgePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let page, reading == nil else { return }
      isInProgress = true
      page.dismiss(animated: true)
    case .ended, .cancelled: isInProgress = false
    case .changed, .possible, .failed: break
    }
    follow(pan, along: .horizontal, distance: Self.distance)
  }
}
