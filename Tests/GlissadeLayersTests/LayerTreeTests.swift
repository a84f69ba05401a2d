import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("The tree, its geometry and its presentation")
struct LayerTreeTests {
  let setup = Setup()
  let view = ViewLike()

  private func children(of layer: CALayer) -> [String?] { (layer.sublayers ?? []).map(\.name) }

  private func family() -> (CALayer, [CALayer]) {
    let parent = setup.layer(delegate: view)
    let names = ["a", "b", "c", "d"]
    return (
      parent,
      names.map { name in
        let child = setup.layer(in: parent, delegate: view)
        child.name = name
        return child
      }
    )
  }

  @Test("inserting moves a layer that is there already to the place that is meant")
  func inserting() {
    let (parent, kids) = family()
    parent.insertSublayer(kids[0], at: 2)
    #expect(children(of: parent) == ["b", "c", "a", "d"])
    parent.insertSublayer(kids[3], below: kids[1])
    #expect(children(of: parent) == ["d", "b", "c", "a"])
    parent.insertSublayer(kids[3], above: kids[2])
    #expect(children(of: parent) == ["b", "c", "d", "a"])
    parent.addSublayer(kids[1])
    #expect(children(of: parent) == ["c", "d", "a", "b"])
    parent.insertSublayer(kids[1], at: 99)
    #expect(children(of: parent) == ["c", "d", "a", "b"])
  }

  @Test("replacing puts the new one in the old one's place, from wherever it comes")
  func replacing() {
    let (parent, kids) = family()
    parent.replaceSublayer(kids[1], with: kids[0])
    #expect(children(of: parent) == ["a", "c", "d"])
    parent.replaceSublayer(kids[0], with: kids[3])
    #expect(children(of: parent) == ["d", "c"])
    parent.replaceSublayer(kids[2], with: kids[2])
    parent.replaceSublayer(kids[0], with: kids[1])
    #expect(children(of: parent) == ["d", "c"])
    #expect(kids[0].superlayer == nil)
    parent.sublayers = [kids[2], kids[0]]
    #expect(children(of: parent) == ["c", "a"])
    #expect(kids[3].superlayer == nil)
    #expect(kids[2].host === setup.host)
    #expect(kids[3].host == nil)
  }

  @Test("M-31 frame is the bounding box; setting it resizes through the transform")
  func frame() {
    let layer = setup.layer(delegate: view)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.position = CGPoint(x: 10, y: 120)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    layer.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    #expect(layer.position == CGPoint(x: 5, y: 86))
    #expect(layer.bounds.size.height == 80)
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.position = CGPoint(x: 50, y: 50)
    layer.bounds = CGRect(x: 7, y: 8, width: 60, height: 20)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let box = layer.frame
    #expect(near(box.minX, 40))
    #expect(near(box.minY, 20))
    #expect(near(box.width, 20))
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 90)
    #expect(near(layer.bounds.width, 90))
    #expect(near(layer.bounds.height, 30))
    #expect(near(layer.position.x, 15))
    #expect(near(layer.position.y, 45))
    #expect(layer.bounds.origin == CGPoint(x: 7, y: 8))
  }

  @Test("M-31 convert goes through bounds origins, anchors and transforms, there and back")
  func convert() throws {
    let outer = setup.layer(delegate: view)
    let inner = setup.layer(in: outer, delegate: view)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    inner.position = CGPoint(x: 20, y: 60)
    inner.transform = CATransform3DMakeScale(2, 2, 1)
    // (60 − 50)·2 + 20 = 40, (60 − 50)·2 + 60 − 30 = 50.
    let point = inner.convert(CGPoint(x: 60, y: 60), to: setup.host.root)
    #expect(near(point.x, 40))
    #expect(near(point.y, 50))
    let back = inner.convert(point, from: setup.host.root)
    #expect(near(back.x, 60))
    #expect(near(back.y, 60))
    let rect = outer.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: inner)
    #expect(near(rect.minX, -80))
    #expect(near(rect.width, 20))
    #expect(setup.host.root.hitTest(CGPoint(x: 40, y: 50)) === inner)
  }

  @Test("M-31 M-32 sublayerTransform acts about the parent's anchor: its centre vanishes")
  func perspective() {
    let parent = setup.layer(delegate: view)
    parent.bounds.size = CGSize(width: 375, height: 667)
    parent.position = CGPoint(x: 187.5, y: 333.5)
    parent.sublayerTransform.m34 = -0.002
    let card = setup.layer(in: parent, delegate: view)
    card.bounds.size = CGSize(width: 300, height: 400)
    card.position = CGPoint(x: 187.5, y: 333.5)
    card.transform = CATransform3DMakeRotation(30 * .pi / 180, 0, 1, 0)
    let left = card.convert(CGPoint.zero, to: nil)
    let right = card.convert(CGPoint(x: 300, y: 0), to: nil)
    #expect(near(left.x, 34.6720, 1e-3))
    #expect(near(left.y, 98.2059, 1e-3))
    #expect(near(right.x, 300.4598, 1e-3))
    #expect(near(right.y, 159.5870, 1e-3))
    let back = card.convert(right, from: nil)
    #expect(near(back.x, 300, 1e-6))
    #expect(near(back.y, 0, 1e-6))
  }

  @Test("presentation shows the values of now, knows its model and its family")
  func presentation() throws {
    let layer = setup.layer(delegate: view)
    let child = setup.layer(in: layer, delegate: view)
    setup.animate(1) { layer.position.x = 150 }
    setup.frame(at: 0.5)
    let shown = try #require(layer.presentation())
    #expect(near(shown.position.x, 100))
    #expect(shown.model() === layer)
    #expect(shown.presentation() === shown)
    #expect(layer.model() === layer)
    #expect(shown.sublayers?.first?.model() === child)
    #expect(near(child.presentation()?.superlayer?.position.x ?? 0, 100))
    setup.frame(at: 0.75)
    #expect(near(shown.position.x, 100))
    let point = shown.convert(CGPoint.zero, to: nil)
    #expect(near(point.x, 50))
    shown.position.x = 3
    #expect(layer.position.x == 150)
    #expect(layer.animationKeys() != nil)
  }

  final class Badge: CALayer { var count = 3 }

  @Test("the presentation of a subclass is an instance of it")
  func subclassPresentation() {
    let badge = Badge()
    setup.host.root.addSublayer(badge)
    let shown: Badge? = badge.presentation()
    #expect(shown?.count == 3)
    #expect(shown?.model() === badge)
  }
}
