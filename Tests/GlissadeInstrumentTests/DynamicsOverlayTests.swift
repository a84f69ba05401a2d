import Foundation
import GlissadeDrawing
import Testing
import UIKit

@testable import GlissadeDemo
import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox
@testable import UIKitDynamics

@MainActor @Suite("Physics drawn over the canvas") struct DynamicsOverlayTests {
  /// A ball on a spring over a floor.
  final class Yard: UIViewController {
    private var animator: UIDynamicAnimator?

    override func viewDidLoad() {
      super.viewDidLoad()
      let ball = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
      ball.accessibilityIdentifier = "ball"
      view.addSubview(ball)
      let animator = UIDynamicAnimator(referenceView: view)
      let floor = UICollisionBehavior(items: [ball])
      floor.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300),
        to: CGPoint(x: 375, y: 300))
      let rope = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 200, y: 50))
      rope.frequency = 1
      rope.damping = 0.5
      let air = UIDynamicItemBehavior(items: [ball])
      air.resistance = 5
      for behavior in [UIGravityBehavior(items: [ball]), floor, rope, air] {
        animator.addBehavior(behavior)
      }
      self.animator = animator
    }
  }

  private func fixture(size: CGSize = CGSize(width: 1180, height: 780)) throws -> Fixture {
    try Fixture(Demo(name: "yard", title: "Yard", summary: "", hue: .black) { Yard() }, size: size)
  }

  /// All texts drawn over the canvas.
  private func texts(_ commands: [DrawCommand]) -> Set<String> {
    var found: Set<String> = []
    for command in commands {
      switch command {
      case .text(let text): found.insert(text.text)
      case .group(let group): found.formUnion(texts(group.commands))
      default: break
      }
    }
    return found
  }

  @Test("J-18 it is off at first; P draws what moves by name, and takes it away again")
  func key() throws {
    let fixture = try fixture()
    #expect(fixture.overlay.isEmpty)
    fixture.key("p")
    #expect(texts(fixture.overlay) == ["ball", "1 of 1 moving: ball"])
    let box = fixture.overlay.reduce(CGRect.null) { $0.union($1.bounds) }
    let corner = fixture.place(0, 0)
    #expect(box.minX >= corner.x - 1)
    #expect(box.width > 370)
    fixture.key("p")
    #expect(fixture.overlay.isEmpty)
  }

  @Test("J-18 what rests is no longer named")
  func rest() throws {
    let fixture = try fixture()
    fixture.key("p")
    fixture.settle()
    #expect(texts(fixture.overlay) == ["At rest"])
  }

  @Test("J-18 its button does the same", arguments: [1180.0, 720])
  func button(width: Double) throws {
    let fixture = try fixture(size: CGSize(width: width, height: width == 720 ? 560 : 820))
    let canvas = fixture.panes.canvas
    fixture.click(
      CGPoint(
        x: canvas.maxX - 16 - CanvasSwitches.size(showsKeys: true).width + 20,
        y: canvas.minY + 16 + 3 * 40 + 16))
    #expect(texts(fixture.overlay).contains("ball"))
  }

  @Test("J-18 the picture and its hash know nothing of it")
  func noPartOfThePicture() throws {
    let (plain, drawn) = (try fixture(), try fixture())
    drawn.key("p")
    plain.frames(1)
    plain.frames(20)
    drawn.frames(20)
    #expect(plain.canvas.scene.viewStatuses == drawn.canvas.scene.viewStatuses)
    #expect(plain.canvas.flatten().stableHash == drawn.canvas.flatten().stableHash)
  }

  @Test("J-18 bodies, boundaries, attachments, contacts and velocities each add something")
  func parts() {
    func body(velocity: CGVector, isMoving: Bool) -> DynamicsPicture.Body {
      DynamicsPicture.Body(
        name: "ball", center: CGPoint(x: 50, y: 50),
        outlines: [
          [
            CGPoint(x: 40, y: 40), CGPoint(x: 60, y: 40), CGPoint(x: 60, y: 60),
            CGPoint(x: 40, y: 60),
          ]
        ], velocity: velocity, angularVelocity: 0, isAnchored: false, isMoving: isMoving)
    }
    func count(
      _ bodies: [DynamicsPicture.Body], walls: [DynamicsPicture.Boundary] = [],
      ties: [DynamicsPicture.Attachment] = [], contacts: [CGPoint] = []
    ) -> Int {
      let picture = DynamicsPicture(
        isRunning: true, elapsedTime: 0, bodies: bodies, boundaries: walls, attachments: ties,
        contacts: contacts)
      return DynamicsOverlay(bounds: CGRect(x: 0, y: 0, width: 375, height: 667))
        .commands(for: [picture]).count
    }
    let still = count([body(velocity: .zero, isMoving: false)])
    let line = [CGPoint(x: 0, y: 90), CGPoint(x: 99, y: 90)]
    let tie = { DynamicsPicture.Attachment(from: .zero, to: line[1], length: 5, isRod: $0) }
    #expect(count([body(velocity: .zero, isMoving: true)]) > still)
    #expect(count([body(velocity: CGVector(dx: 500, dy: 0), isMoving: false)]) > still)
    #expect(
      count(
        [body(velocity: .zero, isMoving: false)], walls: [.init(name: "floor", lines: [line])])
        > still)
    #expect(count([body(velocity: .zero, isMoving: false)], ties: [tie(true)]) > still)
    #expect(count([body(velocity: .zero, isMoving: false)], contacts: [.zero]) > still)
    #expect(DynamicsOverlay(bounds: .zero).commands(for: []).isEmpty)
  }
}
