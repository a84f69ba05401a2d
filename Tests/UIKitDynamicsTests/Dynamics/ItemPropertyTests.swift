import Foundation
import Testing
import UIKit

/// Tests of J-08, J-10 and J-11: the properties of items, and when items are read and written.
@MainActor struct ItemPropertyTests {
  @Test("J-08 the defaults")
  func defaults() {
    let item = UIDynamicItemBehavior(items: [])
    #expect(item.elasticity == 0)
    #expect(item.friction == 0)
    #expect(item.angularResistance == 0)
    #expect(item.charge == 0)
    #expect(item.density == 1)
    #expect(item.resistance == 0)
    #expect(item.allowsRotation)
    #expect(!item.isAnchored)
    #expect(UISnapBehavior(item: Pebble(0, 0), snapTo: .zero).damping == 0.5)
    let collision = UICollisionBehavior(items: [])
    #expect(collision.collisionMode == .everything)
    #expect(!collision.translatesReferenceBoundsIntoBoundary)
    #expect(collision.boundaryIdentifiers == nil)
  }

  /// The height of the first bounce after a drop of 100 pt.
  private static func bounce(_ set: (UIDynamicItemBehavior) -> Void) -> CGFloat {
    let setup = DynamicsSetup(framesPerSecond: 240)
    let box = setup.add(CGRect(x: 100, y: 100, width: 100, height: 100))
    let floor = UICollisionBehavior(items: [box])
    floor.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 300),
      to: CGPoint(x: 900, y: 300))
    let item = UIDynamicItemBehavior(items: [box])
    set(item)
    setup.animator(UIGravityBehavior(items: [box]), floor, item)
    setup.advance(by: 0.47)
    var top = box.center.y
    for _ in 0..<200 {
      setup.frame()
      top = min(top, box.center.y)
    }
    return 250 - top
  }

  @Test("J-08 a bounce reaches the square of the elasticity of the height")
  func elasticity() {
    #expect(abs(Self.bounce { _ in }) < 0.5)
    #expect(abs(Self.bounce { $0.elasticity = 0.5 } - 25) < 0.5)
    #expect(abs(Self.bounce { $0.elasticity = 0.8 } - 64) < 1.3)
  }

  @Test("J-08 M-38 resistance slows by e^(−ct), and angular resistance turning")
  func resistance() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 0, y: 100, width: 50, height: 50))
    let item = UIDynamicItemBehavior(items: [box])
    (item.resistance, item.angularResistance) = (2, 3)
    item.addLinearVelocity(CGPoint(x: 400, y: 0), for: box)
    item.addAngularVelocity(4, for: box)
    setup.animator(item)
    setup.frames(30)
    #expect(abs(item.linearVelocity(for: box).x / 400 - exp(-1)) < 0.005)
    #expect(abs(item.angularVelocity(for: box) / 4 - exp(-1.5)) < 0.005)
    #expect(setup.settle())
  }

  @Test("J-08 friction slows what slides")
  func friction() {
    func travel(_ friction: CGFloat) -> CGFloat {
      let setup = DynamicsSetup()
      let box = setup.add(CGRect(x: 0, y: 250, width: 100, height: 50))
      let floor = UICollisionBehavior(items: [box])
      floor.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 300),
        to: CGPoint(x: 2000, y: 300))
      let item = UIDynamicItemBehavior(items: [box])
      item.friction = friction
      item.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
      setup.animator(UIGravityBehavior(items: [box]), floor, item)
      setup.frames(30)
      return box.center.x - 50
    }
    #expect(abs(travel(0) - 100) < 2)
    #expect(travel(0.2) < 85)
    #expect(travel(0.8) < travel(0.2) - 20)
  }

  @Test("J-08 what does not turn, and what is anchored")
  func rotationAndAnchors() {
    let setup = DynamicsSetup()
    let (turning, fixed, anchored) = (
      setup.add(CGRect(x: 0, y: 0, width: 50, height: 50)),
      setup.add(CGRect(x: 100, y: 0, width: 50, height: 50)),
      setup.add(CGRect(x: 200, y: 0, width: 50, height: 50))
    )
    let all = [turning, fixed, anchored]
    let push = UIPushBehavior(items: all, mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    for view in all {
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: view)
    }
    let (stiff, nailed) = (
      UIDynamicItemBehavior(items: [fixed]), UIDynamicItemBehavior(items: [anchored])
    )
    stiff.allowsRotation = false
    nailed.isAnchored = true
    setup.animator(push, stiff, nailed)
    setup.frames(10)
    #expect(turning.transform.b != 0)
    #expect(turning.center.y > 40)
    #expect(fixed.transform == .identity)
    #expect(fixed.center.y > 40)
    #expect(anchored.transform == .identity)
    #expect(anchored.center.y == 25)
  }

  @Test(
    "J-10 of several item behaviors the last wins, property by property, and removal falls back")
  func lastWins() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let (first, second, third) = (
      UIDynamicItemBehavior(items: [box]), UIDynamicItemBehavior(items: [box]),
      UIDynamicItemBehavior(items: [box])
    )
    first.density = 2
    first.resistance = 0
    second.density = 4
    third.allowsRotation = false
    // Depth first: what is inside the first one counts as before the second.
    let composite = UIDynamicBehavior()
    composite.addChildBehavior(first)
    let animator = setup.animator(push, composite, second, third)
    func acceleration() -> CGFloat {
      let before = first.linearVelocity(for: box).x
      setup.frames(6)
      return (first.linearVelocity(for: box).x - before) * 10
    }
    #expect(abs(acceleration() - 25) < 0.1)
    setup.run { composite.addChildBehavior(Self.density(8, of: box)) }
    #expect(abs(acceleration() - 25) < 0.1)
    setup.run { animator.removeBehavior(second) }
    #expect(abs(acceleration() - 12.5) < 0.1)
    setup.run { animator.removeBehavior(composite) }
    #expect(abs(third.linearVelocity(for: box).x) > 0)
    let before = third.linearVelocity(for: box).x
    setup.frames(6)
    #expect(abs((third.linearVelocity(for: box).x - before) * 10 - 100) < 0.5)
  }

  private static func density(_ density: CGFloat, of view: UIView) -> UIDynamicItemBehavior {
    let item = UIDynamicItemBehavior(items: [view])
    item.density = density
    return item
  }

  @Test("J-11 an item is read on entry; changes from outside wait for updateItem")
  func reading() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 60, y: 0), for: box)
    let animator = setup.animator(item)
    setup.run { box.center = CGPoint(x: 200, y: 300) }
    setup.frames(1)
    #expect(abs(box.center.x - 51) < 1e-3)
    #expect(abs(box.center.y - 50) < 1e-3)
    setup.run {
      box.center = CGPoint(x: 200, y: 300)
      box.transform = CGAffineTransform(rotationAngle: 0.5)
      animator.updateItem(usingCurrentState: box)
    }
    setup.frames(1)
    #expect(abs(box.center.x - 201) < 1e-3)
    #expect(abs(box.center.y - 300) < 1e-3)
    #expect(abs(box.transform.b - sin(0.5)) < 1e-9)
    #expect(item.linearVelocity(for: box).x == 60)
  }

  @Test("J-11 re-adding reads again; each step writes center and transform")
  func readding() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let gravity = UIGravityBehavior(items: [box])
    let animator = setup.animator(gravity)
    setup.frames(6)
    setup.run {
      animator.removeBehavior(gravity)
      box.center = CGPoint(x: 300, y: 50)
      animator.addBehavior(gravity)
    }
    setup.frames(1)
    #expect(box.center.x == 300)
    #expect(abs(box.center.y - 50) < 1)
    setup.run {
      box.center = .zero
      box.transform = CGAffineTransform(rotationAngle: 1)
    }
    setup.frames(1)
    #expect(box.center.x == 300)
    #expect(box.transform == .identity)
  }

  @Test("J-11 what a transform does besides turning is kept")
  func scaledItem() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 100, height: 100))
    box.transform = CGAffineTransform(a: 0, b: 2, c: -0.5, d: 0, tx: 7, ty: 0)
    let item = UIDynamicItemBehavior(items: [box])
    item.addAngularVelocity(1, for: box)
    let animator = setup.animator(item)
    setup.frames(1)
    #expect(setup.run { animator.items(in: CGRect(x: 150, y: 60, width: 2, height: 2)) }.count == 1)
    setup.frames(5)
    let (t, angle) = (box.transform, CGFloat.pi / 2 + 0.1)
    #expect(abs(t.a - 2 * cos(angle)) < 1e-4)
    #expect(abs(t.b - 2 * sin(angle)) < 1e-4)
    #expect(abs(t.c + 0.5 * sin(angle)) < 1e-4)
    #expect(abs(t.d - 0.5 * cos(angle)) < 1e-4)
    #expect(t.tx == 7)
    #expect(abs(box.center.x - 150) < 1e-3)
  }
}
