import Foundation

extension ProjectiveTransform {
  /// Returns the image of a rectangle, or `nil` if a corner is behind the eye.
  package func quad(of rect: CGRect) -> ProjectiveQuad? {
    guard let topLeft = apply(CGPoint(x: rect.minX, y: rect.minY)),
      let topRight = apply(CGPoint(x: rect.maxX, y: rect.minY)),
      let bottomRight = apply(CGPoint(x: rect.maxX, y: rect.maxY)),
      let bottomLeft = apply(CGPoint(x: rect.minX, y: rect.maxY))
    else { return nil }
    return ProjectiveQuad(
      topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
  }

  /// Returns the smallest upright rectangle around the visible image of `rect`, or `nil` if all of
  /// it is behind the eye.
  ///
  /// The part behind the eye is clipped first, so that a rectangle across the plane of the eye has
  /// a finite, if large, box.
  package func boundingBox(of rect: CGRect) -> CGRect? {
    guard !rect.isNull else { return nil }
    // This fast path applies to nearly all rectangles.
    if m12 == 0, m21 == 0, m13 == 0, m23 == 0, m33 == 1 {
      let x1 = rect.minX * m11 + m31
      let x2 = rect.maxX * m11 + m31
      let y1 = rect.minY * m22 + m32
      let y2 = rect.maxY * m22 + m32
      let left = min(x1, x2)
      let top = min(y1, y2)
      return CGRect(x: left, y: top, width: max(x1, x2) - left, height: max(y1, y2) - top)
    }
    let points = clippedPolygon(of: rect)
    return points.isEmpty ? nil : CGRect(enclosing: points)
  }

  /// Returns the visible part of the image of `rect` as a polygon of 3 to 5 points, or no points if
  /// the whole image is behind the eye.
  package func clippedPolygon(of rect: CGRect) -> [CGPoint] {
    clippedPolygon(of: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// Returns the visible part of the image of a convex polygon. The part behind the eye is clipped.
  package func clippedPolygon(of outline: [CGPoint]) -> [CGPoint] {
    let corners = outline.map(homogeneous)
    var result: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if corner.w > Self.minimumW {
        result.append(CGPoint(x: corner.x / corner.w, y: corner.y / corner.w))
      }
      if (corner.w > Self.minimumW) != (next.w > Self.minimumW) {
        let f = (Self.minimumW - corner.w) / (next.w - corner.w)
        result.append(
          CGPoint(
            x: (corner.x + (next.x - corner.x) * f) / Self.minimumW,
            y: (corner.y + (next.y - corner.y) * f) / Self.minimumW))
      }
    }
    return result
  }
}
