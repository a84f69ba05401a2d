import Foundation

/// A convex polygon whose corners are ordered such that its area is positive.
struct ConvexOutline {
  let corners: [Vector]

  /// Creates a polygon from its corners. The result is `nil` if there are fewer than three, if one
  /// is concave, if sides cross, or if the area is 0. Collinear and repeated corners are removed.
  init?(_ points: [Vector]) {
    var corners: [Vector] = []
    for point in points where corners.last.map({ ($0 - point).length > 1e-6 }) ?? true {
      corners.append(point)
    }
    if corners.count > 1, (corners[0] - corners[corners.count - 1]).length <= 1e-6 {
      corners.removeLast()
    }
    guard corners.count >= 3 else { return nil }
    if Self.area(corners) < 0 { corners.reverse() }
    let count = corners.count
    var kept: [Vector] = []
    var turning = 0.0
    for index in 0..<count {
      let before = corners[index] - corners[(index + count - 1) % count]
      let after = corners[(index + 1) % count] - corners[index]
      let sine = before.cross(after) / (before.length * after.length)
      let isSpike = sine <= 1e-6 && before.dot(after) < 0
      if sine < -1e-6 || isSpike { return nil }
      turning += atan2(before.cross(after), before.dot(after))
      if sine > 1e-6 { kept.append(corners[index]) }
    }
    // The angles of a star also turn left at every corner, but add up to more than a full turn.
    guard kept.count >= 3, turning < 3 * .pi, Self.area(kept) > 0 else { return nil }
    self.corners = kept
  }

  private init(unchecked corners: [Vector]) { self.corners = corners }

  /// Returns a polygon that approximates an ellipse, with its corners on the ellipse.
  static func ellipse(center: Vector, radii: Vector, corners count: Int) -> ConvexOutline {
    ConvexOutline(
      unchecked: (0..<count).map { index in
        let angle = 2 * Double.pi * Double(index) / Double(count)
        return center + radii * Vector(cos(angle), sin(angle))
      })
  }

  static func rectangle(center: Vector, size: Vector) -> ConvexOutline {
    let half = size / 2
    return ConvexOutline(
      unchecked: [Vector(-1, -1), Vector(1, -1), Vector(1, 1), Vector(-1, 1)].map {
        center + half * $0
      })
  }

  static func area(_ corners: [Vector]) -> Double {
    var twice = 0.0
    for index in corners.indices {
      twice += corners[index].cross(corners[(index + 1) % corners.count])
    }
    return twice / 2
  }

  /// The distance from the mean of the corners to the nearest side.
  var inradius: Double {
    let middle = corners.reduce(Vector.zero, +) / Double(corners.count)
    return corners.indices.map { index in
      let side = corners[(index + 1) % corners.count] - corners[index]
      return side.cross(middle - corners[index]) / side.length
    }.min() ?? 0
  }

  /// Returns the polygon with every side moved inwards by a distance, which must be less than the
  /// inradius.
  func inset(by distance: Double) -> ConvexOutline {
    var left = corners
    for index in corners.indices {
      let side = corners[(index + 1) % corners.count] - corners[index]
      let inward = side.turned / side.length
      left = Self.clip(left, inward: inward, level: inward.dot(corners[index]) + distance)
    }
    return ConvexOutline(unchecked: Self.welded(left))
  }

  /// Returns the part of a convex polygon where `inward · p ≥ level`.
  private static func clip(_ corners: [Vector], inward: Vector, level: Double) -> [Vector] {
    var result: [Vector] = []
    for index in corners.indices {
      let (here, next) = (corners[index], corners[(index + 1) % corners.count])
      let (a, b) = (inward.dot(here) - level, inward.dot(next) - level)
      if a >= 0 { result.append(here) }
      if (a < 0) != (b < 0) { result.append(here + a / (a - b) * (next - here)) }
    }
    return result
  }

  /// Returns the corners without those that are so close to another that Box2D would merge both.
  private static func welded(_ corners: [Vector]) -> [Vector] {
    let least = PhysicsConstants.slop
    var result: [Vector] = []
    for corner in corners where result.last.map({ ($0 - corner).length > least }) ?? true {
      result.append(corner)
    }
    while result.count > 1, (result[0] - result[result.count - 1]).length <= least {
      result.removeLast()
    }
    return result
  }

  /// Returns convex pieces with a limited number of corners that cover the polygon.
  func pieces(corners limit: Int) -> [[Vector]] {
    guard corners.count > limit else { return [corners] }
    return stride(from: 1, to: corners.count - 1, by: limit - 2).map { start in
      [corners[0]] + corners[start..<min(start + limit - 1, corners.count)]
    }
  }
}
