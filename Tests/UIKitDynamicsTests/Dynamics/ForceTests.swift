import Foundation
import Testing
import UIKit

/// Tests of J-06, J-07, J-09: forces and their units.
@MainActor struct ForceTests {
  private static let second = 1.0

  private static func velocity(
    of view: UIView, in setup: DynamicsSetup, behaviors: [UIDynamicBehavior], after seconds: Double,
    density: CGFloat = 1
  ) -> CGPoint {
    let item = UIDynamicItemBehavior(items: [view])
    item.density = density
    let animator = setup.animator(item)
    setup.run { for behavior in behaviors { animator.addBehavior(behavior) } }
    setup.advance(by: seconds)
    return item.linearVelocity(for: view)
  }

  @Test("J-06 J-07 gravity is 1000 pt/s² downwards, whatever the mass")
  func gravity() {
    for (size, density) in [(100.0, 1.0), (20, 1), (100, 7)] {
      let setup = DynamicsSetup()
      let box = setup.add(CGRect(x: 100, y: 0, width: size, height: size))
      let start = box.center
      let gravity = UIGravityBehavior(items: [box])
      #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
      #expect(gravity.magnitude == 1)
      #expect(abs(gravity.angle - .pi / 2) < 1e-12)
      let velocity = Self.velocity(
        of: box, in: setup, behaviors: [gravity], after: 0.5, density: density)
      #expect(abs(velocity.y - 500) < 1)
      #expect(abs(velocity.x) < 1e-9)
      #expect(abs(box.center.y - start.y - 125) < 1)
      #expect(box.center.x == start.x)
    }
  }

