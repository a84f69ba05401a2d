import Foundation
import GlissadeGestures
import UIKit

/// 200 tiles that UIKit Dynamics moves in a box. The direction of gravity rotates, so that the
/// tiles never come to rest.
@MainActor final class FallingTiles: BenchmarkWork {
  let title = "200 tiles under gravity that turns"
  private let window: UIWindow
  private let animator: UIDynamicAnimator

  init(in scene: UIWindowScene) {
    (window, animator) = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let tiles = (0..<200).map { FallingTiles.add($0, to: root.view) }
      return (window, FallingTiles.drop(tiles, in: root.view))
    }
  }

  private static func add(_ index: Int, to view: UIView) -> UIView {
    let (column, row) = (CGFloat(index % 20), CGFloat(index / 20))
    let tile = UIView(frame: CGRect(x: 20 + column * 50, y: 20 + row * 50, width: 36, height: 36))
    tile.backgroundColor = UIColor(red: column / 20, green: row / 10, blue: 0.6, alpha: 1)
    tile.layer.cornerRadius = 6
    view.addSubview(tile)
    return tile
  }

  private static func drop(_ tiles: [UIView], in view: UIView) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator(referenceView: view)
    let collision = UICollisionBehavior(items: tiles)
    collision.translatesReferenceBoundsIntoBoundary = true
    let material = UIDynamicItemBehavior(items: tiles)
    (material.elasticity, material.friction) = (0.3, 0.2)
    let gravity = UIGravityBehavior(items: tiles)
    // Gravity rotates twice in five seconds.
    gravity.action = { [unowned gravity] in gravity.angle += 2 * .pi / 150 }
    for behavior in [collision, material, gravity] { animator.addBehavior(behavior) }
    return animator
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] { [] }
  func phase(frame: Int) -> String { "all tiles move" }
}
