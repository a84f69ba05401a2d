import UIKit

/// A page with a small picture that moves to the nearest corner when it is thrown.
@MainActor final class ThrowViewController: UIViewController {
  private let page = ThrowView()
  private var corner = ThrowCorner.bottomRight
  /// The running animators, one for each axis; empty at rest and during a drag.
  private var springs: [UIViewPropertyAnimator] = []
  /// The position to which the tile's center is dragged, without any resistance.
  private var dragPosition: CGPoint?
  private let pan = CatchingPanGestureRecognizer()
  private var laidOutSize = CGSize.zero

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: Selector(ThrowViewController.handlePan))
    pan.name = "throw"
    pan.isCatching = { [weak self] in self?.springs.isEmpty == false }
    page.tile.addGestureRecognizer(pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard page.bounds.size != laidOutSize else { return }
    laidOutSize = page.bounds.size
    land()
    dragPosition = dragPosition.map { _ in page.tile.center }
  }

  /// Stops the tile where it is displayed.
  private func stop() {
    for spring in springs { spring.stopAnimation(true) }
    springs = []
    page.tile.center.y += page.tile.transform.ty
    page.tile.transform = .identity
  }

  /// Puts the tile into its corner at once.
  private func land() {
    stop()
    page.tile.center = corner.point(in: page.tileArea)
    page.mark(nil)
  }

  // MARK: Dragging

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed: follow(pan)
    case .ended: endDrag(velocity: pan.velocity(in: page))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  /// Begins to drag the tile from where it is displayed.
  private func beginDrag() {
    stop()
    dragPosition = page.pulled(page.tile.center)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let dragPosition else { return }
    let translation = pan.translation(in: page)
    pan.setTranslation(.zero, in: page)
    let place = CGPoint(x: dragPosition.x + translation.x, y: dragPosition.y + translation.y)
    self.dragPosition = place
    page.tile.center = page.displayed(place)
    page.mark(flight(velocity: pan.velocity(in: page)).corner)
  }

  private func endDrag(velocity: CGPoint) {
    let flight = flight(velocity: velocity)
    dragPosition = nil
    fly(flight)
  }

  /// Returns the throw of a release with the given velocity.
  private func flight(velocity: CGPoint) -> ThrowFlight {
    let slope = dragPosition.map { page.slope(at: $0) } ?? CGVector(dx: 1, dy: 1)
    return ThrowFlight(
      from: page.tile.center,
      velocity: CGVector(dx: velocity.x * slope.dx, dy: velocity.y * slope.dy), area: page.tileArea,
      margin: ThrowView.margin)
  }

  /// The release of the tile at this instant; `nil` while it is not dragged.
  var release: Release? {
    guard dragPosition != nil else { return nil }
    let velocity = pan.velocity(in: page)
    return Release(
      progress: 0, velocity: hypot(velocity.x, velocity.y),
      outcome: .goes(to: flight(velocity: velocity).corner.name))
  }

  /// Animates the horizontal position of the center and the vertical translation of the transform,
  /// so that each axis has its own spring.
  private func fly(_ flight: ThrowFlight) {
    corner = flight.corner
    page.mark(corner)
    let tile = page.tile
    tile.center.y = flight.target.y
    tile.transform = CGAffineTransform(translationX: 0, y: -flight.down.distance)
    springs = [
      animator(flight.across) { tile.center.x = flight.target.x },
      animator(flight.down) { tile.transform = .identity },
    ]
    for spring in springs { spring.startAnimation() }
  }

  private func animator(_ axis: ThrowAxis, _ change: @escaping () -> Void)
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: axis.spring)
    animator.addAnimations(change)
    animator.addCompletion { [weak self, unowned animator] _ in self?.arrive(animator) }
    return animator
  }

  /// Ends the throw when both axes have arrived.
  private func arrive(_ spring: UIViewPropertyAnimator) {
    springs.removeAll { $0 === spring }
    if springs.isEmpty { page.mark(nil) }
  }
}
