import Foundation
import Testing
import UIKit

@testable import UIKitDynamics

/// Tests of J-15, J-16 and J-17: the positions of items in the hierarchy, and ownership.
@MainActor struct HierarchyTests {
  @Test("J-16 an item deeper in the hierarchy falls in the reference view's coordinates")
  func nested() {
    let setup = DynamicsSetup()
    let tray = setup.add(CGRect(x: 50, y: 100, width: 200, height: 200), named: "tray")
    let box = setup.add(CGRect(x: 20, y: 30, width: 40, height: 40), in: tray)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = setup.animator(UIGravityBehavior(items: [box]), collision)
    #expect(animator.items(in: CGRect(x: 85, y: 145, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: CGRect(x: 20, y: 30, width: 10, height: 10)).isEmpty)
    #expect(setup.settle())
    #expect(abs(box.center.y - (667 - 20 - 100)) < 0.5)
    #expect(box.center.x == 40)
  }

  @Test("J-16 in a turned superview an item still falls downwards as seen")
  func turnedSuperview() {
    let setup = DynamicsSetup()
    let tray = setup.add(CGRect(x: 100, y: 200, width: 100, height: 100), named: "tray")
    tray.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = setup.add(CGRect(x: 30, y: 30, width: 40, height: 40), in: tray)
    let animator = setup.animator(UIGravityBehavior(items: [box]))
    setup.frames(12)
    // Down is along the tray's x axis.
    #expect(abs(box.center.x - 70) < 1)
    #expect(abs(box.center.y - 50) < 1e-6)
    #expect(animator.isRunning)
    #expect(abs(box.transform.a - 1) < 1e-9)
  }

  @Test("J-16 a group's items move as one thing and collide by what each is")
  func group() {
    let setup = DynamicsSetup()
    let (a, b) = (
      setup.add(CGRect(x: 100, y: 100, width: 40, height: 40), named: "a"),
      setup.add(CGRect(x: 140, y: 140, width: 40, height: 40), named: "b")
    )
    let group = UIDynamicItemGroup(items: [a, b])
    #expect(group.center == CGPoint(x: 140, y: 140))
    #expect(group.bounds.size == CGSize(width: 80, height: 80))
    #expect(group.items.count == 2)
    let item = UIDynamicItemBehavior(items: [group])
    item.addAngularVelocity(3, for: group)
    let animator = setup.animator(UIGravityBehavior(items: [group]), item)
    for _ in 0..<20 {
      setup.frame()
      let distance = CGPoint(x: b.center.x - a.center.x, y: b.center.y - a.center.y)
      #expect(abs(hypot(distance.x, distance.y) - 40 * 2.0.squareRoot()) < 1e-6)
      #expect(a.transform == b.transform)
    }
    let angle = atan2(a.transform.b, a.transform.a)
    #expect(abs(angle - 1) < 0.01)
    #expect(group.center.y > 190)
    // The gap beside them is no part of the group.
    setup.run { animator.removeAllBehaviors() }
    let (c, d) = (
      setup.add(CGRect(x: 100, y: 300, width: 40, height: 40), named: "c"),
      setup.add(CGRect(x: 140, y: 340, width: 40, height: 40), named: "d")
    )
    let stone = setup.add(CGRect(x: 145, y: 310, width: 20, height: 20), named: "stone")
    let wings = UIDynamicItemGroup(items: [c, d])
    let collision = UICollisionBehavior(items: [wings, stone])
    let still = UIDynamicItemBehavior(items: [wings])
    still.isAnchored = true
    setup.run {
      for each in [collision, still, UIGravityBehavior(items: [stone])] {
        animator.addBehavior(each)
      }
    }
    setup.settle()
    #expect(abs(stone.frame.maxY - 340) < 0.5)
    #expect(c.center == CGPoint(x: 120, y: 320))
  }

