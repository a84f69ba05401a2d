import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A convex outline in pixels, such as a rounded rectangle in perspective.
struct ConvexPolygon {
  private(set) var points: [CGPoint]

  init(_ points: [CGPoint]) { self.points = points }

  /// Creates the image of `outline` under a transform, clipped to the part in front of the viewer.
  ///
  /// - Parameter scale: The approximate pixels per point, which determines the number of points of
  ///   a round corner.
  init(_ outline: RoundedRect, _ transform: ProjectiveTransform, scale: Double) {
    points = transform.clippedPolygon(of: Self.points(on: outline, scale: scale))
  }

  /// The maximum distance of a side from the curve that it approximates, in pixels.
  private static let tolerance = 0.02

  private static func points(on outline: RoundedRect, scale: Double) -> [CGPoint] {
    let rect = outline.rect
    let corners: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = [
      (rect.minX, rect.minY, outline.topLeft), (rect.maxX, rect.minY, outline.topRight),
      (rect.maxX, rect.maxY, outline.bottomRight), (rect.minX, rect.maxY, outline.bottomLeft),
    ]
    return corners.enumerated().flatMap { index, corner -> [CGPoint] in
      guard corner.radius > 0 else { return [CGPoint(x: corner.x, y: corner.y)] }
      let centre = CGPoint(
        x: corner.x + (corner.x == rect.minX ? corner.radius : -corner.radius),
        y: corner.y + (corner.y == rect.minY ? corner.radius : -corner.radius))
      // A side that spans the angle a of an arc with radius r is up to r·a²/8 away from the arc.
      let sides = (.pi / 2 * (corner.radius * scale / (8 * tolerance)).squareRoot()).rounded(.up)
      let count = Int(min(max(sides, 2), 64))
      return (0...count).map { step in
        let angle = (Double(index) - 2 + Double(step) / Double(count)) * .pi / 2
        return CGPoint(
          x: centre.x + cos(angle) * corner.radius, y: centre.y + sin(angle) * corner.radius)
      }
    }
  }

  /// Returns the intersection with a rectangle by the algorithm of Sutherland and Hodgman, which
  /// clips at one side after the other.
  func clipped(to rect: CGRect) -> ConvexPolygon {
    if points.allSatisfy(rect.contains) { return self }
    var result = points
    func cut(_ distance: (CGPoint) -> Double) {
      let corners = result
      result = []
      for (index, point) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        let (here, there) = (distance(point), distance(next))
        if here >= 0 { result.append(point) }
        if (here >= 0) != (there >= 0) {
          let f = here / (here - there)
          result.append(
            CGPoint(x: point.x + (next.x - point.x) * f, y: point.y + (next.y - point.y) * f))
        }
      }
    }
    cut { $0.x - rect.minX }
    cut { rect.maxX - $0.x }
    cut { $0.y - rect.minY }
    cut { rect.maxY - $0.y }
    return ConvexPolygon(result)
  }

  /// The smallest rectangle of pixels that contains the polygon.
  var pixels: PixelRect {
    points.isEmpty ? .empty : PixelRect(containing: CGRect(enclosing: points))
  }

  /// The approximate center of the polygon, or (0, 0) for an empty polygon.
  var middle: (x: Double, y: Double) {
    guard !points.isEmpty else { return (0, 0) }
    let box = CGRect(enclosing: points)
    return (box.midX, box.midY)
  }
}
