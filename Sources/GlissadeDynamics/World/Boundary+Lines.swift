import Foundation
import GlissadeGeometry

extension Boundary {
  /// A polyline of a boundary that has contacts of its own.
  struct Side {
    let number: Int
    let points: [Vector]
  }

  /// Returns the sides of the boundary, without segments that are too short to have a direction.
  func sides() throws(Refusal) -> [Side] {
    switch self {
    case .segment(let from, let to): return [Side(number: 0, points: try Self.line([from, to]))]
    case .polyline(let points, let isClosed):
      let closed = isClosed ? points + points.prefix(1) : points
      return [Side(number: 0, points: try Self.line(closed))]
    case .rectangle(let rect, let insets):
      let (left, top) = (rect.minX + insets.left, rect.minY + insets.top)
      let (right, bottom) = (rect.maxX - insets.right, rect.maxY - insets.bottom)
      let corners = [
        CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: right, y: bottom),
        CGPoint(x: left, y: bottom),
      ]
      // Insets that are larger than the rectangle would invert it.
      guard right > left, bottom > top else { throw .shortBoundary }
      var sides: [Side] = []
      for number in 0..<4 {
        let line = try Self.line([corners[number], corners[(number + 1) % 4]])
        sides.append(Side(number: number, points: line))
      }
      return sides
    }
  }

  private static func line(_ points: [CGPoint]) throws(Refusal) -> [Vector] {
    var line: [Vector] = []
    for point in points {
      try Limits.check(point, "a boundary")
      let place = Vector(point)
      if let last = line.last, (place - last).length < PhysicsConstants.slop { continue }
      line.append(place)
    }
    guard line.count >= 2 else { throw .shortBoundary }
    return line
  }
}
