import Foundation
import GlissadeGeometry

/// How an item's transform comes about from a body's angle: it keeps what it did besides turning.
struct ItemPose {
  /// The transform as it was read, in the reference view's directions.
  private let read: CGAffineTransform
  /// The turning in it, radians.
  let angle: CGFloat
  /// What is left of it without the turning.
  let stretch: CGAffineTransform

  /// - Parameters:
  ///   - transform: the item's.
  ///   - turning: of its surroundings.
  init(_ transform: CGAffineTransform, turning: CGAffineTransform) {
    read = transform.withoutTranslation.concatenating(turning)
    angle = atan2(read.b, read.a)
    stretch = angle == 0 ? read : read.concatenating(CGAffineTransform(rotationAngle: -angle))
  }

  /// The item's transform at a body's angle; its translation stays.
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
