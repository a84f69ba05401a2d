import Foundation
import GlissadeGeometry

/// The shape of the open ends of a stroke.
public enum CGLineCap: Int32, Sendable {
  /// The stroke ends at the end of the path.
  case butt
  /// The stroke ends with a semicircle.
  case round
  /// The stroke ends in a square, half of the line's width beyond the end of the path.
  case square
}

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner; a cut corner where the point would be longer than the miter limit.
  case miter
  /// A rounded corner.
  case round
  /// A cut corner.
  case bevel
}

/// The style of a path's stroke.
package struct LineStyle: Hashable, Sendable {
  /// The width in points.
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  /// The maximum length of the point of a mitered corner, in line widths.
  package var miterLimit: CGFloat
  /// The lengths of lines and gaps in turn, in points; an empty pattern is a solid line.
  package var dash: [CGFloat]
  /// The offset into the pattern at which the path begins, in points.
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The largest distance of the stroke's ink from the path, in points. The point of a mitered
  /// corner extends up to `miterLimit` half widths, and a square end extends to the corners of the
  /// square.
  package var reach: CGFloat {
    let corner = join == .miter ? max(1, miterLimit) : 1
    return abs(width) / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }

  /// The dash pattern, or an empty pattern if `dash` has a negative length or only zeros.
  package var usableDash: [CGFloat] {
    let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    return isUsable && dashPhase.isFinite ? dash : []
  }
}

extension LineStyle: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(Double(width))
    hasher.combine(Int(cap.rawValue))
    hasher.combine(Int(join.rawValue))
    hasher.combine(Double(miterLimit))
    hasher.combine(dash.count)
    for length in dash { hasher.combine(Double(length)) }
    hasher.combine(Double(dashPhase))
  }
}
