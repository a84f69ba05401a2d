import Foundation

/// A decomposition of an affine transform that lets an animation of transforms rotate a layer,
/// where an interpolation of the matrix elements would shear it.
///
/// The linear part is `[scaleX 0; shear scaleY]` followed by the rotation; the translation comes
/// last. The difference of two transforms is the difference of their parts, with the rotation in
/// the shorter direction. With additive animations of the differences delta₁, delta₂, …, a layer
/// shows `AffineParts(model).adding(delta₁).adding(delta₂)….transform`.
package struct AffineParts: Hashable, Sendable, Codable {
  /// The translation, in points.
  package var translation: CGVector
  /// The rotation, in radians.
  package var rotation: Double
  /// The horizontal scale.
  package var scaleX: Double
  /// The vertical scale.
  package var scaleY: Double
  /// The horizontal displacement per unit of y before the rotation, not divided by a scale.
  package var shear: Double

  /// The parts of the identity transform.
  package static let identity = AffineParts(CGAffineTransform.identity)

  /// Creates parts from their values.
  package init(
    translation: CGVector, rotation: Double, scaleX: Double, scaleY: Double, shear: Double
  ) {
    self.translation = translation
    self.rotation = rotation
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
  }

  /// Creates the parts of a transform, which may be singular. For a reflection, one of the two
  /// scales is negative: the one that leaves the smaller rotation.
  package init(_ t: CGAffineTransform) {
    let a = Double(t.a)
    let b = Double(t.b)
    let c = Double(t.c)
    let d = Double(t.d)
    translation = CGVector(dx: t.tx, dy: t.ty)
    let mirrorsX = a * d - b * c < 0 && a < d
    scaleX = mirrorsX ? -hypot(a, b) : hypot(a, b)
    if scaleX != 0 {
      rotation = mirrorsX ? atan2(-b, -a) : atan2(b, a)
    } else {
      rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
    }
    let sine = sin(rotation)
    let cosine = cos(rotation)
    shear = c * cosine + d * sine
    scaleY = d * cosine - c * sine
  }

  /// The transform with these parts.
  package var transform: CGAffineTransform {
    let sine = sin(rotation)
    let cosine = cos(rotation)
    return CGAffineTransform(
      a: CGFloat(scaleX * cosine), b: CGFloat(scaleX * sine),
      c: CGFloat(shear * cosine - scaleY * sine), d: CGFloat(shear * sine + scaleY * cosine),
      tx: translation.dx, ty: translation.dy)
  }
}

extension AffineParts: AdditiveInterpolatable {
  /// The parts of the difference of two equal transforms, all of which are 0, including the scales.
  /// The identity differs from `zero`: its scales are 1.
  package static let zero = AffineParts(
    translation: .zero, rotation: 0, scaleX: 0, scaleY: 0, shear: 0)

  /// Returns the sums of these parts and those of `other`.
  package func adding(_ other: AffineParts) -> AffineParts {
    AffineParts(
      translation: translation.adding(other.translation), rotation: rotation + other.rotation,
      scaleX: scaleX + other.scaleX, scaleY: scaleY + other.scaleY, shear: shear + other.shear)
  }

  /// Returns these parts minus those of `other`, with the rotation in (−π, π].
  package func subtracting(_ other: AffineParts) -> AffineParts {
    let turn = (rotation - other.rotation).remainder(dividingBy: 2 * Double.pi)
    return AffineParts(
      translation: translation.subtracting(other.translation),
      rotation: turn <= -Double.pi ? Double.pi : turn,
      scaleX: scaleX - other.scaleX, scaleY: scaleY - other.scaleY, shear: shear - other.shear)
  }

  /// Returns the parts multiplied by a factor.
  package func scaled(by factor: Double) -> AffineParts {
    AffineParts(
      translation: translation.scaled(by: factor), rotation: rotation * factor,
      scaleX: scaleX * factor, scaleY: scaleY * factor, shear: shear * factor)
  }

  /// A norm of all parts, which mixes points, radians and factors. The norm is 0 only for `zero`;
  /// its other values are no distance in any unit.
  package var norm: Double {
    let linear = hypot(hypot(scaleX, scaleY), hypot(shear, rotation))
    return hypot(translation.norm, linear)
  }
}

extension CGAffineTransform: Interpolatable {
  /// Returns the transform at a fraction between this one and `end`. The parts are interpolated,
  /// and the rotation takes the shorter direction.
  package func interpolated(to end: CGAffineTransform, at fraction: Double) -> CGAffineTransform {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return AffineParts(self).interpolated(to: AffineParts(end), at: fraction).transform
  }
}
