import Foundation
import Testing
import UIKit

/// Tests of J-12, J-14, M-40: rods, springs and snaps.
@MainActor struct AttachmentTests {
  @Test("J-12 the length is the distance at first, offsets and turning counted")
  func length() {
    let (a, b) = (Pebble(0, 0), Pebble(30, 40))
    let anchored = UIAttachmentBehavior(item: b, attachedToAnchor: .zero)
    #expect(anchored.length == 50)
    #expect(anchored.attachedBehaviorType == .anchor)
    #expect(anchored.anchorPoint == .zero)
    #expect(anchored.items.count == 1)
    #expect(anchored.damping == 0)
    #expect(anchored.frequency == 0)
    let between = UIAttachmentBehavior(item: a, attachedTo: b)
    #expect(between.length == 50)
    #expect(between.attachedBehaviorType == .items)
    #expect(between.items.count == 2)
    b.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let offset = UIAttachmentBehavior(
      item: b, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0),
      attachedToAnchor: CGPoint(x: 30, y: 0))
    #expect(abs(offset.length - 50) < 1e-9)
    let both = UIAttachmentBehavior(
      item: a, offsetFromCenter: UIOffset(horizontal: 30, vertical: 0), attachedTo: b,
      offsetFromCenter: UIOffset(horizontal: 10, vertical: 0))
    #expect(abs(both.length - 50) < 1e-9)
  }

  @Test("J-12 frequency 0 is a rod: the distance stays, whatever swings")
  func rod() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 200, y: 80, width: 40, height: 40))
    let anchor = CGPoint(x: 100, y: 100)
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: anchor)
    let animator = setup.animator(rod, UIGravityBehavior(items: [box]))
    var lowest: CGFloat = 0
    for _ in 0..<240 {
      setup.frame()
      let distance = hypot(box.center.x - anchor.x, box.center.y - anchor.y)
      #expect(abs(distance - 120) < 1.2)
      lowest = max(lowest, box.center.y)
    }
    #expect(lowest > 215)
    setup.run { rod.length = 60 }
    setup.advance(by: 1)
    #expect(abs(hypot(box.center.x - anchor.x, box.center.y - anchor.y) - 60) < 2)
    #expect(animator.isRunning)
  }

  @Test("J-12 M-35 a spring swings as its frequency and damping say")
  func spring() {
    for damping in [0.0, 0.1, 0.5] {
      let setup = DynamicsSetup()
      let box = setup.add(CGRect(x: 100, y: 280, width: 100, height: 100))
      let spring = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 0))
      (spring.length, spring.frequency, spring.damping) = (230, 1, damping)
      setup.animator(spring)
      let omega = 2 * Double.pi
      let damped = omega * (1 - damping * damping).squareRoot()
      for frame in 1...180 {
        setup.frame()
        let t = Double(frame) / 60
        let expected =
          exp(-damping * omega * t)
          * (cos(damped * t) + damping * omega / damped * sin(damped * t))
        if damping > 0.3, t > 1 { break }
        #expect(abs(box.center.y - 230 - 100 * expected) < 2)
      }
    }
  }

  @Test("J-12 the anchor may move at any time, and a pointer holds an item by it")
  func movingAnchor() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 100, width: 80, height: 80))
    let hold = UIAttachmentBehavior(
      item: box, offsetFromCenter: .zero, attachedToAnchor: CGPoint(x: 140, y: 140))
    let animator = setup.animator(hold)
    setup.settle()
    for step in 1...20 {
      setup.run { hold.anchorPoint = CGPoint(x: 140 + 5 * CGFloat(step), y: 140) }
      #expect(animator.isRunning)
      setup.frame()
      #expect(abs(box.center.x - hold.anchorPoint.x) < 3)
    }
    #expect(abs(box.center.x - 240) < 3)
    #expect(abs(box.center.y - 140) < 1)
  }

  @Test("J-12 a rod between two items keeps them apart as they were, at their offsets")
  func between() {
    let setup = DynamicsSetup()
    let (a, b) = (
      setup.add(CGRect(x: 100, y: 100, width: 40, height: 40), named: "a"),
      setup.add(CGRect(x: 220, y: 100, width: 40, height: 40), named: "b")
    )
    let rod = UIAttachmentBehavior(
      item: a, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0), attachedTo: b,
      offsetFromCenter: UIOffset(horizontal: -20, vertical: 0))
    #expect(rod.length == 80)
    let push = UIPushBehavior(items: [b], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0.3, dy: 0.2)
    setup.animator(rod, push)
    for _ in 0..<120 {
      setup.frame()
      let (p, q) = (a.point(20, 0), b.point(-20, 0))
      #expect(abs(hypot(p.x - q.x, p.y - q.y) - 80) < 1)
    }
    #expect(a.center.x > 125)
  }

  @Test("J-14 a snap brings the item to its point, upright; didPause comes within half a second")
  func snap() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 20, y: 30, width: 80, height: 60))
    box.transform = CGAffineTransform(rotationAngle: 0.7)
    setup.animator(UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 400)))
    var lastMotion = 0.0
    var settled = 0.0
    var trail: [CGPoint] = []
    for _ in 0..<600 where setup.diary.pauses == 0 {
      setup.frame()
      trail.append(box.center)
      if let old = trail.dropLast().last, hypot(old.x - box.center.x, old.y - box.center.y) > 0.5 {
        lastMotion = setup.harness.now
      }
      settled = setup.harness.now
    }
    #expect(setup.diary.pauses == 1)
    #expect(settled - lastMotion <= 0.5)
    #expect(hypot(box.center.x - 250, box.center.y - 400) < 0.5)
    #expect(abs(atan2(box.transform.b, box.transform.a)) < 0.01)
  }

  @Test("M-40 more damping swings less far beyond the point, 1 not at all")
  func snapDamping() {
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let setup = DynamicsSetup()
      let box = setup.add(CGRect(x: 0, y: 100, width: 60, height: 60))
      let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 230, y: 130))
      snap.damping = damping
      setup.animator(snap)
      var far: CGFloat = 0
      for _ in 0..<180 {
        setup.frame()
        far = max(far, box.center.x)
      }
      return max(0, far - 230)
    }
    let overshoots = [0.1, 0.3, 0.5, 0.8, 1].map { overshoot($0) }
    for (less, more) in zip(overshoots, overshoots.dropFirst()) { #expect(more < less) }
    #expect(overshoots[4] < 0.1)
    #expect(overshoots[0] > 20)
  }

  @Test("J-14 the snap point may move")
  func snapPoint() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 0, y: 100, width: 60, height: 60))
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 100, y: 130))
    let animator = setup.animator(snap)
    setup.settle()
    setup.run { snap.snapPoint = CGPoint(x: 300, y: 500) }
    #expect(animator.isRunning)
    #expect(setup.settle())
    #expect(hypot(box.center.x - 300, box.center.y - 500) < 0.5)
  }
}

extension UIView {
  /// A point given from the center, in the superview's coordinates.
  fileprivate func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let offset = CGPoint(x: x, y: y).applying(transform)
    return CGPoint(x: center.x + offset.x, y: center.y + offset.y)
  }
}
