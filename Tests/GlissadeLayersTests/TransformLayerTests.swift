import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Transform layers") struct TransformLayerTests {
  private let setup = Setup()
  private let view = ViewLike()

  /// A layer of 100×100 with a perspective, a transform layer in it, and two sides of a card.
  private func card(_ turn: CGFloat) -> (card: CALayer, sides: [CALayer]) {
    let outer = setup.layer(delegate: view)
    outer.sublayerTransform.m34 = -1 / 500
    let card = CATransformLayer()
    card.delegate = view
    card.bounds = outer.bounds
    card.position = CGPoint(x: 50, y: 50)
    card.transform = CATransform3DMakeRotation(turn, 0, 1, 0)
    outer.addSublayer(card)
    let sides = [20, -20].map { depth -> CALayer in
      let side = setup.layer(in: card, delegate: view)
      side.zPosition = CGFloat(depth)
      return side
    }
    return (card, sides)
  }

  private var drawn: [UInt64] {
    guard case .group(let outer)? = setup.flatten().root.commands.last else { return [] }
    return outer.commands.compactMap { if case .group(let group) = $0 { group.id } else { nil } }
  }

  @Test("I-11 sublayers keep their depth, and are drawn by it")
  func depth() {
    let (card, sides) = card(0)
    _ = setup.flatten()
    #expect(drawn == [sides[1].pictureID, sides[0].pictureID])
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(drawn == [sides[0].pictureID, sides[1].pictureID])
  }

  @Test("I-11 the nearer side is larger, and its frame is where it is seen")
  func perspective() {
    let (_, sides) = card(0)
    let near = sides[0].convert(CGPoint(x: 0, y: 50), to: nil)
    let far = sides[1].convert(CGPoint(x: 0, y: 50), to: nil)
    // x is 50 left of the center, enlarged by 1 / (1 − z/500).
    #expect(abs(near.x - (50 - 50 / (1 - 20 / 500.0))) < 1e-9)
    #expect(abs(far.x - (50 - 50 / (1 + 20 / 500.0))) < 1e-9)
    #expect(abs(sides[0].shownFrame.minX - near.x) < 1e-9)
    let back = sides[0].convert(near, from: nil)
    #expect(abs(back.x) < 1e-9)
  }

  @Test("I-11 it draws nothing itself, and its opacity applies to each sublayer")
  func opacity() {
    let (card, _) = card(0)
    card.backgroundColor = .black
    card.opacity = 0.5
    guard case .group(let outer)? = setup.flatten().root.commands.last else { return }
    let groups = outer.commands.compactMap { command -> DisplayGroup? in
      if case .group(let group) = command { group } else { nil }
    }
    #expect(groups.map(\.opacity) == [0.5, 0.5])
    card.isHidden = true
    #expect(drawn == [])
    #expect(card.hitTest(CGPoint(x: 50, y: 50)) == nil)
  }

  @Test("I-11 a change within a transform layer reaches the picture")
  func changes() {
    let (_, sides) = card(0.3)
    _ = setup.flatten()
    setup.host.needsFlatten = false
    sides[0].backgroundColor = .black
    #expect(setup.host.needsFlatten)
  }
}
