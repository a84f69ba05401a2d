import Foundation
import TestMaterial
import Testing

@testable import GlissadeGeometry

@Suite struct ProjectiveTransformTests {
  struct Reference: Decodable {
    struct Frame: Decodable {
      let position: [Double]
      let anchorPoint: [Double]
      let bounds: [Double]
      let transform: String?
      let frame: [Double]
    }
    let frames: [Frame]
  }

  private let card = CGRect(x: 0, y: 0, width: 300, height: 400)

  /// The map of M-31 from a layer's own points to its superlayer's.
  private func toSuperlayer(
    _ transform: CATransform3D, position: CGPoint, anchor: CGPoint, bounds: CGRect
  ) -> CATransform3D {
    var t = CATransform3DMakeTranslation(
      -bounds.origin.x - anchor.x * bounds.width, -bounds.origin.y - anchor.y * bounds.height, 0)
    t = CATransform3DConcat(t, transform)
    return CATransform3DConcat(t, CATransform3DMakeTranslation(position.x, position.y, 0))
  }

  /// The card of M-32, centered in 375×667, turned about y under the container's perspective.
  private func flip(_ degrees: Double, m34: Double) -> ProjectiveTransform {
    let centre = CGPoint(x: 187.5, y: 333.5)
    let turn = CATransform3DMakeRotation(CGFloat(degrees * .pi / 180), 0, 1, 0)
    var lens = CATransform3DIdentity
    lens.m34 = CGFloat(m34)
    let own = toSuperlayer(turn, position: centre, anchor: CGPoint(x: 0.5, y: 0.5), bounds: card)
    var t = CATransform3DConcat(own, CATransform3DMakeTranslation(-centre.x, -centre.y, 0))
    t = CATransform3DConcat(t, lens)
    return ProjectiveTransform(
      CATransform3DConcat(t, CATransform3DMakeTranslation(centre.x, centre.y, 0)))
  }

  @Test("M-32 a flipping card's corners are where the reference has them, at all angles")
  func flipCorners() throws {
    for row in try ReferenceTable("transform_flip_projection.csv", in: .module).rows {
      let t = flip(try row.number("angle_deg"), m34: try row.number("m34"))
      let corner = try #require(row["corner"])
      let point = CGPoint(
        x: corner.hasSuffix("L") ? 0 : card.maxX, y: corner.hasPrefix("T") ? 0 : card.maxY)
      let expected = CGPoint(
        x: try row.number("projected_x_container"), y: try row.number("projected_y_container"))
      #expect(isClose(t.apply(point), expected, within: 1e-6))
      #expect(abs(t.homogeneous(point).w - (try row.number("w"))) < 1e-12)
      let quad = try #require(t.quad(of: card))
      #expect(abs(quad.signedArea - (try row.number("signed_area_of_quad"))) < 1e-6)
    }
  }

  @Test("M-32 the corners the specification names")
  func namedCorners() throws {
    let gentle = try #require(flip(30, m34: -0.002).quad(of: card))
    #expect(isClose(gentle.topLeft, CGPoint(x: 34.6720, y: 98.2059), within: 1e-4))
    #expect(isClose(gentle.topRight, CGPoint(x: 300.4598, y: 159.5870), within: 1e-4))
    let steep = try #require(flip(85, m34: -0.002).quad(of: card))
    #expect(isClose(steep.topLeft, CGPoint(x: 168.8542, y: 48.2509), within: 1e-4))
    #expect(isClose(steep.topRight, CGPoint(x: 197.5653, y: 179.5186), within: 1e-4))
  }

  @Test("M-31 a layer's frame is the bounding box of its bounds in its superlayer")
  func frames() throws {
    let data = try Data(contentsOf: ReferenceTable.url("transform_matrices.json", in: .module))
    for entry in try JSONDecoder().decode(Reference.self, from: data).frames {
      let degrees = try entry.transform.map { text in
        try #require(Double(text.split(separator: " ")[1]))
      }
      let b = entry.bounds
      let bounds = CGRect(x: b[0], y: b[1], width: b[2], height: b[3])
      let t = toSuperlayer(
        CATransform3DMakeRotation(CGFloat((degrees ?? 0) * .pi / 180), 0, 0, 1),
        position: CGPoint(x: entry.position[0], y: entry.position[1]),
        anchor: CGPoint(x: entry.anchorPoint[0], y: entry.anchorPoint[1]), bounds: bounds)
      let f = entry.frame
      let expected = CGRect(x: f[0], y: f[1], width: f[2], height: f[3])
      let box = try #require(ProjectiveTransform(t).boundingBox(of: bounds))
      #expect(isClose(box, expected, within: 1e-6))
      #expect(isClose(bounds.applying(ProjectiveTransform(t).affine), expected, within: 1e-6))
    }
  }

