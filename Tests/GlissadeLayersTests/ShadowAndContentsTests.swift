import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Shadows and contents of layers")
struct ShadowAndContentsTests {
  let setup = Setup()
  let view = ViewLike()
  let layer: CALayer

  init() {
    layer = setup.layer(delegate: view)
    layer.shadowOpacity = 0.5
  }

  private var group: DisplayGroup? {
    guard case .group(let group) = setup.flatten().root.commands.last else { return nil }
    return group
  }

  private var caster: ShadowCommand.Caster? { group?.shadow?.caster }
  private var isOutline: Bool { if case .outline = caster { true } else { false } }

  private func child(_ rect: CGRect) -> CALayer {
    let child = setup.layer(in: layer, delegate: view)
    child.frame = rect
    return child
  }

  @Test("a shadow has the layer's colour, opacity, offset and radius")
  func values() {
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.shadowRadius = 7
    let shadow = group?.shadow
    #expect(near(shadow?.color.alpha ?? 0, 0.25))
    #expect(shadow?.color.blue == 1)
    #expect(shadow?.offset == CGSize(width: 1, height: 2))
    #expect(shadow?.sigma == 7)
    layer.shadowRadius = -1
    #expect(group?.shadow?.sigma == 0)
  }

  @Test("no opacity, no colour or a mask: no shadow")
  func none() {
    layer.shadowOpacity = 0
    #expect(group?.shadow == nil)
    layer.shadowOpacity = 1
    layer.masksToBounds = true
    #expect(group?.shadow == nil)
    layer.masksToBounds = false
    layer.shadowColor = nil
    #expect(group?.shadow == nil)
  }

  @Test("an opaque background casts its outline; what is not opaque casts what it shows")
  func background() {
    layer.cornerRadius = 10
    #expect(caster == .outline(RoundedRect(rect: layer.bounds, radius: 10)))
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.9)
    #expect(caster == .content)
    layer.backgroundColor = nil
    _ = child(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(caster == .content)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    layer.shadowPath = path
    #expect(caster == .path(path))
  }

  @Test("what sticks out casts, too: children, grandchildren, animated ones, in round corners")
  func stickingOut() {
    let inner = child(CGRect(x: 20, y: 20, width: 60, height: 60))
    #expect(isOutline)
    let grandchild = setup.layer(in: inner, delegate: view)
    grandchild.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(isOutline)
    grandchild.frame.size.width = 81
    #expect(caster == .content)
    inner.masksToBounds = true
    #expect(isOutline)
    inner.frame = layer.bounds
    #expect(isOutline)
    layer.cornerRadius = 20
    #expect(caster == .content)
    inner.frame = layer.bounds.insetBy(dx: 8, dy: 8)
    #expect(isOutline)
    setup.animate(1) { inner.position.x = 90 }
    setup.frame(at: 0.05)
    #expect(isOutline)
    setup.frame(at: 0.9)
    #expect(caster == .content)
    inner.isHidden = true
    #expect(isOutline)
  }

  @Test("M-34 a header in its panel's upper corners, or with rounder ones, sticks out nowhere")
  func header() {
    layer.cornerRadius = 20
    let header = child(CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(caster == .content)
    header.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    header.cornerRadius = 20
    #expect(isOutline)
    header.cornerRadius = 24
    #expect(isOutline)
    header.cornerRadius = 19
    #expect(caster == .content)
    header.frame = CGRect(x: 3, y: 3, width: 94, height: 50)
    header.cornerRadius = 17
    #expect(isOutline, "around the same centres")
    header.cornerRadius = 5
    #expect(caster == .content)
    header.cornerRadius = 20
    header.maskedCorners = [.layerMinXMinYCorner]
    #expect(caster == .content)
    header.frame.size.width = 80
    #expect(isOutline, "the other corner is far away")
  }

  @Test("M-34 so does a header that is cut out or filled with a gradient")
  func cutHeader() {
    layer.cornerRadius = 20
    let header = CAGradientLayer()
    header.delegate = view
    header.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    header.colors = [CGColor.black, CGColor.white]
    header.cornerRadius = 20
    layer.addSublayer(header)
    #expect(isOutline)
    header.cornerRadius = 8
    #expect(caster == .content)
    header.removeFromSuperlayer()
    let cut = child(CGRect(x: 0, y: 0, width: 100, height: 40))
    cut.backgroundColor = nil
    cut.cornerRadius = 20
    cut.masksToBounds = true
    let inside = setup.layer(in: cut, delegate: view)
    inside.frame = CGRect(x: -40, y: -40, width: 300, height: 300)
    #expect(isOutline)
    cut.cornerRadius = 6
    #expect(caster == .content)
  }

  @Test("M-34 a page cut to its panel's round corners sticks out nowhere, nor does a label in it")
  func sameCorners() {
    layer.cornerRadius = 20
    let page = child(layer.bounds)
    page.cornerRadius = 20
    #expect(isOutline)
    let label = setup.layer(in: page, delegate: view)
    label.frame = CGRect(x: 0, y: 20, width: 60, height: 20)
    label.contentCommands = [
      .text(
        TextCommand(
          text: "label", style: TextStyle(font: FontDescription(family: "Inter", size: 16)),
          frame: label.bounds))
    ]
    #expect(isOutline)
    label.frame.origin.y = 0
    #expect(caster == .content)
    page.masksToBounds = true
    #expect(isOutline)
    page.cornerRadius = 19
    #expect(caster == .content)
  }

  @Test(
    "contentsGravity places the picture",
    arguments: [
      (.resize, 0, 0, 100, 60), (.resizeAspect, 20, 0, 60, 60),
      (.resizeAspectFill, 0, -20, 100, 100), (.center, 30, 10, 40, 40), (.top, 30, 0, 40, 40),
      (.bottom, 30, 20, 40, 40), (.left, 0, 10, 40, 40), (.right, 60, 10, 40, 40),
      (.topLeft, 0, 0, 40, 40), (.topRight, 60, 0, 40, 40), (.bottomLeft, 0, 20, 40, 40),
      (.bottomRight, 60, 20, 40, 40),
    ] as [(CALayerContentsGravity, CGFloat, CGFloat, CGFloat, CGFloat)])
  func gravity(
    gravity: CALayerContentsGravity, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    layer.bounds = CGRect(x: 5, y: 6, width: 100, height: 60)
    let pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 80 * 80)
    layer.contents = CGImage(width: 80, height: 80, pixels: pixels)
    layer.contentsScale = 2
    layer.contentsGravity = gravity
    guard case .image(let image) = group?.commands[1] else { return #expect(Bool(false)) }
    #expect(image.source == CGRect(x: 0, y: 0, width: 80, height: 80))
    #expect(image.destination == CGRect(x: 5 + x, y: 6 + y, width: width, height: height))
  }

  @Test("an opaque layer whose picture sticks out casts what it shows")
  func pictureSticksOut() {
    layer.contents = CGImage(width: 120, height: 2, pixels: [UInt32](repeating: 0, count: 240))
    #expect(isOutline)
    layer.contentsGravity = .center
    #expect(caster == .content)
  }
}
