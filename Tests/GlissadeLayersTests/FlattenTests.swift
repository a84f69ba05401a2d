import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Flattening the tree to a display list")
struct FlattenTests {
  let setup = Setup()
  let view = ViewLike()

  private func groups(_ group: DisplayGroup) -> [DisplayGroup] {
    group.commands.compactMap { if case .group(let inner) = $0 { inner } else { nil } }
  }

  private var top: [DisplayGroup] { groups(setup.flatten().root) }

  @Test("background, contents, sublayers and border, in this order")
  func order() {
    let layer = setup.layer(delegate: view)
    layer.contents = CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])
    layer.contentCommands = [.shape(ShapeCommand(outline: RoundedRect(.zero), fill: .black))]
    layer.borderWidth = 2
    let child = setup.layer(in: layer, delegate: view)
    child.opacity = 0.5
    let commands = top[0].commands
    #expect(commands.count == 5)
    guard commands.count == 5, case .shape(let fill) = commands[0], case .image = commands[1],
      case .shape = commands[2], case .group(let inner) = commands[3],
      case .shape(let border) = commands[4]
    else { return #expect(Bool(false), "\(commands)") }
    #expect(fill.fill == layer.backgroundColor)
    #expect(fill.border == nil)
    #expect(border.fill == nil)
    #expect(border.border == Border(width: 2, color: .black))
    #expect(inner.opacity == 0.5)
  }

  @Test("an unchanged subtree shares its storage, and a moved one does too")
  func sharing() {
    let layer = setup.layer(delegate: view)
    let still = setup.layer(delegate: view)
    setup.layer(in: layer, delegate: view).cornerRadius = 3
    let before = top
    layer.position.x = 70
    layer.opacity = 0.5
    #expect(setup.host.needsFlatten)
    let after = top
    #expect(after[0].contents === before[0].contents)
    #expect(after[1].contents === before[1].contents)
    #expect(after[0].transform != before[0].transform)
    #expect(after[0].opacity == 0.5)
    still.cornerRadius = 4
    #expect(top[0].contents === before[0].contents)
    #expect(top[1].contents !== before[1].contents)
  }

  @Test("a changed layer shows, at any depth, and only its ancestors are made again")
  func changedLeaf() {
    var chain = [setup.layer(delegate: view)]
    for _ in 0..<5 { chain.append(setup.layer(in: chain.last, delegate: view)) }
    let sibling = setup.layer(in: chain[2], delegate: view)
    let before = setup.flatten()
    chain[5].backgroundColor = .black
    #expect(setup.host.needsFlatten)
    let after = setup.flatten()
    #expect(after != before)
    #expect(!setup.host.needsFlatten)
    func level(_ list: DisplayList, _ depth: Int) -> [DisplayGroup] {
      depth == 0 ? groups(list.root) : groups(level(list, depth - 1)[0])
    }
    #expect(level(after, 3)[1].contents === level(before, 3)[1].contents)
    #expect(level(after, 5)[0].contents !== level(before, 5)[0].contents)
    #expect(sibling.superlayer === chain[2])
  }

  @Test("nothing changed: the same list, and no need for another")
  func idle() {
    let layer = setup.layer(delegate: view)
    let first = setup.flatten()
    #expect(!setup.host.needsFlatten)
    #expect(!setup.host.isMoving)
    layer.position = layer.position
    layer.isHidden = false
    layer.contentCommands = []
    layer.cornerRadius = 0
    layer.masksToBounds = false
    #expect(!setup.host.needsFlatten)
    #expect(setup.flatten() == first)
  }

  @Test("hidden, transparent and edge-on layers vanish with all in them, and come back")
  func vanishing() {
    let layer = setup.layer(delegate: view)
    setup.layer(in: layer, delegate: view).cornerRadius = 1
    let changes: [(CALayer) -> Void] = [
      { $0.isHidden = true }, { $0.opacity = 0 },
      { $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0) },
      { $0.transform = CATransform3DMakeScale(0, 1, 1) },
    ]
    for change in changes {
      change(layer)
      #expect(top.isEmpty)
      // Changed while it is not seen.
      layer.cornerRadius += 1
      #expect(top.isEmpty)
      (layer.isHidden, layer.opacity, layer.transform) = (false, 1, CATransform3DIdentity)
      guard case .shape(let shape) = top[0].commands[0] else { return #expect(Bool(false)) }
      #expect(shape.outline.topLeft == layer.cornerRadius)
      #expect(groups(top[0]).count == 1)
    }
  }

  @Test("a back shows unless the layer has none, also if it was never seen before")
  func backFace() {
    let layer = setup.layer(delegate: view)
    layer.isDoubleSided = false
    layer.transform = CATransform3DMakeRotation(.pi * 0.8, 0, 1, 0)
    #expect(top.isEmpty)
    layer.isDoubleSided = true
    #expect(setup.host.needsFlatten)
    #expect(top.count == 1)
    layer.isDoubleSided = false
    #expect(top.isEmpty)
    layer.transform = CATransform3DMakeRotation(.pi * 2.2, 0, 1, 0)
    #expect(top.count == 1)
  }

  @Test("siblings are ordered by zPosition, then by addition, animated too")
  func depth() {
    let layers = (0..<3).map { index in
      let layer = setup.layer(delegate: view)
      layer.cornerRadius = CGFloat(index + 1)
      return layer
    }
    func order() -> [Int] {
      top.map { group in
        guard case .shape(let shape) = group.commands[0] else { return -1 }
        return Int(shape.outline.topLeft) - 1
      }
    }
    #expect(order() == [0, 1, 2])
    layers[0].zPosition = 1
    #expect(order() == [1, 2, 0])
    layers[1].zPosition = 1
    #expect(order() == [2, 0, 1])
    setup.animate(1) { layers[2].zPosition = 4 }
    setup.frame(at: 0.1)
    #expect(order() == [2, 0, 1])
    setup.frame(at: 0.5)
    #expect(order() == [0, 1, 2])
  }

  @Test("masksToBounds clips contents and sublayers to the outline, not the border")
  func masking() {
    let layer = setup.layer(delegate: view)
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.borderWidth = 1
    setup.layer(in: layer, delegate: view).cornerRadius = 1
    layer.masksToBounds = true
    guard top[0].commands.count == 3, case .group(let masked) = top[0].commands[1] else {
      return #expect(Bool(false))
    }
    #expect(masked.clip?.topLeft == 12)
    #expect(masked.clip?.bottomRight == 12)
    #expect(masked.clip?.topRight == 0)
    #expect(masked.clip?.bottomLeft == 0)
    #expect(groups(masked).count == 1)
  }

  @Test("corners never overlap, and negative ones are none")
  func corners() {
    let layer = setup.layer(delegate: view)
    layer.bounds.size = CGSize(width: 100, height: 30)
    layer.cornerRadius = 80
    #expect(layer.modelValues.appearance.outline.topLeft == 15)
    layer.cornerRadius = -3
    #expect(layer.modelValues.appearance.outline.isRectangular)
  }

  @Test("an animated layer shows each frame; once it is still, nothing is asked for")
  func animated() {
    let layer = setup.layer(delegate: view)
    setup.flatten()
    setup.animate(0.5) {
      layer.position.x = 150
      layer.cornerRadius = 20
    }
    var last = setup.flatten()
    for frame in 1...30 {
      setup.frame(at: Double(frame) / 60)
      #expect(setup.list != last, "frame \(frame)")
      last = setup.list
    }
    #expect(!setup.host.isMoving)
    #expect(!setup.host.needsFlatten)
    setup.frame(at: 0.6)
    #expect(setup.list == last)
    #expect(!setup.host.needsFlatten)
  }

  @Test("only a moving clock asks for frames; a paused one when it is moved")
  func heldClock() {
    let layer = setup.layer(delegate: view)
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform { setup.animate(1) { layer.cornerRadius = 40 } }
    setup.frame(at: 0.1)
    setup.frame(at: 0.2)
    #expect(!setup.host.isMoving)
    #expect(!setup.host.needsFlatten)
    let before = setup.list
    clock.hold(at: 0.5)
    #expect(setup.host.needsFlatten)
    setup.frame(at: 0.3)
    #expect(setup.list != before)
  }

  @Test("the same tree made in the same way has the same identities in any scene")
  func identities() {
    func ids() -> [UInt64] {
      let other = Setup()
      _ = other.layer(delegate: view)
      _ = other.layer(in: other.layer(delegate: view), delegate: view)
      return groups(other.flatten().root).map(\.id)
    }
    #expect(ids() == ids())
    #expect(Set(ids()).count == 2)
  }
}
