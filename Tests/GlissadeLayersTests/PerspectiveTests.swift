import Foundation
import GlissadeDrawing
import GlissadeGeometry
import TestMaterial
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Layers in perspective")
struct PerspectiveTests {
  let host = LayerHost()
  let view = ViewLike()
  let container = CALayer()
  let card = CALayer()

  init() {
    for layer in [host.root, container, card] { layer.delegate = view }
    host.root.anchorPoint = .zero
    host.root.bounds.size = CGSize(width: 375, height: 667)
    container.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
    container.position = CGPoint(x: 187.5, y: 333.5)
    card.bounds = CGRect(x: 0, y: 0, width: 300, height: 400)
    card.position = CGPoint(x: 187.5, y: 333.5)
    card.backgroundColor = .white
    host.root.addSublayer(container)
    container.addSublayer(card)
    container.sublayerTransform.m34 = -0.002
  }

  private func turn(_ degrees: Double) {
    card.transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
  }

  private var corners: [CGPoint] {
    let b = card.bounds
    return [(0, 0), (1, 0), (1, 1), (0, 1)].map {
      card.convert(CGPoint(x: b.width * $0.0, y: b.height * $0.1), to: container)
    }
  }

  private var shown: [DisplayGroup] {
    let list = host.flatten(size: host.root.bounds.size, scale: 1, background: .black)
    guard case .group(let outer)? = list.root.commands.first else { return [] }
    return outer.commands.compactMap { if case .group(let inner) = $0 { inner } else { nil } }
  }

  @Test("M-31 M-32 in a tree, too, a card's corners are where the reference has them")
  func referenceCorners() throws {
    let names = ["TL", "TR", "BR", "BL"]
    var count = 0
    for row in try ReferenceTable("transform_flip_projection.csv", in: .module).rows {
      container.sublayerTransform.m34 = try row.number("m34")
      turn(try row.number("angle_deg"))
      let index = try #require(names.firstIndex(of: row["corner"] ?? ""))
      let expected = CGPoint(
        x: try row.number("projected_x_container"), y: try row.number("projected_y_container"))
      let corner = corners[index]
      #expect(near(corner.x, expected.x, 1e-6))
      #expect(near(corner.y, expected.y, 1e-6))
      // The flattened layer has the same transform.
      if abs(cos(try row.number("angle_deg") * .pi / 180)) > 1e-9 {
        let b = card.bounds
        let own = CGPoint(
          x: [0, b.maxX, b.maxX, 0][index], y: [0, 0, b.maxY, b.maxY][index])
        let place = try #require(shown.first?.transform.apply(own))
        #expect(near(place.x, expected.x, 1e-6))
        #expect(near(place.y, expected.y, 1e-6))
      }
      count += 1
    }
    #expect(count >= 40)
  }

  @Test("M-31 the vanishing point is the parent's anchor, wherever the child stands")
  func vanishingPoint() {
    turn(90)
    card.position = CGPoint(x: 187.5, y: 200)
    #expect(shown.isEmpty)
    // Beside the eye, its side is seen.
    card.position.x = 60
    #expect(shown.count == 1)
    container.anchorPoint = CGPoint(x: 0.16, y: 0.5)
    #expect(shown.isEmpty)
  }

  @Test("I-06 a point hits a turned layer exactly where the layer is seen")
  func hits() {
    var generator = SeededGenerator(seed: 7)
    for degrees in [-75.0, -20, 35, 60, 84, 130, 200] {
      turn(degrees)
      let quad = ProjectiveQuad(
        topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
      var hits = 0
      for _ in 0..<400 {
        let point = CGPoint(
          x: CGFloat.random(in: 0..<375, using: &generator),
          y: CGFloat.random(in: 0..<667, using: &generator))
        let hit = container.hitTest(point)
        #expect((hit === card) == quad.contains(point), "\(point) at \(degrees)°")
        let own = card.touchedPointFromSuperlayer(point)
        #expect((own.map(card.bounds.contains) ?? false) == quad.contains(point))
        if hit === card { hits += 1 }
      }
      #expect(hits > 10)
    }
  }

  @Test("I-06 edge-on there is nothing to see and nothing to hit")
  func edgeOn() {
    for degrees in [90.0, -90, 270] {
      turn(degrees)
      #expect(shown.isEmpty)
      for x in stride(from: 180.0, through: 195, by: 0.5) {
        #expect(container.hitTest(CGPoint(x: x, y: 333)) === container)
        #expect(card.touchedPointFromSuperlayer(CGPoint(x: x, y: 333)) == nil)
      }
      // No place in it: the point is restored as it came.
      #expect(card.convert(CGPoint(x: 3, y: 4), from: container) == CGPoint(x: 3, y: 4))
    }
  }

  @Test("I-06 a back that is not shown is not hit either; one behind the eye is neither")
  func backs() {
    card.isDoubleSided = false
    turn(179)
    #expect(shown.isEmpty)
    #expect(container.hitTest(CGPoint(x: 187, y: 333)) === container)
    turn(359)
    #expect(shown.count == 1)
    #expect(container.hitTest(CGPoint(x: 187, y: 333)) === card)
    card.isDoubleSided = true
    card.transform = CATransform3DMakeTranslation(0, 0, 501)
    #expect(container.hitTest(CGPoint(x: 187, y: 333)) === container)
    // A corner of it behind the eye, seen from behind.
    container.sublayerTransform.m34 = -0.01
    card.isDoubleSided = false
    turn(100)
    #expect(shown.isEmpty)
    turn(80)
    #expect(shown.count == 1)
  }

  @Test("what is nearer by zPosition is larger, drawn later and hit first")
  func depth() {
    let other = CALayer()
    other.delegate = view
    other.bounds = card.bounds
    other.position = card.position
    container.addSublayer(other)
    let point = CGPoint(x: 187, y: 333)
    #expect(container.hitTest(point) === other)
    card.zPosition = 100
    #expect(container.hitTest(point) === card)
    #expect(near(corners[1].x - corners[0].x, 300 / 0.8, 1e-9))
    #expect(shown.map(\.transform.m33).map { ($0 * 10).rounded() } == [10, 8])
  }

  @Test("a rectangle that passes the eye has a finite box")
  func passing() {
    container.sublayerTransform.m34 = -0.01
    turn(70)
    let box = card.convert(card.bounds, to: container)
    #expect(box.minX.isFinite)
    #expect(box.width.isFinite)
    #expect(box.width > 1e4)
    #expect(card.frame.width > 0)
  }
}
