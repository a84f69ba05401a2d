import Foundation

/// The four corners, in points, that a rectangle's corners were mapped to.
package struct ProjectiveQuad: Hashable, Sendable, Codable {
  package var topLeft: CGPoint
  package var topRight: CGPoint
  package var bottomRight: CGPoint
  package var bottomLeft: CGPoint

  package init(
    topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The corners in the order of the outline, starting with the one that was top left.
  package var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The area in pt², negative when the rectangle shows its back.
  package var signedArea: Double {
    let first = Double((bottomRight.x - topLeft.x) * (bottomLeft.y - topRight.y))
    let second = Double((bottomLeft.x - topRight.x) * (bottomRight.y - topLeft.y))
    return (first - second) / 2
  }

  package var boundingBox: CGRect { CGRect(enclosing: corners) }

  /// Whether `point` is inside or on the edge; front and back count alike, edge-on contains
  /// nothing.
  package func contains(_ point: CGPoint) -> Bool {
    let area = signedArea
    guard area != 0 else { return false }
    let outline = corners
    return outline.indices.allSatisfy { index in
      let (p, q) = (outline[index], outline[(index + 1) % outline.count])
      let side = Double((q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x))
      return area > 0 ? side >= 0 : side <= 0
    }
  }
}
