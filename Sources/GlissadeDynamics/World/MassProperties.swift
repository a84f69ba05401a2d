import Foundation
import GlissadeGeometry

/// The mass of a body, its center of mass and its inertia.
struct MassProperties: Hashable {
  /// The mass of the body; 100×100 points with density 1 have mass 1.
  var mass: Double
  /// The center of mass, relative to the body's center in its own directions, in points.
  var center: Vector
  /// The inertia about the center of mass, in mass · pt².
  var inertia: Double

  /// Computes the properties of a body from its parts, which have one density, as sums over the
  /// areas of the parts by the parallel-axis theorem.
  init(_ parts: [BodyPart], density: Double) {
    let sections = parts.map(AreaSection.init)
    let area = sections.reduce(0) { $0 + $1.area }
    let center = sections.reduce(Vector.zero) { $0 + $1.area * $1.center } / area
    let second = sections.reduce(0) { sum, section in
      let arm = section.center - center
      return sum + section.second + section.area * arm.dot(arm)
    }
    mass = density * area / PhysicsConstants.unitArea
    // A body below a minimum size has the inertia of that size, because Box2D computes in single
    // precision.
    let least = area * PhysicsConstants.leastGyration * PhysicsConstants.leastGyration
    inertia = density * max(second, least) / PhysicsConstants.unitArea
    self.center = center
  }
}

/// The area of a part in pt², with its center and its second moment.
private struct AreaSection {
  let area: Double
  let center: Vector
  /// The polar second moment about `center`.
  let second: Double

  init(_ part: BodyPart) {
    let offset = Vector(part.offset)
    switch part.shape {
    case .rectangle(let size):
      let (width, height) = (Double(size.width), Double(size.height))
      let area = width * height
      self.init(area, offset, second: area * (width * width + height * height) / 12)
    case .ellipse(let size):
      let (a, b) = (Double(size.width) / 2, Double(size.height) / 2)
      let area = .pi * a * b
      self.init(area, offset, second: area * (a * a + b * b) / 4)
    case .polygon(let corners):
      self.init(outline: corners.map { Vector($0) + offset })
    }
  }

  private init(_ area: Double, _ center: Vector, second: Double) {
    (self.area, self.center, self.second) = (area, center, second)
  }

  /// Computes a polygon's area as the sum of triangles from its first corner.
  private init(outline: [Vector]) {
    let first = outline[0]
    var (area, moment, second) = (0.0, Vector.zero, 0.0)
    for index in 1..<(outline.count - 1) {
      let (p, q) = (outline[index] - first, outline[index + 1] - first)
      let twice = p.cross(q)
      area += twice / 2
      moment += twice / 6 * (p + q)
      second += twice / 12 * (p.dot(p) + p.dot(q) + q.dot(q))
    }
    // The sums of a clockwise outline are all negative, so that the quotients have the same signs
    // as for a counterclockwise one.
    let center = moment / area
    self.init(
      abs(area), first + center, second: abs(second) - abs(area) * center.dot(center))
  }
}
