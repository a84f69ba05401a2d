import Foundation
import GlissadeGeometry

/// The collision shape of a body, around its center.
package enum BodyShape: Hashable, Sendable {
  case rectangle(CGSize)
  /// The ellipse that touches the four sides of a rectangle of a size.
  case ellipse(CGSize)
  /// A convex polygon with its corners relative to the body's center, clockwise or
  /// counterclockwise. The last corner is connected to the first.
  case polygon([CGPoint])
}

/// A shape of a body, with its offset from the body's center.
package struct BodyPart: Hashable, Sendable {
  package var shape: BodyShape
  /// The offset from the body's center to the center of the shape, in points.
  package var offset: CGVector

  package init(_ shape: BodyShape, offset: CGVector = .zero) {
    self.shape = shape
    self.offset = offset
  }
}
