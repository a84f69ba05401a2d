import Foundation
import Testing
import UIKit

/// Tests of J-13 and J-15: boundaries, contacts and piles.
@MainActor struct CollisionTests {
  /// Two boxes moving towards each other and to a wall at x = 340.
  private static func pair(_ mode: UICollisionBehavior.Mode) -> (
    DynamicsSetup, UIView, UIView, UICollisionBehavior
  ) {
    let setup = DynamicsSetup()
    let (a, b) = (
      setup.add(CGRect(x: 20, y: 100, width: 40, height: 40), named: "a"),
      setup.add(CGRect(x: 200, y: 100, width: 40, height: 40), named: "b")
    )
    let item = UIDynamicItemBehavior(items: [a])
    item.addLinearVelocity(CGPoint(x: 400, y: 0), for: a)
    let collision = UICollisionBehavior(items: [a, b])
    collision.collisionMode = mode
    collision.addBoundary(
      withIdentifier: "wall" as NSString, from: CGPoint(x: 340, y: 0), to: CGPoint(x: 340, y: 400))
    collision.collisionDelegate = setup.diary
    setup.animator(collision, item)
    setup.frames(90)
    return (setup, a, b, collision)
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
    #expect(!items.diary.lines.contains { $0.contains("wall") })
    #expect(free.center.x > 330)

    let (walls, first, second, _) = Self.pair(.boundaries)
    #expect(walls.diary.lines.filter { $0.hasPrefix("began") } == ["began a | wall"])
    #expect(first.center.x < 321)
    #expect(second.center.x == 220)
  }

  @Test("J-13 items of different behaviors do not meet, nor those of none")
  func apart() {
    let setup = DynamicsSetup()
    let (a, b, c) = (
      setup.add(CGRect(x: 20, y: 100, width: 40, height: 40), named: "a"),
      setup.add(CGRect(x: 100, y: 100, width: 40, height: 40), named: "b"),
      setup.add(CGRect(x: 180, y: 100, width: 40, height: 40), named: "c")
    )
    let item = UIDynamicItemBehavior(items: [a, c])
    item.addLinearVelocity(CGPoint(x: 300, y: 0), for: a)
    setup.animator(UICollisionBehavior(items: [a]), UICollisionBehavior(items: [b]), item)
    setup.frames(60)
    #expect(abs(a.center.x - 340) < 0.1)
    #expect(b.center.x == 120)
    #expect(c.center.x == 200)
  }

  @Test(
    "J-13 the reference bounds are a boundary without identifier, with insets, negative enlarging")
  func referenceBounds() {
    func floor(_ set: (UICollisionBehavior) -> Void) -> (CGFloat, PhysicsDiary) {
      let setup = DynamicsSetup()
      let box = setup.add(CGRect(x: 100, y: 500, width: 100, height: 100))
      let collision = UICollisionBehavior(items: [box])
      collision.collisionDelegate = setup.diary
      set(collision)
      let animator = setup.animator(UIGravityBehavior(items: [box]), collision)
      setup.settle()
      #expect(!animator.isRunning)
      return (box.frame.maxY, setup.diary)
    }
    let (plain, diary) = floor { $0.translatesReferenceBoundsIntoBoundary = true }
    #expect(abs(plain - 667) < 0.5)
    #expect(diary.lines.filter { $0.hasPrefix("began") } == ["began box | nil"])
    #expect(abs(diary.points[0].y - 667) < 1)
    #expect(abs(diary.points[0].x - 150) < 60)
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
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 500, width: 100, height: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = setup.animator(UIGravityBehavior(items: [box]), collision)
    setup.settle()
    setup.harness.resize(to: CGSize(width: 375, height: 800))
    setup.frames(4)
    #expect(animator.isRunning)
    #expect(setup.settle())
    #expect(abs(box.frame.maxY - 800) < 0.5)
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
    let setup = DynamicsSetup()
    let (inside, outside) = (
      setup.add(CGRect(x: 180, y: 290, width: 20, height: 20), named: "inside"),
      setup.add(CGRect(x: 178, y: 40, width: 20, height: 20), named: "outside")
    )
    let collision = UICollisionBehavior(items: [inside, outside])
    collision.collisionMode = .boundaries
    collision.addBoundary(
      withIdentifier: "ring" as NSString,
      for: UIBezierPath(ovalIn: CGRect(x: 90, y: 200, width: 200, height: 200)))
    setup.animator(UIGravityBehavior(items: [inside, outside]), collision)
    setup.advance(by: 0.5)
    #expect(abs(inside.center.y - 390) < 3)
    #expect(outside.center.y < 200)
    setup.run { collision.removeAllBoundaries() }
    setup.advance(by: 0.5)
    #expect(inside.center.y > 450)
  }

  @Test("J-13 one began and one ended per contact, by turns")
  func turns() {
    let setup = DynamicsSetup()
    let box = setup.add(CGRect(x: 100, y: 200, width: 100, height: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.collisionDelegate = setup.diary
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 500),
      to: CGPoint(x: 900, y: 500))
    let item = UIDynamicItemBehavior(items: [box])
    (item.elasticity, item.allowsRotation) = (0.6, false)
    setup.animator(UIGravityBehavior(items: [box]), collision, item)
    #expect(setup.settle())
    let lines = setup.diary.lines.filter { $0.contains("floor") }
    #expect(lines.count > 6)
    #expect(lines.count % 2 == 1)
    for (index, line) in lines.enumerated() {
      #expect(line == (index % 2 == 0 ? "began box | floor" : "ended box | floor"))
    }
    #expect(setup.contacts.count == lines.count)
  }

  @Test("J-13 removing the behavior in its callback is legal, and the last that is reported")
  func removalInCallback() {
    let setup = DynamicsSetup()
    let boxes = (0..<3).map {
      setup.add(CGRect(x: 20 + 110 * CGFloat($0), y: 200, width: 100, height: 100))
    }
    let collision = UICollisionBehavior(items: boxes)
    collision.collisionDelegate = setup.diary
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 500),
      to: CGPoint(x: 900, y: 500))
    let animator = setup.animator(UIGravityBehavior(items: boxes), collision)
    setup.diary.onLine = { [unowned animator] line in
      if line.hasPrefix("began") { animator.removeBehavior(collision) }
    }
    setup.frames(60)
    #expect(setup.diary.lines == ["resume", "began box | floor"])
    #expect(boxes.allSatisfy { $0.center.y > 500 })
  }

  @Test("J-15 L-14 a pile under gravity comes to rest, and pauses")
  func pile() {
    let setup = DynamicsSetup()
    let boxes = (0..<4).map {
      setup.add(
        CGRect(x: 150, y: 100 + 110 * CGFloat($0), width: 100, height: 100), named: "box.\($0)")
    }
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = setup.animator(UIGravityBehavior(items: boxes), collision)
    #expect(setup.settle())
    #expect(!animator.isRunning)
    let tops = boxes.map(\.frame.maxY)
    for (index, bottom) in tops.enumerated() {
      #expect(abs(bottom - 667 + 100 * CGFloat(3 - index)) < 3)
    }
    #expect(setup.diary.lines.filter { $0 == "pause" }.count == 1)
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
      let setup = DynamicsSetup()
      let shape = Shape(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
      setup.root.addSubview(shape)
      set(shape)
      let collision = UICollisionBehavior(items: [shape])
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -500, y: 400),
        to: CGPoint(x: 900, y: 400))
      let item = UIDynamicItemBehavior(items: [shape])
      item.allowsRotation = false
      setup.animator(UIGravityBehavior(items: [shape]), collision, item)
      #expect(setup.settle())
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
