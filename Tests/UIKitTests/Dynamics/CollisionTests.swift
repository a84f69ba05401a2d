import Foundation
import Testing

@testable import UIKit

/// SPEC J-13, J-15: boundaries, contacts and what rests on something.
@MainActor struct CollisionTests {
  /// Two boxes on their way to each other and to a wall at x = 340.
  private static func pair(_ mode: UICollisionBehavior.Mode) -> (
    DynamicsStage, UIView, UIView, UICollisionBehavior
  ) {
    let stage = DynamicsStage()
    let (a, b) = (
      stage.add(CGRect(x: 20, y: 100, width: 40, height: 40), named: "a"),
      stage.add(CGRect(x: 200, y: 100, width: 40, height: 40), named: "b")
    )
    let item = UIDynamicItemBehavior(items: [a])
    item.addLinearVelocity(CGPoint(x: 400, y: 0), for: a)
    let collision = UICollisionBehavior(items: [a, b])
    collision.collisionMode = mode
    collision.addBoundary(
      withIdentifier: "wall" as NSString, from: CGPoint(x: 340, y: 0), to: CGPoint(x: 340, y: 400))
    collision.collisionDelegate = stage.diary
    stage.animator(collision, item)
    stage.frames(90)
    return (stage, a, b, collision)
  }

  @Test("J-13 the mode says what collides: items, boundaries or both")
  func modes() {
    let (both, _, pushed, collision) = Self.pair(.everything)
    #expect(both.diary.lines.contains("began a b"))
    #expect(both.diary.lines.contains("began b | wall"))
    #expect(pushed.center.x < 321)
    #expect(collision.items.count == 2)

    let (items, _, free, _) = Self.pair(.items)
    #expect(items.diary.lines.contains("began a b"))
    #expect(!items.diary.lines.contains { $0.contains("wall") } && free.center.x > 330)

    let (walls, first, second, _) = Self.pair(.boundaries)
    #expect(walls.diary.lines.filter { $0.hasPrefix("began") } == ["began a | wall"])
    #expect(first.center.x < 321 && second.center.x == 220)
  }

  @Test("J-13 items of different behaviors do not meet, nor those of none")
  func apart() {
    let stage = DynamicsStage()
    let (a, b, c) = (
      stage.add(CGRect(x: 20, y: 100, width: 40, height: 40), named: "a"),
      stage.add(CGRect(x: 100, y: 100, width: 40, height: 40), named: "b"),
      stage.add(CGRect(x: 180, y: 100, width: 40, height: 40), named: "c")
    )
    let item = UIDynamicItemBehavior(items: [a, c])
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    stage.animator(UICollisionBehavior(items: [a]), UICollisionBehavior(items: [b]), item)
    stage.frames(60)
    #expect(abs(a.center.x - 340) < 0.1 && b.center.x == 120 && c.center.x == 200)
  }

