import Foundation
import GlissadeGeometry
import TestMaterial
import UIKit

/// Twenty items in a box, ruled by every kind of behavior at once.
@MainActor final class BusyBox {
  private let scene: UIWindowScene
  private let items: [UIView]
  private let animator: UIDynamicAnimator
  private let material: UIDynamicItemBehavior
  private var frame = 0

  /// - Parameter scene: of 375×667 points, with a window and nothing in its root view.
  init(in scene: UIWindowScene) {
    self.scene = scene
    scene.deliver([], now: 1)
    let (items, rules) = scene.enter {
      let root = scene.windows[0].rootViewController!.view!
      let items = (0..<20).map { index in
        let place = CGPoint(x: 20 + index % 5 * 68, y: 40 + index / 5 * 90)
        let size = CGSize(width: 30 + index % 3 * 12, height: 28 + index % 4 * 7)
        return UIView(frame: CGRect(origin: place, size: size))
      }
      for item in items { root.addSubview(item) }
      return (items, Self.rule(items, in: root))
    }
    self.items = items
    (animator, material) = rules
  }

  private static func rule(_ items: [UIView], in view: UIView) -> (
    UIDynamicAnimator, UIDynamicItemBehavior
  ) {
    let animator = UIDynamicAnimator(referenceView: view)
    let material = UIDynamicItemBehavior(items: items)
    (material.elasticity, material.friction, material.resistance) = (0.6, 0.3, 0.05)
    (material.angularResistance, material.density) = (0.1, 1.5)
    material.addLinearVelocity(CGPoint(x: 300, y: -120), for: items[3])
    material.addAngularVelocity(4, for: items[7])
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "ramp" as NSString, from: CGPoint(x: 0, y: 420), to: CGPoint(x: 200, y: 540))
    let spring = UIAttachmentBehavior(
      item: items[0], attachedToAnchor: CGPoint(x: 187, y: 100))
    (spring.frequency, spring.damping) = (1.5, 0.1)
    let rod = UIAttachmentBehavior(item: items[1], attachedTo: items[2])
    let push = UIPushBehavior(items: [items[4]], mode: .continuous)
    push.setAngle(-1, magnitude: 0.7)
    let kick = UIPushBehavior(items: [items[5]], mode: .instantaneous)
    kick.pushDirection = CGVector(dx: 1.5, dy: -2)
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 300))
    field.strength = 2
    for item in items[6..<12] { field.addItem(item) }
    let snap = UISnapBehavior(item: items[19], snapTo: CGPoint(x: 60, y: 600))
    let gravity = UIGravityBehavior(items: items)
    gravity.action = { [unowned gravity] in gravity.angle += 0.01 }
    let behaviors: [UIDynamicBehavior] = [
      material, collision, spring, rod, push, kick, field, snap, gravity,
    ]
    for behavior in behaviors { animator.addBehavior(behavior) }
    return (animator, material)
  }

  /// Returns a hash of the positions, angles and velocities of the items.
  ///
  /// - Parameter count: The number of frames since the start, not less than before.
  func hash(after count: Int) -> UInt64 {
    while frame < count {
      frame += 1
      scene.deliver([], now: 1 + TimeInterval(frame) / 60)
      scene.step()
    }
    var hasher = StableHasher()
    for item in items {
      let (center, turn) = (item.center, item.transform)
      let velocity = material.linearVelocity(for: item)
      for number in [
        center.x, center.y, turn.a, turn.b, turn.c, turn.d, velocity.x, velocity.y,
        material.angularVelocity(for: item),
      ] { hasher.combine(Double(number)) }
    }
    return hasher.finalize()
  }

  static var functions: UInt64 {
    var hasher = StableHasher()
    hasher.combine(FunctionTable.processor)
    for value in FunctionTable.values { hasher.combine(value) }
    return hasher.finalize()
  }
}
