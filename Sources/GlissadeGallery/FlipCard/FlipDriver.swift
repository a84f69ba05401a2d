import UIKit

/// A driver that turns a card back with a pan from the left edge (2.3).
@MainActor class FlipDriver: UIPercentDrivenInteractiveTransition {
  /// The translation of a pan that corresponds to the whole flip, in points.
  static let distance: CGFloat = 200
  /// A Boolean value that indicates whether an edge pan began the running flip. The driver is
  /// vended only then.
  private(set) var isInProgress = false
  private(set) weak var page: PetPageViewController?
  /// The pan that drives the flip.
  private(set) weak var activePan: UIPanGestureRecognizer?
  /// The progress at the last movement of the pan. A release does not change it.
  private var progress: CGFloat = 0

  override init() {
    super.init()
    releaseRule = ReleaseRule(.position)
  }

  /// Adds the edge pan to a page.
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
    case .began: begin(pan)
    case .changed: move(to: pan.translation(in: nil).x / Self.distance)
    case .ended: endDrag(velocity: pan.velocity(in: nil).x)
    case .cancelled: endDrag(velocity: nil)
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard let page, activePan == nil else { return }
    isInProgress = true
    page.dismiss(animated: true)
    beginDrag(with: pan, at: 0)
  }

  /// Begins to drive the flip with a pan.
  func beginDrag(with pan: UIPanGestureRecognizer, at progress: CGFloat) {
    activePan = pan
    self.progress = progress
  }

  func move(to progress: CGFloat) {
    guard activePan != nil else { return }
    self.progress = min(max(progress, 0), 1)
    update(self.progress)
  }

  /// Releases the card, which continues with the pan's velocity.
  ///
  /// - Parameter velocity: The velocity towards the end in points per second; `nil` cancels the
  ///   flip.
  func endDrag(velocity: CGFloat?) {
    guard activePan != nil else { return }
    activePan = nil
    isInProgress = false
    if let velocity {
      release(velocity: velocity, distance: Self.distance)
    } else {
      timingCurve = UISpringTimingParameters(HandOffSpring())
      cancel()
    }
  }

  /// Returns a pan's velocity towards the end of the flip, in points per second.
  func velocity(of pan: UIPanGestureRecognizer) -> CGFloat { pan.velocity(in: nil).x }

  /// The release of the card at this instant; `nil` while it is not dragged.
  var currentRelease: DragReading? {
    guard let activePan else { return nil }
    return DragReading(
      by: releaseRule, progress: progress, velocity: velocity(of: activePan),
      distance: Self.distance)
  }
}
