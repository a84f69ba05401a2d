import GlissadeDemo
import UIKit

/// A page with a small picture that moves to the nearest corner when the user throws it. Two
/// touches anywhere on the page scale and turn the picture; it becomes upright on its way to the
/// corner.
@MainActor final class ThrowViewController: UIViewController, UIGestureRecognizerDelegate {
  private static let scales: ClosedRange<CGFloat> = 0.5...2
  private let page = ThrowView()
  private var corner = ThrowCorner.bottomRight
  /// The running animators, one for each axis; empty at rest and during a drag.
  private var springs: [UIViewPropertyAnimator] = []
  /// The point to which the tile's center is dragged, without any resistance, or `nil`.
  private var dragPosition: CGPoint?
  /// The transform that scales and turns the tile.
  private var pose = CGAffineTransform.identity
  private let pan = CatchingPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  private var laidOutSize = CGSize.zero

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    pan.addTarget(self, action: Selector(ThrowViewController.handlePan))
    pan.name = "throw"
    pan.isCatching = { [weak self] in self?.springs.isEmpty == false }
    page.tile.addGestureRecognizer(pan)
    pinch.addTarget(self, action: Selector(ThrowViewController.handlePinch))
    rotation.addTarget(self, action: Selector(ThrowViewController.handleRotation))
    for recognizer in [pinch, rotation] {
      recognizer.delegate = self
      page.addGestureRecognizer(recognizer)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard page.bounds.size != laidOutSize else { return }
    laidOutSize = page.bounds.size
    land()
    dragPosition = dragPosition.map { _ in page.tile.center }
  }

  /// Stops the moving tile at the place where it is displayed.
  private func stop() {
    for spring in springs { spring.stopAnimation(true) }
    springs = []
    pose = page.tile.transform
    page.tile.center.y += pose.ty
    pose.ty = 0
    page.tile.transform = pose
  }

  /// Moves the tile into its corner at once, without animation.
  private func land() {
    stop()
    page.tile.transform = .identity
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

  /// Begins to drag the tile from the place where it is displayed.
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
    if !isPosing { fly(flight) }
  }

  // MARK: Scaling and turning

  /// Returns `true`, so that the pan, the pinch and the rotation work together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    let scale = hypot(pose.a, pose.b)
    let wanted = min(max(scale * pinch.scale, Self.scales.lowerBound), Self.scales.upperBound)
    pinch.scale = 1
    poseTile(pinch.state) { $0.scaledBy(x: wanted / scale, y: wanted / scale) }
  }

  func handleRotation(_ rotation: UIRotationGestureRecognizer) {
    let turn = rotation.rotation
    rotation.rotation = 0
    poseTile(rotation.state) { $0.rotated(by: turn) }
  }

  /// A Boolean value that indicates whether two touches scale or turn the tile.
  private var isPosing: Bool {
    [pinch.state, rotation.state].contains { $0 == .began || $0 == .changed }
  }

  private func poseTile(
    _ state: UIGestureRecognizer.State, _ change: (CGAffineTransform) -> CGAffineTransform
  ) {
    switch state {
    case .began: stop()
    case .changed:
      pose = change(pose)
      page.tile.transform = pose
    default:
      // Another of the gestures that ended in the same event may have thrown the tile already.
      if !isPosing, dragPosition == nil, springs.isEmpty { fly(flight(velocity: .zero)) }
    }
  }

  /// Returns the throw that a release with the given velocity begins.
  private func flight(velocity: CGPoint) -> ThrowFlight {
    let slope = dragPosition.map { page.slope(at: $0) } ?? CGVector(dx: 1, dy: 1)
    return ThrowFlight(
      from: page.tile.center,
      velocity: CGVector(dx: velocity.x * slope.dx, dy: velocity.y * slope.dy), area: page.tileArea,
      margin: ThrowView.margin)
  }

  /// The reading of a release of the tile at this instant; `nil` while the tile is not dragged.
  var release: DragReading? {
    guard dragPosition != nil else { return nil }
    let velocity = pan.velocity(in: page)
    return DragReading(
      progress: 0, velocity: hypot(velocity.x, velocity.y),
      outcome: .goes(to: DragStop.ID(rawValue: flight(velocity: velocity).corner.name)))
  }

  /// Animates the horizontal position of the tile's center and the vertical translation of its
  /// transform, so that each axis has its own spring.
  private func fly(_ flight: ThrowFlight) {
    corner = flight.corner
    page.mark(corner)
    let tile = page.tile
    tile.center.y = flight.target.y
    tile.transform = pose
    tile.transform.ty = -flight.down.distance
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

  /// Ends the throw when the springs of both axes have ended.
  private func arrive(_ spring: UIViewPropertyAnimator) {
    springs.removeAll { $0 === spring }
    if springs.isEmpty { page.mark(nil) }
  }
}
