import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite struct ReplicatorLayerTests {
  private let silent = ViewLike()
  private let setup = Setup()
  private let row = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    for layer in [setup.host.root, row, dot] { layer.delegate = silent }
    row.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    row.addSublayer(dot)
    setup.host.root.addSublayer(row)
  }

  /// A rectangle that is drawn, in the coordinates of the root.
  private struct Drawn: Equatable {
    var box: CGRect
    var color: CGColor
    var opacity: Double
  }

  private func drawn() -> [Drawn] {
    var all: [Drawn] = []
    func add(_ group: DisplayGroup, _ outer: ProjectiveTransform, _ opacity: Double) {
      let plane = group.transform.concatenating(outer)
      for command in group.commands {
        switch command {
        case .shape(let shape):
          guard let fill = shape.fill, let box = plane.boundingBox(of: shape.outline.rect)
          else { continue }
          all.append(Drawn(box: box, color: fill, opacity: opacity * group.opacity))
        case .group(let inner): add(inner, plane, opacity * group.opacity)
        default: break
        }
      }
    }
    add(setup.flatten().root, .identity, 1)
    return all
  }

  @Test("I-34 each copy is the transform of the one before it, about the layer's center")
  func places() {
    #expect(drawn().map(\.box) == [CGRect(x: 10, y: 20, width: 10, height: 10)])
    row.instanceCount = 3
    row.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    #expect(drawn().map(\.box.minX) == [10, 40, 70])
    row.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
    row.instanceCount = 2
    let turned = drawn().map(\.box)
    #expect(turned.count == 2)
    #expect(abs((turned.last?.minX ?? 0) - 100) < 1e-9)
    #expect(abs((turned.last?.minY ?? 0) - 50) < 1e-9)
    row.instanceCount = 0
    #expect(drawn().isEmpty)
    row.instanceCount = -1
    #expect(row.instanceCount == 0)
  }

  @Test("I-34 the colors are multiplied by a color that changes from copy to copy")
  func colors() {
    row.instanceCount = 3
    row.instanceColor = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
    row.instanceRedOffset = -0.25
    row.instanceAlphaOffset = -0.4
    let all = drawn()
    #expect(all.map(\.color.red) == [0.5, 0.25, 0])
    #expect(all.map(\.color.green) == [0.5, 0.5, 0.5])
    #expect(zip(all.map(\.opacity), [1, 0.6, 0.2]).allSatisfy { abs($0 - $1) < 1e-6 })
    // A component never leaves its range.
    row.instanceRedOffset = 3
    #expect(drawn().map(\.color.red) == [0.5, 1, 1])
  }

  @Test("I-34 each copy's animations lag behind, also those deeper in the tree")
  func delays() throws {
    let inner = CALayer()
    inner.delegate = silent
    inner.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    inner.backgroundColor = .black
    dot.backgroundColor = nil
    dot.addSublayer(inner)
    row.instanceCount = 3
    row.instanceDelay = 0.25
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (2, 102)
    move.duration = 1
    inner.add(move, forKey: "move")
    setup.frame(at: 0.5)
    let places = drawn().map(\.box.minX)
    #expect(zip(places, [60, 35, 10]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(places.count == 3)
    setup.frame(at: 0.75)
    #expect(zip(drawn().map(\.box.minX), [85, 60, 35]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("I-34 the properties are animatable, and a copy of the layer has them")
  func animation() {
    row.instanceCount = 2
    let turn = CABasicAnimation(keyPath: "instanceTransform.translation.x")
    (turn.fromValue, turn.toValue) = (0, 40)
    turn.duration = 1
    row.add(turn, forKey: "turn")
    setup.frame(at: 0.5)
    #expect(zip(drawn().map(\.box.minX), [10, 30]).allSatisfy { abs($0 - $1) < 1e-6 })
    let copy = CAReplicatorLayer(layer: row)
    #expect(copy.instanceCount == 2)
    row.setValue(4, forKeyPath: "instanceCount")
    #expect(row.instanceCount == 4)
  }

  @Test("I-34 with preserved depth the copies keep their places in space")
  func depth() {
    row.instanceCount = 2
    row.instanceTransform = CATransform3DMakeTranslation(0, 0, -100)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    setup.host.root.sublayerTransform = perspective
    let flat = drawn().map(\.box.width)
    #expect(flat == [10, 10])
    row.preservesDepth = true
    let deep = drawn().map(\.box.width)
    // The farther copy is behind the nearer one, and half as large.
    #expect(zip(deep, [5, 10]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(row.hitTest(CGPoint(x: 12, y: 22)) == nil)
  }

  @Test("I-34 an image's pixels are multiplied, and made once for as long as they are shown")
  func images() throws {
    dot.contents = CGImage(width: 1, height: 1, pixels: [0xffc8_6432])
    row.instanceColor = CGColor(red: 0.5, green: 1, blue: 0, alpha: 1)
    func image() -> CGImage? {
      func find(_ group: DisplayGroup) -> CGImage? {
        for command in group.commands {
          if case .image(let image) = command { return image.image }
          if case .group(let inner) = command, let image = find(inner) { return image }
        }
        return nil
      }
      return find(setup.flatten().root)
    }
    let first = try #require(image())
    #expect(first.pixels == [0xff64_6400])
    dot.opacity = 0.5
    #expect(image() === first)
  }
}
