import UIKit

/// A picture within a picture: thrown, it flies to the corner that it would have slid to.
@MainActor final class ThrowViewController: UIViewController {
  private let page = ThrowView()
  private var corner = ThrowCorner.bottomRight
  /// The springs that the tile is on, one for each axis; empty while it rests or is held.
  private var springs: [UIViewPropertyAnimator] = []
  /// Where the finger has the tile's centre, as if nothing resisted.
  private var grip: CGPoint?
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
    grip = grip.map { _ in page.tile.center }
  }

  /// Leaves the tile where it shows.
  private func stop() {
    for spring in springs { spring.stopAnimation(true) }
    springs = []
    page.tile.center.y += page.tile.transform.ty
    page.tile.transform = .identity
  }

  /// Puts the tile into its corner, whatever it is doing.
  private func land() {
    stop()
    page.tile.center = corner.point(in: page.room)
    page.mark(nil)
  }

  // MARK: The finger

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: take()
    case .changed: follow(pan)
    case .ended: letGo(velocity: pan.velocity(in: page))
    case .cancelled: letGo(velocity: .zero)
    default: break
    }
  }

  /// Stops the tile where it shows.
  private func take() {
    stop()
    grip = page.pulled(page.tile.center)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let grip else { return }
    let way = pan.translation(in: page)
    pan.setTranslation(.zero, in: page)
    let place = CGPoint(x: grip.x + way.x, y: grip.y + way.y)
    self.grip = place
    page.tile.center = page.held(place)
    page.mark(flight(velocity: pan.velocity(in: page)).corner)
  }

  private func letGo(velocity: CGPoint) {
    let flight = flight(velocity: velocity)
    grip = nil
    fly(flight)
  }

  /// What would become of the tile if it were let go now.
  private func flight(velocity: CGPoint) -> ThrowFlight {
    let slope = grip.map { page.give(at: $0) } ?? CGVector(dx: 1, dy: 1)
    return ThrowFlight(
      from: page.tile.center,
      velocity: CGVector(dx: velocity.x * slope.dx, dy: velocity.y * slope.dy), room: page.room,
      margin: ThrowView.margin)
  }

  /// What letting go now would find and do; nil while nothing is held.
  var release: Release? {
    guard grip != nil else { return nil }
    let velocity = pan.velocity(in: page)
    return Release(
      progress: 0, velocity: hypot(velocity.x, velocity.y),
      outcome: .goes(to: flight(velocity: velocity).corner.name))
  }

  /// The way across is the centre's, the way down the transform's: so each has its own spring.
  private func fly(_ flight: ThrowFlight) {
    corner = flight.corner
    page.mark(corner)
    let tile = page.tile
    tile.center.y = flight.target.y
    tile.transform = CGAffineTransform(translationX: 0, y: -flight.down.way)
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

  /// Both axes have to.
  private func arrive(_ spring: UIViewPropertyAnimator) {
    springs.removeAll { $0 === spring }
    if springs.isEmpty { page.mark(nil) }
  }
}