  @Test(
    "J-13 the reference bounds are a boundary without identifier, with insets, negative enlarging")
  func referenceBounds() {
    func floor(_ set: (UICollisionBehavior) -> Void) -> (CGFloat, PhysicsDiary) {
      let stage = DynamicsStage()
      let box = stage.add(CGRect(x: 100, y: 500, width: 100, height: 100))
      let collision = UICollisionBehavior(items: [box])
      collision.collisionDelegate = stage.diary
      set(collision)
      let animator = stage.animator(UIGravityBehavior(items: [box]), collision)
      stage.settle()
      #expect(!animator.isRunning)
      return (box.frame.maxY, stage.diary)
    }
    let (plain, diary) = floor { $0.translatesReferenceBoundsIntoBoundary = true }
    #expect(abs(plain - 667) < 0.5)
    #expect(diary.lines.filter { $0.hasPrefix("began") } == ["began box | nil"])
    #expect(abs(diary.points[0].y - 667) < 1 && abs(diary.points[0].x - 150) < 60)
    let (higher, _) = floor {
      $0.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    }
    #expect(abs(higher - 637) < 0.5)
    let (lower, _) = floor {
      $0.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 0, left: 0, bottom: -80, right: 0))
      #expect($0.translatesReferenceBoundsIntoBoundary)
    }
    #expect(abs(lower - 747) < 0.5)
  }

  @Test("J-13 a reference view that is resized takes its boundary along")
  func resize() {
    let stage = DynamicsStage()
    let box = stage.add(CGRect(x: 100, y: 500, width: 100, height: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = stage.animator(UIGravityBehavior(items: [box]), collision)
    stage.settle()
    stage.harness.resize(to: CGSize(width: 375, height: 800))
    stage.frames(4)
    #expect(animator.isRunning)
    #expect(stage.settle() && abs(box.frame.maxY - 800) < 0.5)
  }

  @Test("J-13 boundaries have names: the newest of a name counts, each can be seen and removed")
  func boundaries() {
    let collision = UICollisionBehavior(items: [])
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    collision.addBoundary(withIdentifier: "b" as NSString, from: .zero, to: CGPoint(x: 9, y: 9))
    collision.addBoundary(withIdentifier: NSNumber(value: 7), for: path)
    collision.addBoundary(withIdentifier: "b" as NSString, from: .zero, to: CGPoint(x: 5, y: 5))
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "b" as NSString)?.bounds.maxX == 5)
    #expect(collision.boundary(withIdentifier: NSNumber(value: 7))?.bounds.maxY == 20)
    #expect(collision.boundary(withIdentifier: "none" as NSString) == nil)
    collision.removeBoundary(withIdentifier: "b" as NSString)
    #expect(collision.boundary(withIdentifier: "b" as NSString) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test("J-13 a path's outline holds from outside and from inside, curves included")
  func outlines() {
    let stage = DynamicsStage()
    let (inside, outside) = (
      stage.add(CGRect(x: 180, y: 290, width: 20, height: 20), named: "inside"),
      stage.add(CGRect(x: 178, y: 40, width: 20, height: 20), named: "outside")
    )
    let collision = UICollisionBehavior(items: [inside, outside])
    collision.collisionMode = .boundaries
    collision.addBoundary(
      withIdentifier: "ring" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 90, y: 200, width: 200, height: 200)))
    stage.animator(UIGravityBehavior(items: [inside, outside]), collision)
    stage.advance(by: 0.5)
    #expect(abs(inside.center.y - 390) < 3)
    #expect(outside.center.y < 200)
    stage.run { collision.removeAllBoundaries() }
    stage.advance(by: 0.5)
    #expect(inside.center.y > 450)
  }

  @Test("J-13 one began and one ended per contact, by turns")
  func turns() {
    let stage = DynamicsStage()
    let box = stage.add(CGRect(x: 100, y: 200, width: 100, height: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.collisionDelegate = stage.diary
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 500),
      to: CGPoint(x: 900, y: 500))
    let item = UIDynamicItemBehavior(items: [box])
    (item.elasticity, item.allowsRotation) = (0.6, false)
    stage.animator(UIGravityBehavior(items: [box]), collision, item)
    #expect(stage.settle())
    let lines = stage.diary.lines.filter { $0.contains("floor") }
    #expect(lines.count > 6 && lines.count % 2 == 1)
    for (index, line) in lines.enumerated() {
      #expect(line == (index % 2 == 0 ? "began box | floor" : "ended box | floor"))
    }
    #expect(stage.contacts.count == lines.count)
  }

  @Test("J-13 removing the behavior in its callback is legal, and the last that is heard of it")
  func removalInCallback() {
    let stage = DynamicsStage()
    let boxes = (0..<3).map {
      stage.add(CGRect(x: 20 + 110 * CGFloat($0), y: 200, width: 100, height: 100))
    }
    let collision = UICollisionBehavior(items: boxes)
    collision.collisionDelegate = stage.diary
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 500),
      to: CGPoint(x: 900, y: 500))
    let animator = stage.animator(UIGravityBehavior(items: boxes), collision)
    stage.diary.onLine = { [unowned animator] line in
      if line.hasPrefix("began") { animator.removeBehavior(collision) }
    }
    stage.frames(60)
    #expect(stage.diary.lines == ["resume", "began box | floor"])
    #expect(boxes.allSatisfy { $0.center.y > 500 })
  }

  @Test("J-15 L-14 a pile under gravity comes to rest, and pauses")
  func pile() {
    let stage = DynamicsStage()
    let boxes = (0..<4).map {
      stage.add(
        CGRect(x: 150, y: 100 + 110 * CGFloat($0), width: 100, height: 100), named: "box.\($0)")
    }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = stage.animator(UIGravityBehavior(items: boxes), collision)
    #expect(stage.settle() && !animator.isRunning)
    let tops = boxes.map(\.frame.maxY)
    for (index, bottom) in tops.enumerated() {
      #expect(abs(bottom - 667 + 100 * CGFloat(3 - index)) < 3)
    }
    #expect(stage.diary.lines.filter { $0 == "pause" }.count == 1)
  }

  @Test("J-13 ellipses and paths collide as what they are")
  func shapes() {
    final class Shape: UIView {
      var type = UIDynamicItemCollisionBoundsType.rectangle
      var path = UIBezierPath()
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { type }
      override var collisionBoundingPath: UIBezierPath { path }
    }
    func rest(_ set: (Shape) -> Void) -> CGFloat {
      let stage = DynamicsStage()
      let shape = Shape(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
      stage.root.addSubview(shape)
      set(shape)
      let collision = UICollisionBehavior(items: [shape])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 400),
        to: CGPoint(x: 900, y: 400))
      let item = UIDynamicItemBehavior(items: [shape])
      item.allowsRotation = false
      stage.animator(UIGravityBehavior(items: [shape]), collision, item)
      #expect(stage.settle())
      return shape.center.y
    }
    #expect(abs(rest { _ in } - 370) < 0.5)
    #expect(abs(rest { $0.type = .ellipse } - 370) < 0.5)
    #expect(
      abs(
        rest {
          $0.type = .ellipse
          $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
        } - 350) < 0.5)
    #expect(
      abs(
        rest {
          $0.type = .path
          $0.path.move(to: CGPoint(x: -20, y: -30))
          $0.path.addLine(to: CGPoint(x: 20, y: -30))
          $0.path.addLine(to: CGPoint(x: 0, y: 10))
          $0.path.close()
        } - 390) < 1)
  }
}