  @Test("a projective transform undone brings every visible point back")
  func inverse() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let t = flip(.random(in: -80...80, using: &generator), m34: -0.001)
      let point = CGPoint(
        x: CGFloat.random(in: 0...300, using: &generator),
        y: CGFloat.random(in: 0...400, using: &generator))
      let image = try #require(t.apply(point))
      let inverse = try #require(t.inverted())
      #expect(isClose(inverse.apply(image), point, within: 1e-7))
      #expect(isClose(t.concatenating(inverse).apply(point), point, within: 1e-7))
    }
    #expect(ProjectiveTransform(CGAffineTransform(scaleX: 0, y: 1)).inverted() == nil)
  }

  @Test("kinds of transform are distinguished exactly")
  func kinds() {
    let shift = ProjectiveTransform(translationX: 3, y: 4)
    #expect(ProjectiveTransform.identity.isIdentity)
    #expect(ProjectiveTransform.identity.isTranslation)
    #expect(!shift.isIdentity)
    #expect(shift.isTranslation)
    #expect(shift.isAffine)
    let scale = ProjectiveTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(scale.isAffine)
    #expect(!scale.isTranslation)
    #expect(!flip(30, m34: -0.002).isAffine)
    #expect(flip(30, m34: 0).isAffine)
    #expect(shift.affine == CGAffineTransform(translationX: 3, y: 4))
    var nearer = CATransform3DIdentity
    nearer.m44 = 2
    #expect(ProjectiveTransform(nearer).affine == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test("what is behind the eye has no image and is cut off the bounding box")
  func behindTheEye() throws {
    // w = 1 − x/100: the eye's plane is at x = 100.
    var t = ProjectiveTransform.identity
    t.m13 = -0.01
    #expect(t.apply(CGPoint(x: 100, y: 0)) == nil)
    #expect(t.apply(CGPoint(x: 150, y: 0)) == nil)
    #expect(isClose(t.apply(CGPoint(x: 50, y: 10)), CGPoint(x: 100, y: 20), within: 1e-9))
    #expect(t.quad(of: CGRect(x: 0, y: 0, width: 200, height: 10)) == nil)
    #expect(t.boundingBox(of: CGRect(x: 120, y: 0, width: 50, height: 10)) == nil)
    let box = try #require(t.boundingBox(of: CGRect(x: 0, y: -10, width: 200, height: 20)))
    #expect(box.minX == 0)
    #expect(box.maxX > 1e6)
    #expect(box.maxX.isFinite)
    #expect(box.minY < -1e5)
    #expect(t.clippedPolygon(of: CGRect(x: 0, y: -10, width: 200, height: 20)).count == 4)
    #expect(t.boundingBox(of: .null) == nil)
  }

  @Test("a quad contains what is inside it, seen from the front and from the back")
  func containment() throws {
    for degrees in [30.0, 150, 210] {
      let t = flip(degrees, m34: -0.002)
      let quad = try #require(t.quad(of: card))
      #expect((quad.signedArea > 0) == (degrees < 90))
      #expect(quad.contains(try #require(t.apply(CGPoint(x: 10, y: 10)))))
      #expect(quad.contains(quad.topLeft))
      #expect(!quad.contains(try #require(t.apply(CGPoint(x: -1, y: 10)))))
      #expect(!quad.contains(try #require(t.apply(CGPoint(x: 10, y: 401)))))
      #expect(quad.boundingBox == t.boundingBox(of: card))
    }
    let edgeOn = ProjectiveQuad(
      topLeft: .zero, topRight: CGPoint(x: 1, y: 0), bottomRight: CGPoint(x: 1, y: 0),
      bottomLeft: .zero)
    #expect(!edgeOn.contains(.zero))
  }
}
