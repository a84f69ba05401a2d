import Foundation
import GlissadeGeometry

/// The shape of a body's part in Box2D: a core with a skin around it, together slightly smaller
/// than the visible part.
///
/// Box2D's own shapes have their skin outside, so that touching bodies have a visible gap of 0.3
/// pt. This shape's core is smaller than the part by the width of the skin instead.
enum CollisionShape {
  case circle(center: Vector, radius: Double)
  case polygons([[Vector]], skin: Double)

  init(_ part: BodyPart) throws(Refusal) {
    let center = Vector(part.offset)
    try Limits.check(part.offset, "a shape's offset", in: Limits.offset)
    switch part.shape {
    case .rectangle(let size):
      try Limits.check(size)
      self.init(ConvexOutline.rectangle(center: center, size: Self.grown(size)))
    case .ellipse(let size):
      try Limits.check(size)
      let radii = Self.grown(size) / 2
      if radii.x == radii.y {
        self = .circle(center: center, radius: radii.x - Self.clearance(radii.x))
      } else {
        let outline = ConvexOutline.ellipse(
          center: center, radii: radii, corners: Self.corners(ofRadius: radii.max()))
        self.init(outline)
      }
    case .polygon(let points):
      for point in points {
        try Limits.check(CGVector(dx: point.x, dy: point.y), "a corner", in: Limits.offset)
      }
      guard let outline = ConvexOutline(points.map { Vector($0) + center }) else {
        throw .notConvex
      }
      guard outline.inradius >= PhysicsConstants.leastSize / 2 else {
        throw .empty(Self.extent(outline.corners))
      }
      self.init(outline)
    }
  }

  private init(_ outline: ConvexOutline) {
    let inradius = outline.inradius
    let clearance = Self.clearance(inradius)
    let skin = min(PhysicsConstants.skin, inradius / 2 - clearance)
    let core = outline.inset(by: skin + clearance)
    self = .polygons(core.pieces(corners: PhysicsConstants.polygonCorners), skin: skin)
  }

  /// Returns the number of corners of a polygon for a curve: the smallest with which its sides are
  /// within half a point of the curve, because Box2D needs more time for each further corner.
  private static func corners(ofRadius radius: Double) -> Int {
    [14, 20, 26].first { radius * (1 - cos(.pi / Double($0))) < 0.5 } ?? 32
  }

  private static func clearance(_ inradius: Double) -> Double {
    min(PhysicsConstants.clearance, inradius / 10)
  }

  private static func grown(_ size: CGSize) -> Vector {
    let least = PhysicsConstants.leastSize
    return Vector(max(Double(size.width), least), max(Double(size.height), least))
  }

  private static func extent(_ corners: [Vector]) -> CGSize {
    let low = corners.reduce(corners[0]) { pointwiseMin($0, $1) }
    let high = corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    return CGSize(width: high.x - low.x, height: high.y - low.y)
  }
}
