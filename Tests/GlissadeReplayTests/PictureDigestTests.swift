import Foundation
import GlissadeDrawing
import GlissadeGeometry
import TestMaterial
import Testing

@testable import GlissadeReplay

/// A tree of layers whose display lists share the contents that have not changed.
private struct Layers {
  private struct Layer {
    var place = CGPoint.zero
    var opacity = 1.0
    var color = CGColor(gray: 0, alpha: 1)
    var children: [UInt64] = []
    /// The drawing, which frames share until it changes.
    var contents: DisplayContents?
  }

  private var layers: [UInt64: Layer] = [1: Layer()]
  private var random: SeededGenerator
  private var newest: UInt64 = 1

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private func parent(of id: UInt64) -> UInt64? {
    layers.first { $0.value.children.contains(id) }?.key
  }

  /// Forgets the contents of a layer and of its ancestors.
  private mutating func touch(_ id: UInt64?) {
    var next = id
    while let id = next {
      layers[id]?.contents = nil
      next = parent(of: id)
    }
  }

  private func isInside(_ id: UInt64, _ other: UInt64) -> Bool {
    id == other || (layers[other]?.children ?? []).contains { isInside(id, $0) }
  }

  private mutating func detach(_ id: UInt64) {
    touch(id)
    if let parent = parent(of: id) { layers[parent]?.children.removeAll { $0 == id } }
  }

  private mutating func attach(_ id: UInt64, to parent: UInt64) {
    let count = layers[parent]?.children.count ?? 0
    layers[parent]?.children.insert(id, at: Int.random(in: 0...count, using: &random))
    touch(parent)
  }

  private mutating func any() -> UInt64 { layers.keys.sorted().randomElement(using: &random) ?? 1 }

  mutating func change() {
    let id = any()
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      layers[id]?.place.x += 1
      touch(parent(of: id))
    case 1:
      layers[id]?.opacity = Double.random(in: 0...1, using: &random)
      touch(parent(of: id))
    case 2:
      layers[id]?.color = CGColor(gray: Double.random(in: 0...1, using: &random), alpha: 1)
      touch(id)
    case 3 where id != 1:
      let parent = any()
      guard !isInside(parent, id) else { return }
      detach(id)
      attach(id, to: parent)
    case 4 where id != 1 && layers[id]?.children.isEmpty == true:
      detach(id)
      layers[id] = nil
    default:
      newest += 1
      layers[newest] = Layer()
      attach(newest, to: id)
    }
  }

  private mutating func contents(_ id: UInt64, _ layer: Layer) -> DisplayContents {
    if let contents = layer.contents { return contents }
    let outline = RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    var commands = [DrawCommand.shape(ShapeCommand(outline: outline, fill: layer.color))]
    for child in layer.children { commands.append(.group(group(child))) }
    let contents = DisplayContents(clip: nil, shadow: nil, commands: commands)
    layers[id]?.contents = contents
    return contents
  }

  private mutating func group(_ id: UInt64) -> DisplayGroup {
    let layer = layers[id] ?? Layer()
    return DisplayGroup(
      id: id, transform: ProjectiveTransform(translationX: layer.place.x, y: layer.place.y),
      opacity: layer.opacity, contents: contents(id, layer))
  }

  mutating func list() -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 100), scale: 1, background: CGColor(gray: 1, alpha: 1),
      root: group(1))
  }
}

@Suite("Digests of pictures") struct PictureDigestTests {
  @Test(
    "a digest that follows changes equals that of the whole picture, and so do its changes",
    arguments: 1...20)
  func changes(_ seed: UInt64) {
    var layers = Layers(seed: seed)
    let digest = PictureDigest()
    var recorded = RecordedPicture()
    for _ in 0..<200 {
      for _ in 0...Int(seed % 4) { layers.change() }
      let list = layers.list()
      recorded.apply(digest.update(to: list))
      let whole = PictureDigest()
      whole.update(to: list)
      #expect(digest.order == whole.order)
      #expect(whole.order.allSatisfy { digest[$0] == whole[$0] })
      #expect(recorded.groups.count == whole.order.count)
      #expect(whole.order.allSatisfy { recorded.groups[$0] == whole[$0] })
    }
  }

  @Test("a picture that has not changed changes nothing")
  func rest() {
    var layers = Layers(seed: 1)
    for _ in 0..<20 { layers.change() }
    let digest = PictureDigest()
    #expect(!digest.update(to: layers.list()).isEmpty)
    #expect(digest.update(to: layers.list()).isEmpty)
  }
}
