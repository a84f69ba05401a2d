import Foundation
import GlissadeGeometry

/// The collision shape of a body, around its center.
package enum BodyShape: Hashable, Sendable {
  case rectangle(CGSize)
  /// The ellipse that touches the sides of a rectangle of that size.
  case ellipse(CGSize)
  /// A convex polygon, relative to the body's center, in either direction. The last corner is
  /// connected to the first.
  case polygon([CGPoint])
}

/// A shape of a body, with its position.
package struct BodyPart: Hashable, Sendable {
  package var shape: BodyShape
  /// The offset from the body's center to the shape's.
  package var offset: CGVector

  package init(_ shape: BodyShape, offset: CGVector = .zero) {
    self.shape = shape
    self.offset = offset
  }
}
