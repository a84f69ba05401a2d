import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The shape of a quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The shape of a curve whose curvature grows gradually from the sides to the middle of the
  /// corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The continuous corner of a rectangle, for a radius of 1 at the origin between two sides along
/// the axes.
///
/// Derivation: the middle of the corner is the arc of the circle with center (1, 1) whose tangents
/// at its ends are turned by α from the sides. These tangents intersect the sides at the distance t
/// = tan(α/2) from the arc's ends and q = 1 − sin α + t·cos α from the corner. A cubic curve with
/// both control points on a side starts on the side without curvature, and it ends on the arc with
/// the curvature 2/3 · d·sin α / t², where d is the distance between its control points. For d =
/// 3/2 · t² / sin α this curvature is 1, that of the arc. So the curvature has no jumps.
struct CornerShape {
  /// The distance from the corner at which the curve starts on a side, as a multiple of the radius.
  /// The value is that of Core Animation.
  static let reach: CGFloat = 1.528665
  /// The angle α at which the arc is the fraction 2 − `reach` of a quarter circle.
  private static let turn = (reach - 1) * .pi / 4

  /// The distance from the corner at which the curve starts on each side; `near` and `far` are the
  /// distances of its two control points.
  let start: CGFloat
  let near: CGFloat
  let far: CGFloat
  /// The distance of an end of the arc from the corner along the nearer side; `across` is its
  /// distance from this side.
  let along: CGFloat
  let across: CGFloat
  /// The components of the vector from an end of the arc, which is a cubic curve, to the control
  /// point along the tangent.
  let handle: CGVector

  /// Creates a corner with a radius on two sides, each of which has a length of `space` for the
  /// curve.
  init(radius: CGFloat, space: CGFloat) {
    let angle = Self.turn
    let tangent = tan(angle / 2)
    let crossing = 1 - sin(angle) + tangent * cos(angle)
    start = min(Self.reach * radius, space)
    near = min((crossing + 1.5 * tangent * tangent / sin(angle)) * radius, start)
    far = crossing * radius
    along = (1 - sin(angle)) * radius
    across = (1 - cos(angle)) * radius
    // The arc between the two curves: see `ArcCurves` for the length of its handles.
    let length = 4 / 3 * tan((.pi / 2 - 2 * angle) / 4) * radius
    handle = CGVector(dx: cos(angle) * length, dy: sin(angle) * length)
  }
}

extension CornerShape {
  /// Adds the corner to a path, after a line to the start of the corner.
  ///
  /// - Parameter side: The direction of the side before the corner, away from the corner. The side
  ///   after the corner is at a right angle to it.
  fileprivate func add(
    at corner: CGPoint, along side: CGVector, isRound: Bool, to builder: inout PathBuilder
  ) {
    func at(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + side.dx * along + side.dy * across,
        y: corner.y + side.dy * along - side.dx * across)
    }
    let first = at(start, 0)
    if builder.currentPoint == nil { builder.move(to: first) } else { builder.addLine(to: first) }
    guard isRound else { return }
    builder.addCurve(to: at(along, across), control1: at(near, 0), control2: at(far, 0))
    builder.addCurve(
      to: at(across, along), control1: at(along - handle.dx, across + handle.dy),
      control2: at(across + handle.dy, along - handle.dx))
    builder.addCurve(to: at(0, start), control1: at(0, far), control2: at(0, near))
  }
}

extension RoundedRect {
  /// The same rectangle with continuous corners.
  ///
  /// A curve that overlaps the curve of the neighboring corner begins in the middle of the side
  /// instead.
  var continuousPath: CGPath {
    let space = min(rect.width, rect.height) / 2
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), topRight),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), bottomRight),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), bottomLeft),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), topLeft),
    ]
    var builder = PathBuilder()
    for (corner, side, radius) in corners {
      let shape = CornerShape(radius: radius, space: max(radius, space))
      shape.add(at: corner, along: side, isRound: radius > 0, to: &builder)
    }
    builder.close()
    return builder.path
  }
}
