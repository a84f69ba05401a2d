import GlissadeGeometry
import UIKitCore

/// The decomposition of an item's transform into a rotation and a remaining part, which does not
/// change while the body rotates.
struct ItemPose {
  /// The item's transform when it was read, without translation and with respect to the axes of the
  /// reference view.
  private let read: CGAffineTransform
  /// The rotation of the item's transform when it was read, in radians.
  let angle: CGFloat
  /// The item's transform when it was read, without translation and rotation.
  let stretch: CGAffineTransform

  /// Decomposes a transform.
  ///
  /// - Parameters:
  ///   - transform: The item's transform.
  ///   - turning: The linear part of the transform from the item's superview to the reference view.
  init(_ transform: CGAffineTransform, turning: CGAffineTransform) {
    read = transform.withoutTranslation.concatenating(turning)
    angle = atan2(read.b, read.a)
    stretch = angle == 0 ? read : read.concatenating(CGAffineTransform(rotationAngle: -angle))
  }

  /// Returns the item's transform for an angle of its body in radians, with the given translation.
  func transform(
    at bodyAngle: CGFloat, keeping translation: CGVector, turning: CGAffineTransform
  ) -> CGAffineTransform {
    var result =
      bodyAngle == angle
      ? read : stretch.concatenating(CGAffineTransform(rotationAngle: bodyAngle))
    if !turning.isIdentity { result = result.concatenating(turning.inverted()) }
    (result.tx, result.ty) = (translation.dx, translation.dy)
    return result
  }
}

extension CGAffineTransform {
  fileprivate var withoutTranslation: CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  var translation: CGVector { CGVector(dx: tx, dy: ty) }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
