import Foundation
import GlissadeGeometry

/// How an open end of a stroke looks.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt
  /// A half disc around the end.
  case round
  /// Cut off half a line's width beyond the end.
  case square
}

/// How a corner of a stroke looks.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, up to the mitre limit; beyond it as `bevel`.
  case miter
  /// A disc around the corner.
  case round
  /// Cut off straight.
  case bevel
}

/// The pen that a path is stroked with.
package struct LineStyle: Hashable, Sendable {
  /// In points.
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  /// The longest mitre, in line widths.
  package var miterLimit: CGFloat
  /// Lengths of lines and gaps by turns, in points; empty draws one line.
  package var dash: [CGFloat]
  /// How far into the pattern the path begins, in points.
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

  /// How far ink may be from the path: a mitre reaches this many half widths out of a corner, a square end
  /// as far as its own corners.
  package var reach: CGFloat {
    let corner = join == .miter ? max(1, miterLimit) : 1
    return abs(width) / 2 * max(corner, cap == .square ? 2.0.squareRoot() : 1)
  }

  /// The pattern, if there is one that can be followed: a length below 0, or nothing but zeros, has
  /// no meaning.
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
