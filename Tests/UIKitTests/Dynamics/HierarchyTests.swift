import Foundation
import Testing

@testable import UIKit

/// SPEC J-15, J-16, J-17: where items live, and who keeps whom.
@MainActor struct HierarchyTests {
  @Test("J-16 an item deeper in the hierarchy falls in the reference view's coordinates")
  func nested() {
    let stage = DynamicsStage()
    let tray = stage.add(CGRect(x: 50, y: 100, width: 200, height: 200), named: "tray")
    let box = stage.add(CGRect(x: 20, y: 30, width: 40, height: 40), in: tray)
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = stage.animator(UIGravityBehavior(items: [box]), collision)
    #expect(animator.items(in: CGRect(x: 85, y: 145, width: 10, height: 10)).count == 1)
    #expect(animator.items(in: CGRect(x: 20, y: 30, width: 10, height: 10)).isEmpty)
    #expect(stage.settle())
    #expect(abs(box.center.y - (667 - 20 - 100)) < 0.5 && box.center.x == 40)
  }

  @Test("J-16 in a turned superview an item still falls downwards as seen")
  func turnedSuperview() {
    let stage = DynamicsStage()
    let tray = stage.add(CGRect(x: 100, y: 200, width: 100, height: 100), named: "tray")
    tray.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = stage.add(CGRect(x: 30, y: 30, width: 40, height: 40), in: tray)
    let animator = stage.animator(UIGravityBehavior(items: [box]))
    stage.frames(12)
    // Down is along the tray's x axis.
    #expect(abs(box.center.x - 70) < 1 && abs(box.center.y - 50) < 1e-6)
    #expect(animator.isRunning && abs(box.transform.a - 1) < 1e-9)
  }

  @Test("J-16 a group's items move as one thing and collide by what each is")
  func group() {
    let stage = DynamicsStage()
    let (a, b) = (
      stage.add(CGRect(x: 100, y: 100, width: 40, height: 40), named: "a"),
      stage.add(CGRect(x: 140, y: 140, width: 40, height: 40), named: "b")
    )
    let group = UIDynamicItemGroup(items: [a, b])
    #expect(group.center == CGPoint(x: 140, y: 140))
    #expect(group.bounds.size == CGSize(width: 80, height: 80) && group.items.count == 2)
    let item = UIDynamicItemBehavior(items: [group])
    item.addAngularVelocity(3, for: group)
    let animator = stage.animator(UIGravityBehavior(items: [group]), item)
    for _ in 0..<20 {
      stage.frame()
      let way = CGPoint(x: b.center.x - a.center.x, y: b.center.y - a.center.y)
      #expect(abs(hypot(way.x, way.y) - 40 * 2.0.squareRoot()) < 1e-6)
      #expect(a.transform == b.transform)
    }
    let angle = atan2(a.transform.b, a.transform.a)
    #expect(abs(angle - 1) < 0.01 && group.center.y > 190)
    // The gap beside them is no part of the group.
    stage.run { animator.removeAllBehaviors() }
    let (c, d) = (
      stage.add(CGRect(x: 100, y: 300, width: 40, height: 40), named: "c"),
      stage.add(CGRect(x: 140, y: 340, width: 40, height: 40), named: "d")
    )
    let stone = stage.add(CGRect(x: 145, y: 310, width: 20, height: 20), named: "stone")
    let wings = UIDynamicItemGroup(items: [c, d])
    let collision = UICollisionBehavior(items: [wings, stone])
    let still = UIDynamicItemBehavior(items: [wings])
    still.isAnchored = true
    stage.run {
      for each in [collision, still, UIGravityBehavior(items: [stone])] {
        animator.addBehavior(each)
      }
    }
    stage.settle()
    #expect(abs(stone.frame.maxY - 340) < 0.5 && c.center == CGPoint(x: 120, y: 320))
  }

  @Test("J-16 an item of a group is not moved by itself, too")
  func groupMember() {
    let stage = DynamicsStage()
    let box = stage.add(CGRect(x: 100, y: 100, width: 40, height: 40))
    let group = UIDynamicItemGroup(items: [box])
    stage.animator(UIGravityBehavior(items: [box]), UIGravityBehavior(items: [group]))
    stage.frames(12)
    #expect(stage.warnings.count == 1 && stage.warnings[0].contains("box is moved by its group"))
    #expect(abs(box.center.y - 140) < 1 && group.center == box.center)
  }

  @Test("J-15 an item that leaves the hierarchy while it falls is reported once, and falls on")
  func strays() {
    let stage = DynamicsStage()
    let box = stage.add(CGRect(x: 100, y: 0, width: 50, height: 50))
    let animator = stage.animator(UIGravityBehavior(items: [box]))
    stage.frames(5)
    stage.run { box.removeFromSuperview() }
    stage.frames(30)
    #expect(stage.warnings.count == 1 && stage.warnings[0].contains("box"))
    #expect(box.center.y > 100 && animator.isRunning)
    stage.run { stage.root.addSubview(box) }
    stage.frames(2)
    stage.run { box.removeFromSuperview() }
    stage.frames(5)
    #expect(stage.warnings.count == 2)
  }

