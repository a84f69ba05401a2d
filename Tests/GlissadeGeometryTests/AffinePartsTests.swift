import Foundation
import TestMaterial
import Testing

@testable import GlissadeGeometry

@Suite struct AffinePartsTests {
  @Test("any affine transform is put together again from its parts, reflections included")
  func recomposition() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      let v = (0..<6).map { _ in CGFloat.random(in: -5...5, using: &generator) }
      let t = CGAffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
      #expect(isClose(AffineParts(t).transform, t, within: 1e-12))
    }
  }

  @Test("a transform with a scale of zero is put together again")
  func singular() {
    let rotation = CGAffineTransform(rotationAngle: 0.7)
    for scale in [(0.0, 0.0), (0, 2), (3, 0), (0, -2)] {
      let t = CGAffineTransform(scaleX: scale.0, y: scale.1).concatenating(rotation)
      #expect(isClose(AffineParts(t).transform, t, within: 1e-12))
    }
    #expect(AffineParts(CGAffineTransform(scaleX: 0, y: 0)).rotation == 0)
  }

  @Test("the parts of a translation and of a scale are exact")
  func exactness() {
    let t = CGAffineTransform(a: 0.3, b: 0, c: 0, d: 0.7, tx: 0.1, ty: 0.2)
    #expect(AffineParts(t).transform == t)
    #expect(AffineParts.identity.transform == .identity)
    #expect(AffineParts(CGAffineTransform(scaleX: -2, y: 1)).rotation == 0)
    #expect(AffineParts(CGAffineTransform(scaleX: 1, y: -2)).rotation == 0)
  }

  @Test("a difference turns the shorter direction, and a half turn counts as positive")
  func shortWay() {
    let plus = AffineParts(CGAffineTransform(rotationAngle: 3))
    let minus = AffineParts(CGAffineTransform(rotationAngle: -3))
    #expect(abs(minus.subtracting(plus).rotation - (2 * .pi - 6)) < 1e-12)
    var half = AffineParts.identity
    half.rotation = -.pi
    #expect(half.subtracting(.identity).rotation == .pi)
  }

  @Test("I-02 deltas of two animations add up: model plus what is left of each")
  func additivity() {
    let first = AffineParts(CGAffineTransform(rotationAngle: 0.2).scaledBy(x: 2, y: 2))
    let second = AffineParts(CGAffineTransform(rotationAngle: 0.8).translatedBy(x: 30, y: 0))
    let model = AffineParts(CGAffineTransform(rotationAngle: 1.4))
    let shown = model.adding(first.subtracting(second).scaled(by: 0.25))
      .adding(second.subtracting(model).scaled(by: 0.5))
    #expect(abs(shown.rotation - (1.4 - 0.6 * 0.25 - 0.6 * 0.5)) < 1e-12)
    #expect(abs(shown.scaleX - (1 + 1 * 0.25)) < 1e-12)
    let delta = first.subtracting(first)
    #expect(delta.norm == 0)
  }

  @Test("halfway through a rotation a transform is rotated, not shrunk")
  func interpolation() {
    let end = CGAffineTransform(rotationAngle: 2)
    let half = CGAffineTransform.identity.interpolated(to: end, at: 0.5)
    #expect(isClose(half, CGAffineTransform(rotationAngle: 1), within: 1e-12))
    #expect(CGAffineTransform.identity.interpolated(to: end, at: 1) == end)
    #expect(CGAffineTransform.identity.interpolated(to: end, at: 0) == .identity)
  }
}
