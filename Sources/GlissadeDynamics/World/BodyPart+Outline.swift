import Foundation
import GlissadeGeometry

extension BodyPart {
  /// The visible outline of the part, relative to the body's center in its own directions.
  var outline: [Vector] {
    let center = Vector(offset)
    switch shape {
    case .rectangle(let size):
      return ConvexOutline.rectangle(
        center: center, size: Vector(Double(size.width), Double(size.height))
      ).corners
    case .ellipse(let size):
      return ConvexOutline.ellipse(
        center: center, radii: Vector(Double(size.width), Double(size.height)) / 2, corners: 48
      ).corners
    case .polygon(let points): return points.map { Vector($0) + center }
    }
  }

  /// Half of the shorter side of the part's bounding rectangle, in points.
  var leastRadius: Double {
    switch shape {
    case .rectangle(let size), .ellipse(let size): return min(size.width, size.height) / 2
    case .polygon(let points):
      let (x, y) = (points.map { Double($0.x) }, points.map { Double($0.y) })
      guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
        return 0
      }
      return min(right - left, bottom - top) / 2
    }
  }
}
