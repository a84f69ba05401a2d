import Foundation
import Testing
import UIKit

@testable import UIKitDynamics

/// Tests that wrong arguments are ignored with one warning that names them.
@MainActor struct DynamicsFaultTests {
  private func expectWarning(
    _ setup: DynamicsSetup, _ words: String..., count: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(setup.warnings.count == count, "\(setup.warnings)", sourceLocation: sourceLocation)
    for word in words {
      #expect(
        setup.warnings.last?.contains(word) ?? false, "\(setup.warnings)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(
    "J-06 a NaN or an infinite magnitude is ignored",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func magnitudes(bad: CGFloat) {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 50, height: 50))
    let gravity = UIGravityBehavior(items: [box])
    setup.animator(gravity)
    setup.run {
      gravity.magnitude = bad
      gravity.magnitude = bad
    }
    expectWarning(setup, "UIGravityBehavior.magnitude", "\(bad)")
    setup.run { gravity.gravityDirection = CGVector(dx: bad, dy: 0) }
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    expectWarning(setup, "gravityDirection", count: 2)
    setup.frames(30)
    #expect(abs(box.center.y - 250) < 1)
  }

  @Test("J-08 every number is checked, and what was set before stays")
  func numbers() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 50, height: 50))
    let item = UIDynamicItemBehavior(items: [box])
    let push = UIPushBehavior(items: [box], mode: .continuous)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: .zero)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.nan, y: 0))
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: CGFloat.nan, y: 0))
    #expect(snap.snapPoint == box.center)
    #expect(field.position == .zero)
    let nan = CGFloat.nan
    let before = setup.warnings.count
    let attempts: [() -> Void] = [
      { item.elasticity = nan }, { item.elasticity = -1 }, { item.elasticity = 1.5 },
      { item.friction = -1 }, { item.density = 0 }, { item.density = nan },
      { item.resistance = -1 }, { item.angularResistance = .infinity }, { item.charge = nan },
      { item.addLinearVelocity(CGPoint(x: nan, y: 0), for: box) },
      { item.addAngularVelocity(nan, for: box) }, { push.angle = nan },
      { push.pushDirection = CGVector(dx: 0, dy: nan) },
      { push.setTargetOffsetFromCenter(UIOffset(horizontal: nan, vertical: 0), for: box) },
      { rod.length = -1 }, { rod.damping = nan }, { rod.frequency = -2 },
      { rod.anchorPoint = CGPoint(x: 0, y: nan) }, { snap.damping = nan },
      { snap.snapPoint = CGPoint(x: 0, y: nan) }, { field.strength = nan }, { field.falloff = -1 },
      { field.minimumRadius = 0 }, { field.direction = CGVector(dx: 1, dy: 0) },
    ]
    for (index, attempt) in attempts.enumerated() {
      setup.run(attempt)
      #expect(setup.warnings.count == before + index + 1, "\(index): \(setup.warnings.last ?? "")")
    }
    #expect(item.properties == ItemProperties())
    #expect(push.magnitude == 0)
    #expect(rod.damping == 0)
    #expect(rod.frequency == 0)
    #expect(rod.anchorPoint == .zero)
    setup.animator(item)
    setup.frames(3)
    #expect(box.center == CGPoint(x: 125, y: 125))
  }

  @Test("J-16 an item without size, without place or outside the reference view is left alone")
  func items() {
    let setup = DynamicsSetup()
    let (flat, lost, outside) = (
      setup.add(CGRect(x: 0, y: 0, width: 50, height: 0), named: "flat"),
      LostView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    )
    lost.accessibilityIdentifier = "lost"
    setup.root.addSubview(lost)
    outside.accessibilityIdentifier = "outside"
    let sound = setup.add(CGRect(x: 0, y: 0, width: 50, height: 50), named: "sound")
    let gravity = UIGravityBehavior(items: [])
    let animator = setup.animator(gravity)
    for (index, view) in [flat, lost, outside].enumerated() {
      setup.run { gravity.addItem(view) }
      expectWarning(setup, view.accessibilityIdentifier!, count: index + 1)
    }
    setup.run { gravity.addItem(sound) }
    setup.frames(10)
    #expect(setup.warnings.count == 3)
    #expect(flat.center.y == 0)
    #expect(outside.center.y == 25)
    #expect(sound.center.y > 30)
    // Once it has a size, it can be read.
    setup.run {
      flat.bounds.size.height = 10
      animator.updateItem(usingCurrentState: flat)
    }
    setup.frames(10)
    #expect(flat.center.y > 5)
    #expect(setup.warnings.count == 3)
  }

  @Test("J-02 a behavior added twice, to two animators or to itself is ignored")
  func places() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 50, height: 50))
    let gravity = UIGravityBehavior(items: [box])
    let composite = UIDynamicBehavior()
    let first = setup.animator(gravity, composite)
    setup.run { first.addBehavior(gravity) }
    expectWarning(setup, "UIGravityBehavior", "twice")
    let second = setup.animator()
    setup.run { second.addBehavior(gravity) }
    expectWarning(setup, "another animator", count: 2)
    setup.run { composite.addChildBehavior(gravity) }
    setup.run { composite.addChildBehavior(composite) }
    #expect(composite.childBehaviors.isEmpty)
    #expect(second.behaviors.isEmpty)
    #expect(first.behaviors == [gravity, composite])
    let (outer, child) = (UIDynamicBehavior(), UIDynamicBehavior())
    outer.addChildBehavior(child)
    setup.run { child.addChildBehavior(outer) }
    setup.run { second.addBehavior(child) }
    #expect(child.childBehaviors.isEmpty)
    #expect(second.behaviors.isEmpty)
    setup.frames(30)
    #expect(abs(box.center.y - 250) < 1)
  }

  @Test("J-13 a boundary without length, or without a usable name, is ignored")
  func boundaries() {
    final class Nameless: NSCopying {
      func copy(with zone: NSZone?) -> Any { self }
    }
    let setup = DynamicsSetup()
    let collision = UICollisionBehavior(items: [])
    let spot = CGPoint(x: 5, y: 5)
    setup.run { collision.addBoundary(withIdentifier: "dot" as NSString, from: spot, to: spot) }
    expectWarning(setup, "dot")
    setup.run {
      collision.addBoundary(withIdentifier: Nameless(), from: .zero, to: spot)
      collision.addBoundary(withIdentifier: "empty" as NSString, for: UIBezierPath())
      collision.addBoundary(
        withIdentifier: "nan" as NSString, from: .zero, to: CGPoint(x: CGFloat.nan, y: 0))
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
    }
    #expect(setup.warnings.count == 5)
    #expect(collision.boundaryIdentifiers == nil)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test("J-12 what would be too much for the physics is named and has no effect; nothing turns NaN")
  func extremes() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 50, height: 50))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 1e300)
    let spring = UIAttachmentBehavior(item: box, attachedTo: box)
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 1e200, y: 0), for: box)
    setup.animator(push, spring, item)
    setup.frames(20)
    #expect(setup.warnings.count == 3)
    #expect(box.center.x.isFinite)
    #expect(box.center.y.isFinite)
    #expect(box.transform == .identity)
    #expect(item.linearVelocity(for: box).x.isFinite)
  }
}

/// A view that says that it is nowhere.
private final class LostView: UIView {
  override var center: CGPoint {
    get { CGPoint(x: CGFloat.nan, y: 0) }
    set {}
  }
}
