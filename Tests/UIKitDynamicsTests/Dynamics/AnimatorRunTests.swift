import Foundation
import Testing
import UIKit

/// Tests of J-01…J-05: the running of an animator, and its notifications.
@MainActor struct AnimatorRunTests {
  private static func fall(_ setup: DynamicsSetup, to y: CGFloat = 400) -> (
    UIView, UIGravityBehavior, UICollisionBehavior
  ) {
    let box = setup.add(CGRect(x: 100, y: y - 150, width: 100, height: 100))
    let floor = UICollisionBehavior(items: [box])
    floor.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -100, y: y),
      to: CGPoint(x: 500, y: y))
    return (box, UIGravityBehavior(items: [box]), floor)
  }

  @Test("J-01 it runs while something moves, and reports; at rest there are no steps, no frames")
  func bracketed() {
    let setup = DynamicsSetup()
    let (box, gravity, floor) = Self.fall(setup)
    let animator = setup.animator(gravity, floor)
    var steps = 0
    gravity.action = { steps += 1 }
    #expect(animator.isRunning)
    #expect(setup.diary.lines == ["resume"])
    #expect(setup.settle())
    #expect(!animator.isRunning)
    #expect(setup.diary.lines == ["resume", "pause"])
    #expect(abs(box.center.y - 350) < 0.5)
    #expect(!setup.scene.needsFrame)
    #expect(setup.scene.runningAnimators.isEmpty)
    let (stepsAtRest, elapsed) = (steps, animator.elapsedTime)
    #expect(stepsAtRest > 20)
    setup.frames(30)
    #expect(steps == stepsAtRest)
    #expect(animator.elapsedTime == elapsed)
  }

  @Test("J-01 adding, changing or removing a behavior wakes it")
  func wakes() {
    let setup = DynamicsSetup()
    let (box, gravity, floor) = Self.fall(setup)
    let animator = setup.animator(gravity, floor)
    setup.settle()
    setup.run { gravity.magnitude = 0.5 }
    #expect(animator.isRunning)
    setup.settle()
    let push = UIPushBehavior(items: [box], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -3)
    setup.run { animator.addBehavior(push) }
    #expect(animator.isRunning)
    setup.frames(3)
    #expect(box.center.y < 349)
    setup.settle()
    setup.run { animator.removeBehavior(floor) }
    #expect(animator.isRunning)
    setup.frames(20)
    #expect(box.center.y > 360)
    #expect(
      setup.diary.lines == ["resume", "pause", "resume", "pause", "resume", "pause", "resume"])
  }

  @Test("J-01 a delegate that puts it to work again in didPause is notified of both")
  func workInDidPause() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 100, y: 100))
    setup.diary.onLine = { line in
      if line == "pause", snap.snapPoint.x == 100 { snap.snapPoint = CGPoint(x: 200, y: 100) }
    }
    let animator = setup.animator(snap)
    #expect(setup.settle())
    #expect(setup.diary.lines == ["resume", "pause", "resume", "pause"])
    #expect(!animator.isRunning)
    #expect(abs(box.center.x - 200) < 0.5)
  }

  @Test("J-02 direct behaviors and children of a composite are equivalent, to the bit")
  func composite() {
    func trail(_ isComposite: Bool) -> [CGPoint] {
      let setup = DynamicsSetup()
      let (box, gravity, floor) = Self.fall(setup)
      let item = UIDynamicItemBehavior(items: [box])
      item.elasticity = 0.5
      item.addAngularVelocity(2, for: box)
      let composite = UIDynamicBehavior()
      let animator = setup.animator()
      if isComposite {
        let inner = UIDynamicBehavior()
        inner.addChildBehavior(floor)
        inner.addChildBehavior(item)
        composite.addChildBehavior(gravity)
        setup.run { animator.addBehavior(composite) }
        setup.run { composite.addChildBehavior(inner) }
        #expect(item.dynamicAnimator === animator)
      } else {
        setup.run { for each in [gravity, floor, item] { animator.addBehavior(each) } }
      }
      return (0..<90).map { _ in
        setup.frame()
        return box.center
      }
    }
    let direct = trail(false)
    #expect(Set(direct.map(\.y)).count > 30)
    #expect(direct == trail(true))
  }

  @Test("J-02 willMove(to:) comes before entry and before leaving, for children too")
  func willMove() {
    final class Rule: UIDynamicBehavior {
      var moves: [String] = []
      override func willMove(to animator: UIDynamicAnimator?) {
        moves.append(animator == nil ? "out" : "in")
        moves.append(dynamicAnimator == nil ? "was out" : "was in")
      }
    }
    let setup = DynamicsSetup()
    let (outer, inner) = (Rule(), Rule())
    outer.addChildBehavior(inner)
    let animator = setup.animator(outer)
    setup.run { animator.removeAllBehaviors() }
    for rule in [outer, inner] { #expect(rule.moves == ["in", "was out", "out", "was in"]) }
    #expect(inner.dynamicAnimator == nil)
    #expect(outer.childBehaviors == [inner])
    outer.removeChildBehavior(inner)
    #expect(outer.childBehaviors.isEmpty)
  }

  @Test("J-03 action runs once per step for each behavior, in order")
  func actions() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 0, width: 100, height: 100))
    let gravity = UIGravityBehavior(items: [box])
    let (composite, child) = (UIDynamicBehavior(), UIDynamicBehavior())
    composite.addChildBehavior(child)
    var calls: [String] = []
    gravity.action = { calls.append("gravity \(box.center.y > 50)") }
    composite.action = { calls.append("composite") }
    child.action = { calls.append("child") }
    let animator = setup.animator(gravity, composite)
    setup.frames(3)
    #expect(
      calls == Array(repeating: ["gravity true", "composite", "child"], count: 3).flatMap { $0 })
    #expect(animator.isRunning)
  }

  @Test("J-03 an action may remove any behavior; removing all gives exactly one didPause")
  func removalInAction() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 0, width: 100, height: 100))
    let gravity = UIGravityBehavior(items: [box])
    let other = UIGravityBehavior(items: [box])
    let animator = setup.animator(gravity, other)
    var otherCalls = 0
    gravity.action = { [unowned animator] in
      if animator.elapsedTime > 0.2 { animator.removeAllBehaviors() }
    }
    other.action = { otherCalls += 1 }
    setup.frames(60)
    #expect(setup.diary.lines == ["resume", "pause"])
    // The animator is removed in the same step.
    #expect(otherCalls == 12)
    #expect(animator.behaviors.isEmpty)
    #expect(!animator.isRunning)
  }

  @Test("J-04 elapsedTime counts from the first run on, across phases, without the pauses")
  func elapsed() {
    let setup = DynamicsSetup()
    let (_, gravity, floor) = Self.fall(setup)
    let animator = setup.animator(gravity, floor)
    #expect(animator.elapsedTime == 0)
    setup.frames(6)
    #expect(abs(animator.elapsedTime - 0.1) < 1e-9)
    setup.settle()
    let first = animator.elapsedTime
    setup.frames(60)
    setup.run { gravity.magnitude = 2 }
    setup.frames(6)
    #expect(abs(animator.elapsedTime - first - 0.1) < 1e-9)
  }

  @Test("J-05 L-14 what never rests is legal; removing its behaviors yields didPause")
  func restless() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 0, width: 100, height: 100))
    let gravity = UIGravityBehavior(items: [box])
    let animator = setup.animator(gravity)
    setup.advance(by: 20)
    #expect(animator.isRunning)
    #expect(setup.diary.lines == ["resume"])
    setup.run { animator.removeBehavior(gravity) }
    #expect(setup.settle(within: 1))
    #expect(setup.diary.lines == ["resume", "pause"])
    setup.run { animator.removeAllBehaviors() }
    #expect(setup.settle(within: 1))
    #expect(setup.diary.pauses == 1)
  }

  @Test("J-05 behaviors exchanged within one event do not interrupt it")
  func exchange() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 0, width: 100, height: 100))
    let animator = setup.animator(UIGravityBehavior(items: [box]))
    setup.frames(10)
    setup.run {
      animator.removeAllBehaviors()
      animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300)))
    }
    setup.frames(2)
    #expect(setup.diary.lines == ["resume"])
    setup.settle()
    #expect(setup.diary.lines == ["resume", "pause"])
    #expect(abs(box.center.y - 300) < 0.5)
  }

  @Test("J-01 an animator without anything to move rests at once")
  func nothing() {
    let setup = DynamicsSetup()
    let animator = setup.animator(UIGravityBehavior(), UIDynamicBehavior())
    #expect(setup.settle(within: 1))
    #expect(!animator.isRunning)
    #expect(setup.diary.lines == ["resume", "pause"])
  }
}
