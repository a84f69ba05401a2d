import Foundation
import Testing
import UIKit

@testable import UIKitDynamics

/// Tests of J-18: the description that overlays draw.
@MainActor struct DynamicsPictureTests {
  @Test(
    "J-18 a picture shows bodies, boundaries, attachments, contacts, and names what still moves")
  func picture() throws {
    let setup = DynamicsSetup()
    let tray = setup.add(CGRect(x: 10, y: 20, width: 300, height: 400), named: "tray")
    let (box, ball) = (
      setup.add(CGRect(x: 0, y: 300, width: 100, height: 100), named: "box", in: tray),
      setup.add(CGRect(x: 200, y: 100, width: 50, height: 50), named: "ball", in: tray)
    )
    let gravity = UIGravityBehavior(items: [box, ball])
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "rail" as NSString, from: .zero, to: CGPoint(x: 50, y: 0))
    let spring = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 225, y: 25))
    spring.frequency = 1
    let still = UIDynamicItemBehavior(items: [box])
    still.allowsRotation = false
    let animator = setup.run { UIDynamicAnimator(referenceView: tray) }
    setup.run { for each in [gravity, collision, spring, still] { animator.addBehavior(each) } }
    setup.advance(by: 1)

    #expect(setup.scene.runningAnimators == [animator])
    let picture = try #require(setup.scene.dynamicsPictures.first)
    #expect(picture.isRunning)
    #expect(picture.elapsedTime == animator.elapsedTime)
    #expect(picture.bodies.map(\.name) == ["box", "ball"])
    // In points of the screen: the tray's place is added.
    #expect(abs(picture.bodies[0].center.x - 60) < 1e-6)
    #expect(abs(picture.bodies[0].outlines[0].boundingBox.maxY - 420) < 0.5)
    #expect(picture.bodies[1].velocity.dy != 0)
    #expect(picture.bodies[1].angularVelocity == 0)
    #expect(picture.moving == ["ball"])
    #expect(picture.boundaries.map(\.name) == ["bounds", "rail"])
    #expect(picture.boundaries[1].lines == [[CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 20)]])
    try #require(picture.attachments.count == 1)
    #expect(!picture.attachments[0].isRod)
    #expect(picture.attachments[0].to == CGPoint(x: 235, y: 45))
    #expect(picture.attachments[0].length == 100)
    #expect(picture.attachments[0].from == picture.bodies[1].center)
    #expect(!picture.contacts.isEmpty)
    #expect(picture.contacts.allSatisfy { abs($0.y - 420) < 1 })

    setup.run { animator.removeAllBehaviors() }
    setup.frames(2)
    #expect(setup.scene.dynamicsPictures.isEmpty)
    #expect(setup.scene.runningAnimators.isEmpty)
  }

  @Test("J-18 contacts, willResume and didPause are in the log")
  func log() throws {
    let setup = DynamicsSetup()
    setup.root.accessibilityIdentifier = "floor"
    let box = setup.add(CGRect(x: 100, y: 400, width: 100, height: 100))
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = setup.animator(UIGravityBehavior(items: [box]), collision)
    setup.settle()
    let reported = setup.harness.log.filter {
      $0.contains("dynamicAnimator") || $0.contains("contact")
    }
    #expect(reported.first == "dynamicAnimatorWillResume floor")
    #expect(reported.last == "dynamicAnimatorDidPause floor")
    #expect(!animator.isRunning)
    try #require(reported.count == 3)
    #expect(reported[1].hasPrefix("contact began box bounds at "))
    #expect(reported[1].hasSuffix(" pt/s"))
  }
}
