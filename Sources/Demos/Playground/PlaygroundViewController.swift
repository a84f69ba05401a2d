import GlissadeDemo
import UIKit

/// The view controller of a box with tiles under gravity. The user can drag a tile by any of its
/// points, throw it, and stack it on others.
@MainActor final class PlaygroundViewController: UIViewController {
  private let page = PlaygroundView()
  private var animator: UIDynamicAnimator?
  private let gravity: UIGravityBehavior
  private let walls: UICollisionBehavior
  private let matter: UIDynamicItemBehavior
  /// The attachment of the dragged tile to the pointer, or `nil`.
  private var attachment: UIAttachmentBehavior?
  /// The pan that is dragging a tile, or `nil`.
  private var activePan: UIPanGestureRecognizer?
  /// The thrown tile that has not hit anything yet, with its velocity in the newest frame, or
  /// `nil`.
  private var thrown: (tile: PlaygroundTile, velocity: CGPoint)?
  private var laidOutSize = CGSize.zero
  /// The animator's time at the end of the last drag, in seconds.
  private var lastTouch = 0.0

  /// The time after the last drag at which a slowly moving heap counts as at rest, in seconds.
  private static let finishTime = 8.0
  /// The change of velocity by a contact whose feedback has full intensity, in points per second.
  private static let hardest: CGFloat = 2000
  /// The change of velocity below which a contact has no feedback, in points per second.
  private static let softest: CGFloat = 150
  /// The fraction of its speed that a tile keeps in a collision.
  private static let elasticity: CGFloat = 0.2

  init() {
    gravity = UIGravityBehavior(items: page.tiles)
    walls = UICollisionBehavior(items: page.tiles)
    matter = UIDynamicItemBehavior(items: page.tiles)
    super.init(nibName: nil, bundle: nil)
    walls.translatesReferenceBoundsIntoBoundary = true
    walls.collisionDelegate = self
    walls.action = { [weak self] in
      self?.keepTilesIn()
      self?.restInTime()
      self?.followThrow()
    }
    matter.friction = 0.5
    matter.resistance = 0.2
    matter.angularResistance = 1
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    for tile in page.tiles {
      let pan = CatchingPanGestureRecognizer(
        target: self, action: Selector(PlaygroundViewController.handlePan))
      pan.name = "tile"
      pan.isCatching = { [weak self] in self?.animator?.isRunning ?? false }
      tile.addGestureRecognizer(pan)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = page.bounds.size
    guard size != laidOutSize, size.width > 0, size.height > 0 else { return }
    endAttachment()
    if laidOutSize == .zero { page.layOutTiles() } else { page.refitTiles(from: laidOutSize) }
    laidOutSize = size
    start()
  }

  /// Creates an animator for the tiles at their current places.
  private func start() {
    animator?.removeAllBehaviors()
    // With reduced motion, the tiles do not bounce.
    matter.elasticity = UIAccessibility.isReduceMotionEnabled ? 0 : Self.elasticity
    let animator = UIDynamicAnimator(referenceView: page)
    for behavior in [gravity, walls, matter] { animator.addBehavior(behavior) }
    self.animator = animator
    lastTouch = 0
  }

  private func restInTime() {
    guard activePan == nil, let animator, animator.elapsedTime - lastTouch > Self.finishTime else {
      return
    }
    animator.removeAllBehaviors()
  }

  /// Moves tiles back into the page that a drag has pushed through a wall.
  private func keepTilesIn() {
    for tile in page.tiles where !page.bounds.contains(tile.center) {
      let place = page.nearestPlace(for: tile)
      let velocity = matter.linearVelocity(for: tile)
      let isAcross = place.x != tile.center.x
      let isDown = place.y != tile.center.y
      tile.center = place
      animator?.updateItem(usingCurrentState: tile)
      matter.addLinearVelocity(
        CGPoint(x: isAcross ? -velocity.x : 0, y: isDown ? -velocity.y : 0), for: tile)
    }
  }

  // MARK: Dragging

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: if activePan == nil { beginDrag(pan) }
    case .changed where activePan === pan: attachment?.anchorPoint = place(of: pan)
    case .ended where activePan === pan: endDrag(velocity: pan.velocity(in: page))
    case .cancelled where activePan === pan: endAttachment()
    default: break
    }
  }

  /// Attaches the tile under a pan to the pointer at the touched point.
  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    guard let tile = pan.view as? PlaygroundTile else { return }
    activePan = pan
    if thrown?.tile === tile { thrown = nil }
    if animator?.behaviors.isEmpty ?? true { start() }
    page.bringSubviewToFront(tile)
    let point = pan.location(in: tile)
    let attachment = UIAttachmentBehavior(
      item: tile,
      offsetFromCenter: UIOffset(
        horizontal: point.x - tile.bounds.midX, vertical: point.y - tile.bounds.midY),
      attachedToAnchor: pan.location(in: page))
    animator?.addBehavior(attachment)
    self.attachment = attachment
  }

  /// Returns the pointer's location, clamped to the box.
  private func place(of pan: UIPanGestureRecognizer) -> CGPoint {
    let point = pan.location(in: page)
    return CGPoint(
      x: min(max(point.x, 0), page.bounds.width), y: min(max(point.y, 0), page.bounds.height))
  }

  private func endDrag(velocity: CGPoint) {
    let tile = activePan?.view as? PlaygroundTile
    endAttachment()
    guard let tile else { return }
    let now = matter.linearVelocity(for: tile)
    let start = CGPoint(
      x: ReleaseRule.limit(velocity.x), y: ReleaseRule.limit(velocity.y))
    matter.addLinearVelocity(CGPoint(x: start.x - now.x, y: start.y - now.y), for: tile)
    thrown = (tile, start)
  }

  private func followThrow() {
    if let tile = thrown?.tile { thrown = (tile, matter.linearVelocity(for: tile)) }
  }

  private func endAttachment() {
    if let attachment { animator?.removeBehavior(attachment) }
    attachment = nil
    activePan = nil
    lastTouch = animator?.elapsedTime ?? 0
  }

  /// The reading of a release of the tile at this instant; `nil` while no tile is dragged.
  var release: DragReading? {
    guard let activePan else { return nil }
    let velocity = activePan.velocity(in: page)
    return DragReading(
      progress: 0, velocity: hypot(velocity.x, velocity.y), outcome: .coasts)
  }
}

extension PlaygroundViewController: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { arrive(item, at: p) }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {
    arrive(item1, at: p)
    arrive(item2, at: p)
  }

  /// Gives feedback for the first hard contact of a thrown tile. The hardness of a contact is the
  /// change of the tile's velocity; a contact that stops the tile changes it by the whole velocity.
  private func arrive(_ item: any UIDynamicItem, at point: CGPoint) {
    guard let thrown, item === thrown.tile else { return }
    let velocity = matter.linearVelocity(for: item)
    let change = hypot(velocity.x - thrown.velocity.x, velocity.y - thrown.velocity.y)
    guard change > Self.softest else { return }
    self.thrown = nil
    UIImpactFeedbackGenerator(style: .medium, view: page)
      .impactOccurred(intensity: min(change / Self.hardest, 1), at: point)
  }
}