  @Test("J-16 an item of a group is not moved by itself, too")
  func groupMember() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 40, height: 40))
    let group = UIDynamicItemGroup(items: [box])
    setup.animator(UIGravityBehavior(items: [box]), UIGravityBehavior(items: [group]))
    setup.frames(12)
    #expect(setup.warnings.count == 1)
    #expect(setup.warnings.first?.contains("box is moved by its group") == true)
    #expect(abs(box.center.y - 140) < 1)
    #expect(group.center == box.center)
  }

  @Test("J-15 an item that leaves the hierarchy while it falls is reported once, and falls on")
  func strays() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 0, width: 50, height: 50))
    let animator = setup.animator(UIGravityBehavior(items: [box]))
    setup.frames(5)
    setup.run { box.removeFromSuperview() }
    setup.frames(30)
    #expect(setup.warnings.count == 1)
    #expect(setup.warnings.first?.contains("box") == true)
    #expect(box.center.y > 100)
    #expect(animator.isRunning)
    setup.run { setup.root.addSubview(box) }
    setup.frames(2)
    setup.run { box.removeFromSuperview() }
    setup.frames(5)
    #expect(setup.warnings.count == 2)
  }

  @Test("J-17 only the client keeps the animator, and with it behaviors and items")
  func ownership() {
    let setup = DynamicsSetup()
    weak var animator: UIDynamicAnimator?
    weak var gravity: UIGravityBehavior?
    weak var box: UIView?
    do {
      let view = setup.add(CGRect(x: 100, y: 0, width: 50, height: 50))
      var kept: UIDynamicAnimator? = setup.looseAnimator()
      setup.run { kept?.addBehavior(UIGravityBehavior(items: [view])) }
      (animator, box) = (kept, view)
      gravity = kept?.behaviors.first as? UIGravityBehavior
      setup.frames(3)
      #expect(animator != nil)
      #expect(gravity?.dynamicAnimator === animator)
      view.removeFromSuperview()
      kept = nil
    }
    #expect(animator == nil)
    #expect(gravity == nil)
    setup.frames(1)
    #expect(box == nil)
    #expect(!setup.scene.needsFrame)
    #expect(setup.diary.lines == ["resume"])
  }

  @Test("J-17 an animator that goes in one of its own callbacks does no harm")
  func goesInCallback() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 0, width: 50, height: 50))
    let gravity = UIGravityBehavior(items: [box])
    var kept: UIDynamicAnimator? = setup.looseAnimator()
    setup.run { kept?.addBehavior(gravity) }
    weak let animator = kept
    gravity.action = { if box.center.y > 60 { kept = nil } }
    setup.frames(60)
    #expect(kept == nil)
    #expect(animator == nil)
    #expect(gravity.dynamicAnimator == nil)
    #expect(box.center.y < 100)
    #expect(!setup.scene.needsFrame)
    // The behavior is free for another one.
    let next = setup.animator(gravity)
    #expect(next.behaviors == [gravity])
    #expect(setup.warnings.isEmpty)
  }

  @Test("J-17 a new animator for each of 1 000 runs leaves none behind")
  func manyAnimators() {
    let setup = DynamicsSetup(framesPerSecond: 30)
    let box = setup.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    weak var last: UIDynamicAnimator?
    for run in 0..<1000 {
      let x: CGFloat = run % 2 == 0 ? 40 : 30
      let animator = setup.looseAnimator()
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: x, y: 40))
      setup.run { animator.addBehavior(snap) }
      setup.frames(2)
      last = animator
    }
    #expect(last == nil)
    setup.frames(1)
    #expect(setup.scene.animators.isEmpty)
    #expect(!setup.scene.needsFrame)
    #expect(setup.scene.layerHost.population == 0)
  }

  @Test("L-14 without a window around the reference view time is paused, and continues with one")
  func withoutWindow() {
    let setup = DynamicsSetup()
    let tray = setup.add(CGRect(x: 0, y: 0, width: 300, height: 300), named: "tray")
    let box = setup.add(CGRect(x: 100, y: 0, width: 50, height: 50), in: tray)
    let animator = setup.run { UIDynamicAnimator(referenceView: tray) }
    animator.delegate = setup.diary
    setup.run { animator.addBehavior(UIGravityBehavior(items: [box])) }
    setup.frames(10)
    setup.run { tray.removeFromSuperview() }
    #expect(setup.settle(within: 1))
    #expect(setup.diary.lines == ["resume", "pause"])
    #expect(!animator.isRunning)
    let (place, elapsed) = (box.center, animator.elapsedTime)
    setup.frames(20)
    #expect(box.center == place)
    setup.run { setup.root.addSubview(tray) }
    setup.frames(10)
    #expect(setup.diary.lines == ["resume", "pause", "resume"])
    #expect(animator.isRunning)
    #expect(box.center.y > place.y + 10)
    #expect(animator.elapsedTime > elapsed)
  }

  @Test("L-14 behaviors removed while there is no window leave nothing to run")
  func removedWithoutWindow() {
    let setup = DynamicsSetup()
    let tray = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = setup.add(CGRect(x: 100, y: 0, width: 50, height: 50), in: tray)
    let animator = setup.run { UIDynamicAnimator(referenceView: tray) }
    animator.delegate = setup.diary
    setup.run {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.removeAllBehaviors()
      setup.root.addSubview(tray)
    }
    setup.frames(5)
    #expect(setup.diary.lines.isEmpty)
    #expect(!setup.scene.needsFrame)
  }

  @Test("J-16 an animator without a reference view moves what is no view")
  func withoutReference() {
    let setup = DynamicsSetup()
    let pebble = Pebble(0, 0)
    let animator = setup.run { UIDynamicAnimator() }
    setup.run { animator.addBehavior(UIGravityBehavior(items: [pebble])) }
    setup.frames(30)
    #expect(animator.isRunning)
    #expect(abs(pebble.center.y - 125) < 1)
  }

  @Test("J-18 items are found by where they are")
  func itemsInRect() {
    let setup = DynamicsSetup()
    let boxes = (0..<3).map {
      setup.add(CGRect(x: 100 * CGFloat($0), y: 0, width: 50, height: 50), named: "\($0)")
    }
    let animator = setup.animator(UICollisionBehavior(items: boxes))
    func found(_ rect: CGRect) -> [String] { animator.items(in: rect).map(\.logName) }
    #expect(found(CGRect(x: 40, y: 10, width: 70, height: 10)) == ["0", "1"])
    #expect(found(CGRect(x: 60, y: 10, width: 30, height: 10)).isEmpty)
    boxes[2].transform = CGAffineTransform(rotationAngle: .pi / 4)
    animator.updateItem(usingCurrentState: boxes[2])
    #expect(found(CGRect(x: 190, y: 20, width: 5, height: 10)) == ["2"])
  }
}
