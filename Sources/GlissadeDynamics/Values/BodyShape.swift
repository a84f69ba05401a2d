import Foundation
import GlissadeGeometry

/// What a body collides with, about its centre.
package enum BodyShape: Hashable, Sendable {
  case rectangle(CGSize)
  /// The ellipse that touches the sides of a rectangle of that size.
  case ellipse(CGSize)
  /// Convex, given from the body's centre in either direction; the last corner joins the first.
  case polygon([CGPoint])
}

/// One shape of a body, and where it sits.
package struct BodyPart: Hashable, Sendable {
  package var shape: BodyShape
  /// From the body's centre to the shape's.
  package var offset: CGVector

  package init(_ shape: BodyShape, offset: CGVector = .zero) {
    self.shape = shape
    self.offset = offset
  }
}
