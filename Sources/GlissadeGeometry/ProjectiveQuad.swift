import Foundation

/// The image of a rectangle under a projective transform, given by its four corners in points.
package struct ProjectiveQuad: Hashable, Sendable, Codable {
  /// The image of the rectangle's top left corner.
  package var topLeft: CGPoint
  /// The image of the rectangle's top right corner.
  package var topRight: CGPoint
  /// The image of the rectangle's bottom right corner.
  package var bottomRight: CGPoint
  /// The image of the rectangle's bottom left corner.
  package var bottomLeft: CGPoint

  /// Creates a quad from its corners.
  package init(
    topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The corners in the order of the outline, starting with the image of the top left corner.
  package var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The area in pt², negative if the back of the rectangle is visible.
  package var signedArea: Double {
    let first = Double((bottomRight.x - topLeft.x) * (bottomLeft.y - topRight.y))
    let second = Double((bottomLeft.x - topRight.x) * (bottomRight.y - topLeft.y))
    return (first - second) / 2
  }

  /// The smallest upright rectangle around the quad.
  package var boundingBox: CGRect { CGRect(enclosing: corners) }

  /// Returns whether `point` is inside the quad or on its outline. The result is the same for a
  /// quad seen from the back; a quad seen from its edge contains no point.
  package func contains(_ point: CGPoint) -> Bool {
    let area = signedArea
    guard area != 0 else { return false }
    let outline = corners
    return outline.indices.allSatisfy { index in
      let p = outline[index]
      let q = outline[(index + 1) % outline.count]
      let side = Double((q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x))
      return area > 0 ? side >= 0 : side <= 0
    }
  }
}
