import Foundation
import GlissadeDrawing
import GlissadeGeometry
import TestMaterial
import Testing

@testable import GlissadeLayers

/// The promise of the cache: a list that reuses parts of earlier ones equals the list that is
/// created anew from the same tree.
@MainActor @Suite("Flattening after random edits")
struct FlattenFuzzTests {
  let view = ViewLike()

  @Test(
    "a list made bit by bit equals one made afresh, and is made whenever it must be",
    arguments: 1...12)
  func incremental(seed: UInt64) {
    let setup = Setup()
    var random = SeededGenerator(seed: seed)
    var layers = [setup.host.root]
    var time = 0.0
    for step in 0..<250 {
      for _ in 0..<Int.random(in: 0...3, using: &random) { edit(setup, &layers, &random) }
      time += Double(Int.random(in: 0...3, using: &random)) / 60
      setup.enter()
      setup.host.setNow(time)
      setup.host.step()
      let before = setup.list
      let mustBeMade = setup.host.needsFlatten
      let list = setup.flatten()
      #expect(mustBeMade || list == before, "seed \(seed), step \(step): a change was not noticed")
      #expect(list == afresh(setup), "seed \(seed), step \(step)")
    }
  }

  /// The same tree flattened with every cache empty.
  private func afresh(_ setup: Setup) -> DisplayList {
    func walk(_ layer: CALayer, _ visit: (CALayer) -> Void) {
      visit(layer)
      layer.children.forEach { walk($0, visit) }
    }
    var kept: [ObjectIdentifier: FlattenCache] = [:]
    walk(setup.host.root) {
      kept[ObjectIdentifier($0)] = $0.cache
      $0.cache = FlattenCache()
    }
    let list = setup.host.flatten(size: setup.size, scale: 1, background: .black)
    walk(setup.host.root) { $0.cache = kept[ObjectIdentifier($0)] ?? FlattenCache() }
    return list
  }

  private func edit(
    _ setup: Setup, _ layers: inout [CALayer], _ random: inout SeededGenerator
  ) {
    let layer = layers[Int.random(in: 0..<layers.count, using: &random)]
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: layers.append(setup.layer(in: layer, delegate: view))
    case 2 where layer !== setup.host.root: move(layer, in: layers, &random)
    case 3, 4: setup.animate(0.2) { change(layer, &random) }
    case 5: layer.removeAllAnimations()
    default: change(layer, &random)
    }
  }

  /// The layer moves to another layer's tree, or out of every tree.
  private func move(_ layer: CALayer, in layers: [CALayer], _ random: inout SeededGenerator) {
    let other = layers[Int.random(in: 0..<layers.count, using: &random)]
    if other.isIn(layer) { return layer.removeFromSuperlayer() }
    other.insertSublayer(layer, at: UInt32.random(in: 0...3, using: &random))
  }

  private func change(_ layer: CALayer, _ random: inout SeededGenerator) {
    let number = CGFloat(Int.random(in: 0...4, using: &random))
    switch Int.random(in: 0..<14, using: &random) {
    case 0: layer.position.x = number * 10
    case 1: layer.isHidden.toggle()
    case 2: layer.opacity = Float(number) / 4
    case 3: layer.cornerRadius = number
    case 4: layer.zPosition = number
    case 5: layer.transform = CATransform3DMakeRotation(number * .pi / 4, 0, 1, 0)
    case 6: layer.isDoubleSided.toggle()
    case 7: layer.masksToBounds.toggle()
    case 8: layer.bounds.size.width = 20 * number
    case 9: layer.sublayerTransform = CATransform3DMakeRotation(number * .pi / 4, 0, 1, 0)
    case 10: layer.shadowOpacity = Float(number) / 4
    case 11: layer.backgroundColor = number == 0 ? nil : CGColor(gray: number / 4, alpha: 1)
    case 12: layer.transform = CATransform3DMakeTranslation(number, number, 0)
    default: layer.contentsGravity = .center
    }
  }
}