  @Test("J-06 gravity's vector, angle and magnitude are one thing")
  func gravityParts() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 40, height: 40))
    let gravity = UIGravityBehavior(items: [box])
    gravity.setAngle(0, magnitude: 0.5)
    #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    gravity.angle = .pi
    #expect(abs(gravity.gravityDirection.dx + 0.5) < 1e-12)
    gravity.gravityDirection = CGVector(dx: 3, dy: -4)
    #expect(gravity.magnitude == 5)
    #expect(abs(gravity.angle - atan2(-4, 3)) < 1e-12)
    gravity.magnitude = 0
    gravity.magnitude = 1
    let velocity = Self.velocity(of: box, in: setup, behaviors: [gravity], after: 0.1)
    #expect(abs(velocity.x - 60) < 0.5)
    #expect(abs(velocity.y + 80) < 0.5)
    setup.run { gravity.removeItem(box) }
    #expect(gravity.items.isEmpty)
  }

  @Test(
    "J-06 push 1 is 100 pt/s² on 100×100, 50 on 200×100, by area and density",
    arguments: [(100.0, 1.0, 100.0), (200, 1, 50), (100, 2, 50), (50, 1, 200)])
  func continuousPush(width: Double, density: Double, acceleration: Double) {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 0, y: 0, width: width, height: 100))
    let push = UIPushBehavior(items: [box], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    let velocity = Self.velocity(
      of: box, in: setup, behaviors: [push], after: 1, density: density)
    #expect(abs(velocity.x - acceleration) < acceleration * 0.005)
    #expect(abs(velocity.y) < 1e-9)
    #expect(push.active)
    setup.run { push.active = false }
    let before = box.center
    setup.frames(1)
    #expect(abs(box.center.x - before.x - velocity.x / 60) < 1e-3)
  }

  @Test("J-06 an instantaneous push kicks in the first step, then is inactive until set again")
  func instantaneousPush() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    #expect(push.active)
    #expect(push.mode == .instantaneous)
    let item = UIDynamicItemBehavior(items: [box])
    let animator = setup.animator(push, item)
    #expect(push.active)
    setup.frames(1)
    #expect(!push.active)
    #expect(abs(item.linearVelocity(for: box).y - 100) < 0.01)
    setup.frames(10)
    #expect(abs(item.linearVelocity(for: box).y - 100) < 0.01)
    setup.run { push.active = true }
    setup.frames(2)
    #expect(!push.active)
    #expect(abs(item.linearVelocity(for: box).y - 200) < 0.02)
    #expect(animator.isRunning)
  }

  @Test("J-06 a push beside the center turns the item, and goes along with its turning")
  func offset() {
    func turning(_ offset: UIOffset) -> CGFloat {
      let setup = DynamicsSetup()
      let box = setup.add(CGRect(x: 100, y: 100, width: 100, height: 100))
      let push = UIPushBehavior(items: [box], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 1)
      push.setTargetOffsetFromCenter(offset, for: box)
      #expect(push.targetOffsetFromCenter(for: box) == offset)
      let item = UIDynamicItemBehavior(items: [box])
      setup.animator(push, item)
      setup.frames(1)
      #expect(abs(item.linearVelocity(for: box).y - 100) < 0.01)
      return item.angularVelocity(for: box)
    }
    #expect(turning(.zero) == 0)
    // Momentum 100 at a lever of 50, moment of inertia 100²/6 per mass.
    #expect(abs(turning(UIOffset(horizontal: 50, vertical: 0)) - 3) < 0.01)
    #expect(abs(turning(UIOffset(horizontal: -50, vertical: 20)) + 3) < 0.01)
  }

  @Test("J-09 addLinearVelocity adds pt/s, before the behavior has an animator and after")
  func velocities() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 100, height: 100))
    let item = UIDynamicItemBehavior(items: [box])
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: box)
    item.addAngularVelocity(1, for: box)
    #expect(item.linearVelocity(for: box) == CGPoint(x: 300, y: 0))
    setup.animator(item)
    #expect(item.linearVelocity(for: box).x == 300)
    #expect(item.angularVelocity(for: box) == 1)
    setup.run { item.addLinearVelocity(CGPoint(x: -100, y: 50), for: box) }
    #expect(item.linearVelocity(for: box) == CGPoint(x: 200, y: 50))
    let before = box.center
    setup.frames(6)
    #expect(abs(box.center.x - before.x - 20) < 1e-3)
    #expect(abs(box.center.y - before.y - 5) < 1e-3)
    #expect(abs(atan2(box.transform.b, box.transform.a) - 0.1) < 1e-4)
  }

  @Test(
    "J-09 a linear field has its direction, a radial one its position, with strength and falloff"
  )
  func fields() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 150, y: 150, width: 20, height: 20))
    let linear = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -3))
    linear.addItem(box)
    linear.strength = 0.2
    let up = Self.velocity(of: box, in: setup, behaviors: [linear], after: 0.1)
    #expect(abs(up.y + 20) < 0.1)
    #expect(abs(up.x) < 1e-9)

    func pull(_ set: (UIFieldBehavior) -> Void) -> CGFloat {
      let setup = DynamicsSetup()
      let box = setup.add(CGRect(x: 50, y: 290, width: 20, height: 20))
      let radial = UIFieldBehavior.radialGravityField(position: CGPoint(x: 260, y: 300))
      radial.addItem(box)
      set(radial)
      return Self.velocity(of: box, in: setup, behaviors: [radial], after: 1.0 / 60).x * 60
    }
    #expect(abs(pull { _ in } - 1000) < 5)
    #expect(abs(pull { $0.strength = -0.5 } + 500) < 5)
    // 200 pt away: (100 / 200)² of the strength.
    #expect(abs(pull { $0.falloff = 2 } - 250) < 5)
    #expect(abs(pull { ($0.falloff, $0.minimumRadius) = (1, 400) } - 250) < 5)
    #expect(pull { $0.region = UIRegion(radius: 199) } == 0)
    #expect(abs(pull { $0.region = UIRegion(size: CGSize(width: 500, height: 20)) } - 1000) < 5)
    #expect(pull { $0.region = UIRegion(radius: 300).inverse() } == 0)
  }

  @Test("J-09 an electric field acts on charge")
  func charge() {
    func push(_ charge: CGFloat) -> CGFloat {
      let setup = DynamicsSetup()
      let box = setup.add(CGRect(x: 150, y: 290, width: 100, height: 100))
      let field = UIFieldBehavior.electricField()
      field.addItem(box)
      field.position = CGPoint(x: 0, y: 340)
      field.strength = 0.1
      let item = UIDynamicItemBehavior(items: [box])
      item.charge = charge
      setup.animator(field, item)
      setup.frames(6)
      return item.linearVelocity(for: box).x
    }
    #expect(push(0) == 0)
    #expect(push(1) > 5)
    #expect(abs(push(-1) + push(1)) < 0.5)
  }

  @Test("J-09 regions combine")
  func regions() {
    let (circle, square) = (
      UIRegion(radius: 10), UIRegion(size: CGSize(width: 10, height: 10))
    )
    let (inBoth, inCircle, inSquare) = (
      CGPoint(x: 4, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 5, y: 5)
    )
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e6, y: 0)))
    #expect(circle.contains(inBoth))
    #expect(!circle.contains(CGPoint(x: 10.1, y: 0)))
    #expect(circle.byUnion(with: square).contains(inSquare))
    #expect(circle.byIntersection(with: square).contains(inBoth))
    #expect(!circle.byIntersection(with: square).contains(inCircle))
    #expect(circle.byDifference(from: square).contains(inCircle))
    #expect(!circle.byDifference(from: square).contains(inBoth))
    #expect(!circle.inverse().contains(inBoth))
  }
}
