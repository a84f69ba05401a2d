import Foundation
import TestMaterial
import Testing

@testable import GlissadeGeometry

@Suite struct CATransform3DInterpolationTests {
  private func rotation(_ angle: Double, about axis: (Double, Double, Double) = (0, 1, 0))
    -> CATransform3D
  {
    CATransform3DMakeRotation(CGFloat(angle), CGFloat(axis.0), CGFloat(axis.1), CGFloat(axis.2))
  }

  @Test("M-28 from the identity to a quarter turn about y the angle grows evenly")
  func quarterTurn() {
    let end = rotation(-.pi / 2)
    for fraction in [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1] {
      let t = CATransform3DIdentity.interpolated(to: end, at: fraction)
      #expect(isClose(t, rotation(-.pi / 2 * fraction), within: 1e-9))
    }
  }

  @Test("M-28 perspective, translation and scale go along in a straight line")
  func partsTogether() {
    var start = CATransform3DIdentity
    start.m34 = -0.002
    var lens = CATransform3DIdentity
    lens.m34 = -0.001
    var end = CATransform3DMakeScale(3, 0.5, 1)
    end = CATransform3DConcat(end, rotation(1.2))
    end = CATransform3DConcat(end, CATransform3DMakeTranslation(40, -20, 100))
    end = CATransform3DConcat(end, lens)
    var half = CATransform3DConcat(CATransform3DMakeScale(2, 0.75, 1), rotation(0.6))
    half = CATransform3DConcat(half, CATransform3DMakeTranslation(20, -10, 50))
    lens.m34 = -0.0015
    half = CATransform3DConcat(half, lens)
    #expect(isClose(start.interpolated(to: end, at: 0.5), half, within: 1e-9))
    #expect(start.interpolated(to: end, at: 0) == start)
    #expect(start.interpolated(to: end, at: 1) == end)
  }

  @Test("M-28 any transform with an inverse is put together again from its parts")
  func recomposition() throws {
    var generator = SeededGenerator(seed: 28)
    func random(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &generator))
    }
    for _ in 0..<300 {
      var t = CATransform3DMakeScale(random(0.1...3), random(-3...(-0.1)), random(-2...(-0.2)))
      (t.m21, t.m31, t.m32) = (random(-1...1), random(-1...1), random(-1...1))
      t = CATransform3DConcat(
        t, rotation(Double(random(-3.1...3.1)), about: (Double(random(-1...1)), 0.4, 0.2)))
      t = CATransform3DConcat(t, CATransform3DMakeTranslation(random(-99...99), 5, random(-9...9)))
      if random(0...1) < 0.5 { t.m34 = random(-0.002...0.002) }
      #expect(isClose(try #require(SpatialParts(t)).transform, t, within: 1e-9))
    }
  }

  @Test("M-28 a mirrored layer flips through flat without turning")
  func mirror() {
    let half = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), at: 0.25)
    #expect(isClose(half, CATransform3DMakeScale(0.5, 1, 1), within: 1e-12))
  }

  @Test("M-28 a rotation goes the shorter direction, also between two that are not the identity")
  func shortWay() {
    let (start, end) = (rotation(3, about: (0, 0, 1)), rotation(-3, about: (0, 0, 1)))
    let half = start.interpolated(to: end, at: 0.5)
    #expect(isClose(half, rotation(.pi, about: (0, 0, 1)), within: 1e-9))
    // Far enough apart that their quaternions lie on opposite sides.
    let third = rotation(-1, about: (0, 0, 1))
    let between = rotation(3 + (.pi - 2), about: (0, 0, 1))
    #expect(isClose(start.interpolated(to: third, at: 0.5), between, within: 1e-9))
    let near = rotation(0.3).interpolated(to: rotation(0.3 + 1e-7), at: 0.5)
    #expect(isClose(near, rotation(0.3 + 5e-8), within: 1e-12))
  }

  @Test("M-28 a singular matrix is interpolated member by member")
  func singular() {
    let flat = CATransform3DMakeScale(0, 0, 1)
    let t = CATransform3DIdentity.interpolated(to: flat, at: 0.25)
    #expect(t == CATransform3DMakeScale(0.75, 0.75, 1))
  }
}
