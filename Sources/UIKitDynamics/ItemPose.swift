import GlissadeGeometry
import UIKitCore

/// The decomposition of an item's transform into a rotation and a remaining part, which stays when
/// the body turns.
struct ItemPose {
  /// The transform that was read, in the reference view's directions.
  private let read: CGAffineTransform
  /// The rotation in it, in radians.
  let angle: CGFloat
  /// The remaining transform without the rotation.
  let stretch: CGAffineTransform

  /// Decomposes a transform.
  ///
  /// - Parameters:
  ///   - transform: The item's transform.
  ///   - turning: The linear part of its surroundings' transform.
  init(_ transform: CGAffineTransform, turning: CGAffineTransform) {
    read = transform.withoutTranslation.concatenating(turning)
    angle = atan2(read.b, read.a)
    stretch = angle == 0 ? read : read.concatenating(CGAffineTransform(rotationAngle: -angle))
  }

  /// Returns the item's transform at a body's angle; its translation stays.
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