  @Test("J-17 only the client keeps the animator, and with it behaviors and items")
  func ownership() {
    let stage = DynamicsStage()
    weak var animator: UIDynamicAnimator?
    weak var gravity: UIGravityBehavior?
    weak var box: UIView?
    do {
      let view = stage.add(CGRect(x: 100, y: 0, width: 50, height: 50))
      var kept: UIDynamicAnimator? = stage.looseAnimator()
      stage.run { kept?.addBehavior(UIGravityBehavior(items: [view])) }
      (animator, box) = (kept, view)
      gravity = kept?.behaviors.first as? UIGravityBehavior
      stage.frames(3)
      #expect(animator != nil && gravity?.dynamicAnimator === animator)
      view.removeFromSuperview()
      kept = nil
    }
    #expect(animator == nil && gravity == nil)
    stage.frames(1)
    #expect(box == nil)
    #expect(!stage.scene.needsFrame && stage.diary.lines == ["resume"])
  }

  @Test("J-17 an animator that goes in one of its own callbacks does no harm")
  func goesInCallback() {
    let stage = DynamicsStage()
    let box = stage.add(CGRect(x: 100, y: 0, width: 50, height: 50))
    let gravity = UIGravityBehavior(items: [box])
    var kept: UIDynamicAnimator? = stage.looseAnimator()
    stage.run { kept?.addBehavior(gravity) }
    weak let animator = kept
    gravity.action = { if box.center.y > 60 { kept = nil } }
    stage.frames(60)
    #expect(kept == nil && animator == nil && gravity.dynamicAnimator == nil)
    #expect(box.center.y < 100 && !stage.scene.needsFrame)
    // The behavior is free for another one.
    let next = stage.animator(gravity)
    #expect(next.behaviors == [gravity] && stage.warnings.isEmpty)
  }

  @Test("J-17 a new animator for each of 1 000 runs leaves none behind")
  func manyAnimators() {
    let stage = DynamicsStage(framesPerSecond: 30)
    let box = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    weak var last: UIDynamicAnimator?
    for run in 0..<1000 {
      let x: CGFloat = run % 2 == 0 ? 40 : 30
      let animator = stage.looseAnimator()
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: x, y: 40))
      stage.run { animator.addBehavior(snap) }
      stage.frames(2)
      last = animator
    }
    #expect(last == nil)
    stage.frames(1)
    #expect(stage.scene.animators.alive.isEmpty && !stage.scene.needsFrame)
    #expect(stage.scene.layerHost.population == 0)
  }

  @Test("L-14 without a window around the reference view time stands still, and goes on with one")
  func withoutWindow() {
    let stage = DynamicsStage()
    let tray = stage.add(CGRect(x: 0, y: 0, width: 300, height: 300), named: "tray")
    let box = stage.add(CGRect(x: 100, y: 0, width: 50, height: 50), in: tray)
    let animator = stage.run { UIDynamicAnimator(referenceView: tray) }
    animator.delegate = stage.diary
    stage.run { animator.addBehavior(UIGravityBehavior(items: [box])) }
    stage.frames(10)
    stage.run { tray.removeFromSuperview() }
    #expect(stage.settle(within: 1))
    #expect(stage.diary.lines == ["resume", "pause"] && !animator.isRunning)
    let (place, elapsed) = (box.center, animator.elapsedTime)
    stage.frames(20)
    #expect(box.center == place)
    stage.run { stage.root.addSubview(tray) }
    stage.frames(10)
    #expect(stage.diary.lines == ["resume", "pause", "resume"] && animator.isRunning)
    #expect(box.center.y > place.y + 10 && animator.elapsedTime > elapsed)
  }

  @Test("L-14 behaviors removed while there is no window leave nothing to run")
  func removedWithoutWindow() {
    let stage = DynamicsStage()
    let tray = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = stage.add(CGRect(x: 100, y: 0, width: 50, height: 50), in: tray)
    let animator = stage.run { UIDynamicAnimator(referenceView: tray) }
    animator.delegate = stage.diary
    stage.run {
      animator.addBehavior(UIGravityBehavior(items: [box]))
      animator.removeAllBehaviors()
      stage.root.addSubview(tray)
    }
    stage.frames(5)
    #expect(stage.diary.lines.isEmpty && !stage.scene.needsFrame)
  }

  @Test("J-16 an animator without a reference view moves what is no view")
  func withoutReference() {
    let stage = DynamicsStage()
    let pebble = Pebble(0, 0)
    let animator = stage.run { UIDynamicAnimator() }
    stage.run { animator.addBehavior(UIGravityBehavior(items: [pebble])) }
    stage.frames(30)
    #expect(animator.isRunning && abs(pebble.center.y - 125) < 1)
  }

  @Test("J-18 items are found by where they are")
  func itemsInRect() {
    let stage = DynamicsStage()
    let boxes = (0..<3).map {
      stage.add(CGRect(x: 100 * CGFloat($0), y: 0, width: 50, height: 50), named: "\($0)")
    }
    let animator = stage.animator(UICollisionBehavior(items: boxes))
    func found(_ rect: CGRect) -> [String] { animator.items(in: rect).map(\.logName) }
    #expect(found(CGRect(x: 40, y: 10, width: 70, height: 10)) == ["0", "1"])
    #expect(found(CGRect(x: 60, y: 10, width: 30, height: 10)).isEmpty)
    boxes[2].transform = CGAffineTransform(rotationAngle: .pi / 4)
    animator.updateItem(usingCurrentState: boxes[2])
    #expect(found(CGRect(x: 190, y: 20, width: 5, height: 10)) == ["2"])
  }
}
