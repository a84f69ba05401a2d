import Foundation
import TestMaterial
import Testing

@testable import GlissadeGeometry

@Suite struct CATransform3DTests {
  struct Reference: Decodable {
    let matrices: [String: [[Double]]]
  }

  private func reference(_ name: String) throws -> CATransform3D {
    let data = try Data(contentsOf: ReferenceTable.url("transform_matrices.json", in: .module))
    let matrices = try JSONDecoder().decode(Reference.self, from: data).matrices
    let rows = try #require(matrices[name], "No reference matrix is called \(name).")
      .map { SIMD4<Double>($0) }
    return CATransform3D(rows: (rows[0], rows[1], rows[2], rows[3]))
  }

  private func perspective(_ m34: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m34 = m34
    return t
  }

  @Test("M-30 rotations about the three axes have the signs of row vectors")
  func rotations() throws {
    for (axis, v) in [("X", [1.0, 0, 0]), ("Y", [0, 1, 0]), ("Z", [0, 0, 1])] {
      let expected = try reference("CATransform3DMakeRotation rot\(axis)(30deg)")
      // The axis' length must not matter.
      for length in [1.0, 7.5] {
        let t = CATransform3DMakeRotation(
          .pi / 6, CGFloat(v[0] * length), CGFloat(v[1] * length), CGFloat(v[2] * length))
        #expect(isClose(t, expected, within: 1e-12))
      }
    }
    let t = CATransform3DMakeRotation(0.3, 0, 1, 0)
    #expect(t.m11 == CGFloat(cos(0.3)))
    #expect(t.m13 == CGFloat(-sin(0.3)))
    #expect(t.m31 == CGFloat(sin(0.3)))
    #expect(t.m33 == CGFloat(cos(0.3)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("M-30 Rotate, Scale and Translate do their part before the transform they are given")
  func concatenationOrder() throws {
    let scale = CATransform3DMakeScale(2, 3, 1)
    let shift = CATransform3DMakeTranslation(10, 20, 0)
    #expect(
      CATransform3DConcat(scale, shift)
        == (try reference("concat(scale(2,3,1), translate(10,20,0)) = scale then translate")))
    #expect(
      CATransform3DTranslate(scale, 10, 20, 0)
        == (try reference("CATransform3DTranslate(scale(2,3,1),10,20,0) = translate then scale")))
    #expect(CATransform3DScale(shift, 2, 3, 1) == CATransform3DConcat(scale, shift))
  }

  @Test("M-30 perspective set before the rotation acts on it")
  func perspectiveBeforeRotation() throws {
    let y = CATransform3DRotate(perspective(-0.002), .pi / 6, 0, 1, 0)
    #expect(
      isClose(
        y, try reference("CATransform3DRotate(m34=-0.002 identity, 30deg, 0,1,0)"), within: 1e-12))
    let x = CATransform3DRotate(perspective(-0.001), .pi / 4, 1, 0, 0)
    #expect(
      isClose(x, try reference("CATransform3DRotate(m34=-1/1000, pi/4, 1,0,0)"), within: 1e-12))
    var after = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    after.m34 = -0.002
    #expect(
      isClose(
        after, try reference("set m34 AFTER rotate (no perspective bug)"), within: 1e-12))
  }

  @Test("M-30 a positive angle about y sends the right edge away from the viewer")
  func positiveAngleGoesAway() throws {
    let t = CATransform3DRotate(perspective(-0.002), 0.5, 0, 1, 0)
    let quad = try #require(
      ProjectiveTransform(t).quad(of: CGRect(x: -100, y: -100, width: 200, height: 200)))
    let left = quad.bottomLeft.y - quad.topLeft.y
    let right = quad.bottomRight.y - quad.topRight.y
    #expect(right < 200)
    #expect(left > 200)
  }

  @Test("a transform times its inverse is the identity, whatever the transform")
  func inverse() {
    var generator = SeededGenerator(seed: 30)
    for _ in 0..<200 {
      var t = CATransform3DMakeTranslation(
        .random(in: -300...300, using: &generator), .random(in: -300...300, using: &generator), 40)
      t = CATransform3DRotate(
        t, .random(in: -3...3, using: &generator), .random(in: -1...1, using: &generator), 1, 0.3)
      t = CATransform3DScale(t, .random(in: 0.2...3, using: &generator), -1.5, 2)
      t = CATransform3DConcat(t, perspective(-1 / .random(in: 500...2000, using: &generator)))
      let product = CATransform3DConcat(t, CATransform3DInvert(t))
      #expect(isClose(product, CATransform3DIdentity, within: 1e-9))
      let other = CATransform3DConcat(CATransform3DInvert(t), t)
      #expect(isClose(other, CATransform3DIdentity, within: 1e-9))
    }
    let singular = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DInvert(singular) == singular)
  }

  @Test("an affine transform survives the conversion to space")
  func affineRoundTrip() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == affine)
    #expect(!CATransform3DIsAffine(perspective(-0.001)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(CATransform3DEqualToTransform(t, t))
    #expect(!CATransform3DEqualToTransform(t, CATransform3DIdentity))
  }

  @Test("a transform is the same after coding")
  func coding() throws {
    let t = CATransform3DRotate(perspective(-0.002), 0.3, 0.1, 0.9, 0.2)
    let data = try JSONEncoder().encode(t)
    #expect(try JSONDecoder().decode(CATransform3D.self, from: data) == t)
  }
}
