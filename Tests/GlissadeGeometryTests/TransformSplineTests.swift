import Foundation
import Testing

@testable import GlissadeGeometry

/// Tests of M-28, M-29: transforms on the spline.
@Suite struct TransformSplineTests {
  private func rotation(_ angle: Double, x: Double = 0, y: Double = 1, z: Double = 0)
    -> CATransform3D
  {
    CATransform3DMakeRotation(angle, x, y, z)
  }

  private func angle(_ t: CATransform3D) -> Double { atan2(-t.m13, t.m11) }

  /// The Hermite weights of a run's only span.
  private func weights(_ f: Double) -> SIMD4<Double> {
    let h = (3 - 2 * f) * f * f + 0.5 * (((f - 2) * f + 1) * f + (f - 1) * f * f)
    return SIMD4(0, 1 - h, h, 0)
  }

  @Test("M-28 about one axis the angle goes as a number does, through a quarter turn and beyond")
  func oneAxis() {
    let angles = [0, Double.pi / 2, Double.pi, 3 * Double.pi / 2]
    let spline = TransformSpline(angles.map { rotation($0) }, before: 0.5, after: 0.5)
    for step in 0...20 {
      let f = Double(step) / 20
      let shown = spline.value(at: f, weights: SIMD4(0, 1 - f, f, 0))
      let expected = Double.pi / 2 * (1 + f)
      #expect(abs((angle(shown) - expected).remainder(dividingBy: 2 * .pi)) < 1e-9)
    }
  }

  @Test("M-28 M-29 halfway from 0 to a quarter turn alone is an eighth, within 1e-9")
  func halfWay() {
    let (start, end) = (rotation(0), rotation(-Double.pi / 2))
    let spline = TransformSpline([start, start, end, end], before: nil, after: nil)
    #expect(abs(angle(spline.value(at: 0.5, weights: weights(0.5))) + .pi / 4) < 1e-9)
    // This is the value of a scalar spline with tangents of half the chord.
    #expect(
      abs(angle(spline.value(at: 0.2, weights: weights(0.2))) + .pi / 2 * weights(0.2)[2]) < 1e-9)
  }

  @Test("M-29 across a key turns about different axes keep their speed")
  func smoothAcrossKeys() {
    let keys = [
      rotation(0), rotation(0.7, x: 1, y: 0.2), rotation(1.3, x: 0.3, y: 1, z: 0.5),
      rotation(0.4, x: 0, y: 0, z: 1), rotation(-0.5, x: 1, y: 1, z: 1),
    ]
    let first = TransformSpline(Array(keys[0...3]), before: 0.5, after: 0.5)
    let second = TransformSpline(Array(keys[1...4]), before: 0.5, after: 0.5)
    let step = 1e-5
    let at = keys[2]
    let before = first.value(at: 1 - step, weights: SIMD4(0, 0, 1, 0))
    let after = second.value(at: step, weights: SIMD4(0, 1, 0, 0))
    #expect(isClose(first.value(at: 1, weights: SIMD4(0, 0, 1, 0)), at, within: 1e-9))
    #expect(isClose(second.value(at: 0, weights: SIMD4(0, 1, 0, 0)), at, within: 1e-9))
    for member in [\CATransform3D.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33] {
      let (arriving, leaving) = (
        (at[keyPath: member] - before[keyPath: member]) / step,
        (after[keyPath: member] - at[keyPath: member]) / step
      )
      #expect(abs(arriving - leaving) < 1e-3)
    }
  }

  @Test("what is no rotation goes by the weights; a flattened key mixes member by member")
  func otherParts() {
    let keys = [0.0, 10, 30, 40].map { CATransform3DMakeTranslation($0, 2 * $0, -$0) }
    let weights = SIMD4(-0.1, 0.6, 0.6, -0.1)
    let shown = TransformSpline(keys, before: 0.5, after: 0.5).value(at: 0.5, weights: weights)
    #expect(abs(shown.m41 - 20) < 1e-9)
    #expect(abs(shown.m42 - 40) < 1e-9)
    #expect(abs(shown.m43 + 20) < 1e-9)
    let flat = CATransform3DMakeScale(0, 1, 1)
    let mixed = TransformSpline(
      [flat, flat, CATransform3DIdentity, CATransform3DIdentity], before: nil, after: nil)
    #expect(abs(mixed.value(at: 0.5, weights: SIMD4(0, 0.5, 0.5, 0)).m11 - 0.5) < 1e-9)
  }
}
