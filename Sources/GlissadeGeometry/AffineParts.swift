import Foundation

/// An affine transform taken apart so that its animation turns instead of shearing.
///
/// The linear part is `[scaleX 0; shear scaleY]` followed by the rotation; the translation comes
/// last. A difference of two transforms is the difference of their parts, with the rotation taken
/// the short way round; an additive animation shows
/// `AffineParts(model).adding(delta₁).adding(delta₂)….transform`.
package struct AffineParts: Hashable, Sendable, Codable {
  package var translation: CGVector
  /// In radians.
  package var rotation: Double
  package var scaleX: Double
  package var scaleY: Double
  /// How far, before the rotation, a point moves in x for each unit of its y; not divided by a
  /// scale.
  package var shear: Double

  package static let identity = AffineParts(CGAffineTransform.identity)

  package init(
    translation: CGVector, rotation: Double, scaleX: Double, scaleY: Double, shear: Double
  ) {
    self.translation = translation
    self.rotation = rotation
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
  }

  /// The parts of any transform, singular ones included; a reflection becomes the negative scale
  /// that needs the smaller rotation.
  package init(_ t: CGAffineTransform) {
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    translation = CGVector(dx: t.tx, dy: t.ty)
    let mirrorsX = a * d - b * c < 0 && a < d
    scaleX = mirrorsX ? -hypot(a, b) : hypot(a, b)
    if scaleX != 0 {
      rotation = mirrorsX ? atan2(-b, -a) : atan2(b, a)
    } else {
      rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
    }
    let (sine, cosine) = (sin(rotation), cos(rotation))
    shear = c * cosine + d * sine
    scaleY = d * cosine - c * sine
  }

  /// The transform these parts make.
  package var transform: CGAffineTransform {
    let (sine, cosine) = (sin(rotation), cos(rotation))
    return CGAffineTransform(
      a: CGFloat(scaleX * cosine), b: CGFloat(scaleX * sine),
      c: CGFloat(shear * cosine - scaleY * sine), d: CGFloat(shear * sine + scaleY * cosine),
      tx: translation.dx, ty: translation.dy)
  }
}

extension AffineParts: AdditiveInterpolatable {
  /// No difference: all parts 0, scales included. Not the identity.
  package static let zero = AffineParts(
    translation: .zero, rotation: 0, scaleX: 0, scaleY: 0, shear: 0)

  package func adding(_ other: AffineParts) -> AffineParts {
    AffineParts(
      translation: translation.adding(other.translation), rotation: rotation + other.rotation,
      scaleX: scaleX + other.scaleX, scaleY: scaleY + other.scaleY, shear: shear + other.shear)
  }

  /// The difference, its rotation wrapped into (−π, π].
  package func subtracting(_ other: AffineParts) -> AffineParts {
    let turn = (rotation - other.rotation).remainder(dividingBy: 2 * Double.pi)
    return AffineParts(
      translation: translation.subtracting(other.translation),
      rotation: turn <= -Double.pi ? Double.pi : turn,
      scaleX: scaleX - other.scaleX, scaleY: scaleY - other.scaleY, shear: shear - other.shear)
  }

  package func scaled(by factor: Double) -> AffineParts {
    AffineParts(
      translation: translation.scaled(by: factor), rotation: rotation * factor,
      scaleX: scaleX * factor, scaleY: scaleY * factor, shear: shear * factor)
  }

  /// Mixes points, radians and factors: good for telling zero from not zero, not as a distance.
  package var norm: Double {
    let linear = hypot(hypot(scaleX, scaleY), hypot(shear, rotation))
    return hypot(translation.norm, linear)
  }
}

extension CGAffineTransform: Interpolatable {
  /// The transform on the way to `end`, part by part, turning the short way round.
  package func interpolated(to end: CGAffineTransform, at fraction: Double) -> CGAffineTransform {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    return AffineParts(self).interpolated(to: AffineParts(end), at: fraction).transform
  }
}
