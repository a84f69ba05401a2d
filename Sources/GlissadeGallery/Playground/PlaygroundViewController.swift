import UIKit

/// A box of tiles under gravity: one can be taken by any point of it, dragged, thrown and put on another.
@MainActor final class PlaygroundViewController: UIViewController {
  private let page = PlaygroundView()
  private var animator: UIDynamicAnimator?
  private let gravity: UIGravityBehavior
  private let walls: UICollisionBehavior
  private let matter: UIDynamicItemBehavior
  /// Holds a tile at the finger.
  private var grip: UIAttachmentBehavior?
  /// The pan that has a tile.
  private var holder: UIPanGestureRecognizer?
  /// Thrown, and not yet arrived anywhere.
  private var thrown: PlaygroundTile?
  private var laidOutSize = CGSize.zero
  /// When a finger had a tile last, in seconds of the animator.
  private var lastTouch = 0.0

  /// A heap that still creeps after so many seconds is called at rest.
  private static let finishTime = 8.0
  /// Something that hits this hard, in points per second, is felt in full; slower than the second,
  /// not at all.
  private static let hardest: CGFloat = 2000
  private static let softest: CGFloat = 150

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
    }
    matter.elasticity = 0.2
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
    drop()
    if laidOutSize == .zero { page.layOutTiles() } else { page.refitTiles(from: laidOutSize) }
    laidOutSize = size
    start()
  }

  /// Lets an animator of its own have the tiles, as they lie now.
  private func start() {
    animator?.removeAllBehaviors()
    let animator = UIDynamicAnimator(referenceView: page)
    for behavior in [gravity, walls, matter] { animator.addBehavior(behavior) }
    self.animator = animator
    lastTouch = 0
  }

  private func restInTime() {
    guard holder == nil, let animator, animator.elapsedTime - lastTouch > Self.finishTime else {
      return
    }
    animator.removeAllBehaviors()
  }

  /// A finger that presses hard enough would push tiles through a wall: one that is half way through
  /// is put back.
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

  // MARK: The finger

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: if holder == nil { take(pan) }
    case .changed where holder === pan: grip?.anchorPoint = place(of: pan)
    case .ended where holder === pan: letGo(velocity: pan.velocity(in: page))
    case .cancelled where holder === pan: drop()
    default: break
    }
  }

  /// Hangs the tile on the finger, by the point of it that is touched.
  private func take(_ pan: UIPanGestureRecognizer) {
    guard let tile = pan.view as? PlaygroundTile else { return }
    holder = pan
    if animator?.behaviors.isEmpty ?? true { start() }
    page.bringSubviewToFront(tile)
    let point = pan.location(in: tile)
    let grip = UIAttachmentBehavior(
      item: tile,
      offsetFromCenter: UIOffset(
        horizontal: point.x - tile.bounds.midX, vertical: point.y - tile.bounds.midY),
      attachedToAnchor: pan.location(in: page))
    animator?.addBehavior(grip)
    self.grip = grip
  }

  /// Nothing is dragged out of the box.
  private func place(of pan: UIPanGestureRecognizer) -> CGPoint {
    let point = pan.location(in: page)
    return CGPoint(
      x: min(max(point.x, 0), page.bounds.width), y: min(max(point.y, 0), page.bounds.height))
  }

  private func letGo(velocity: CGPoint) {
    let tile = holder?.view as? PlaygroundTile
    drop()
    guard let tile else { return }
    let now = matter.linearVelocity(for: tile)
    matter.addLinearVelocity(
      CGPoint(
        x: Fling.handedOver(velocity.x) - now.x, y: Fling.handedOver(velocity.y) - now.y),
      for: tile)
    thrown = tile
  }

  private func drop() {
    if let grip { animator?.removeBehavior(grip) }
    (grip, holder) = (nil, nil)
    lastTouch = animator?.elapsedTime ?? 0
  }

  /// What letting go now would find and do; nil while nothing is held.
  var release: Release? {
    guard let holder else { return nil }
    let velocity = holder.velocity(in: page)
    return Release(
      progress: 0, velocity: hypot(velocity.x, velocity.y), outcome: .goes(to: "gravity"))
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

  /// The first thing that a thrown tile hits is felt.
  private func arrive(_ item: any UIDynamicItem, at point: CGPoint) {
    guard let thrown, item === thrown else { return }
    let velocity = matter.linearVelocity(for: item)
    let speed = hypot(velocity.x, velocity.y)
    guard speed > Self.softest else { return }
    self.thrown = nil
    UIImpactFeedbackGenerator(style: .medium, view: page)
      .impactOccurred(intensity: min(speed / Self.hardest, 1), at: point)
  }
}
