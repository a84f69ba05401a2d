import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The coverage by a blurred outline, divided into nine parts: tiles for the corners, runs for the
/// sides, and a solid middle.
///
/// The tiles do not depend on the outline's size, so that a growing or moving panel uses the same
/// tiles again. The tiles of a large corner or blur are sampled, and only where they are visible.
struct ShadowCoverage {
  enum Kind {
    case even(Double)
    case tile(ShadowTile)
    case sampled(SampledShadow)
  }

  /// The number of pixels of a corner up to which a single tile covers it.
  private static let largestTile = 1 << 18

  private(set) var parts: [(rect: PixelRect, kind: Kind)] = []

  /// Creates the parts that intersect a window.
  init(_ outline: PixelOutline, sigmaX: Double, sigmaY: Double, in window: PixelRect) {
    let outline = Self.snapped(outline, sigmaX, sigmaY)
    guard !outline.isEmpty else { return }
    let (columns, rows) = Self.axes(outline, sigmaX, sigmaY)
    for row in rows.zones {
      for column in columns.zones {
        let rect = Self.rect(column.range, row.range)
        let seen = rect.intersection(window)
        guard !seen.isEmpty else { continue }
        switch (column.side, row.side) {
        case (.middle, .middle): parts.append((seen, .even(1)))
        case (.middle, _):
          for y in seen.y..<seen.maxY {
            let line = PixelRect(x: seen.x, y: y, width: seen.width, height: 1)
            parts.append((line, .even(rows.value(at: y))))
          }
        case (_, .middle):
          for x in seen.x..<seen.maxX {
            let line = PixelRect(x: x, y: seen.y, width: 1, height: seen.height)
            parts.append((line, .even(columns.value(at: x))))
          }
        case _ where rect.area > Self.largestTile:
          SampledShadow.append(rect, of: outline, sigmaX, sigmaY, in: window, to: &parts)
        default: appendTile(of: outline, column.side, row.side, rect, sigmaX, sigmaY)
        }
      }
    }
  }

  /// Creates all tiles of an outline, visible or not, except for the sampled ones.
  init(tilesOf outline: PixelOutline, sigmaX: Double, sigmaY: Double) {
    let outline = Self.snapped(outline, sigmaX, sigmaY)
    guard !outline.isEmpty else { return }
    let (columns, rows) = Self.axes(outline, sigmaX, sigmaY)
    for row in rows.zones where row.side != .middle {
      for column in columns.zones where column.side != .middle {
        let rect = Self.rect(column.range, row.range)
        guard rect.area <= Self.largestTile else { continue }
        appendTile(of: outline, column.side, row.side, rect, sigmaX, sigmaY)
      }
    }
  }

  private static func axes(
    _ outline: PixelOutline, _ sigmaX: Double, _ sigmaY: Double
  ) -> (columns: Axis, rows: Axis) {
    (
      Axis(
        outline.left, outline.right, sigma: sigmaX,
        radius: outline.radii.map { Double($0.width) }.max() ?? 0),
      Axis(
        outline.top, outline.bottom, sigma: sigmaY,
        radius: outline.radii.map { Double($0.height) }.max() ?? 0)
    )
  }

  /// Appends the tile of a corner. The key of the tile does not contain the positions of distant
  /// sides.
  private mutating func appendTile(
    of outline: PixelOutline, _ column: ShadowSide, _ row: ShadowSide, _ rect: PixelRect,
    _ sigmaX: Double, _ sigmaY: Double
  ) {
    var local = outline.offsetBy(x: Double(-rect.x), y: Double(-rect.y))
    local.forgetFarSides(column, row, rect, reachX: 4 * sigmaX, reachY: 4 * sigmaY)
    let tile = ShadowTile(
      outline: local, sigmaX: sigmaX, sigmaY: sigmaY, width: rect.width, height: rect.height)
    parts.append((rect, .tile(tile)))
  }

  private static func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
    PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// Aligns an outline to a grid, because a blur hides small offsets. The grid is coarse, so that a
  /// moving shadow uses the same tiles again and again, but the error of the coverage is at most 1
  /// %.
  private static func snapped(
    _ outline: PixelOutline, _ sigmaX: Double, _ sigmaY: Double
  ) -> PixelOutline {
    var result = outline
    result.left = snap(outline.left, sigma: sigmaX)
    result.right = snap(outline.right, sigma: sigmaX)
    result.top = snap(outline.top, sigma: sigmaY)
    result.bottom = snap(outline.bottom, sigma: sigmaY)
    return result
  }

  /// Returns the spacing of the grid for a shadow's edges, in pixels: 1 divided by a power of two.
  static func step(sigma: Double) -> Double {
    min(1, max(1 / 64, exp2(log2(sigma / 20).rounded(.down))))
  }

  static func snap(_ value: Double, sigma: Double) -> Double {
    let step = step(sigma: sigma)
    return (value / step + 0.5).rounded(.down) * step
  }
}

enum ShadowSide {
  case leading
  case middle
  case trailing
  /// The only zone of an axis along which the outline is too small to have a middle.
  case whole
}

/// The horizontal or vertical extent of a blurred outline, divided into zones.
private struct Axis {
  let start: Double
  let end: Double
  let sigma: Double
  private(set) var zones: [(range: Range<Int>, side: ShadowSide)] = []

  init(_ start: Double, _ end: Double, sigma: Double, radius: Double) {
    self.start = start
    self.end = end
    self.sigma = sigma
    let reach = sigma * ShadowCommand.reach
    let first = PixelGrid.floor(start - reach)
    let last = PixelGrid.ceiling(end + reach)
    let middleStart = PixelGrid.ceiling(start + radius + reach)
    let middleEnd = PixelGrid.floor(end - radius - reach)
    zones =
      middleStart < middleEnd
      ? [
        (first..<middleStart, .leading), (middleStart..<middleEnd, .middle),
        (middleEnd..<last, .trailing),
      ] : [(first..<last, .whole)]
  }

  /// Returns the coverage of a pixel of this axis in the rows or columns that are in the middle of
  /// the other axis.
  func value(at pixel: Int) -> Double {
    let center = Double(pixel) + 0.5
    return ShadowTile.normal((center - start) / sigma)
      - ShadowTile.normal((center - end) / sigma)
  }
}

extension PixelOutline {
  /// Moves the sides that do not affect a window to standard positions, so that tiles that look the
  /// same have the same key.
  fileprivate mutating func forgetFarSides(
    _ column: ShadowSide, _ row: ShadowSide, _ window: PixelRect, reachX: Double, reachY: Double
  ) {
    var hidden: Set<Int> = []
    if column == .leading {
      right = Double(window.width) + reachX.rounded(.up)
      hidden.formUnion([1, 2])
    } else if column == .trailing {
      left = -reachX.rounded(.up)
      hidden.formUnion([0, 3])
    }
    if row == .leading {
      bottom = Double(window.height) + reachY.rounded(.up)
      hidden.formUnion([2, 3])
    } else if row == .trailing {
      top = -reachY.rounded(.up)
      hidden.formUnion([0, 1])
    }
    for index in radii.indices where hidden.contains(index) { radii[index] = .zero }
  }
}
