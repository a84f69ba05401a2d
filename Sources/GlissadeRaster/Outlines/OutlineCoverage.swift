import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A rectangle of pixels and the way in which a shape covers them.
struct CoveragePart {
  enum Kind {
    /// All pixels of the part are covered completely.
    case full
    /// All pixels of the part have the same coverage, 1…254.
    case even(UInt8)
    /// Each pixel of the part has the coverage by an outline or ring, which `OutlineMask` renders.
    indirect case mask(OutlineMask)
    /// Each pixel has the coverage by a path, which the transform maps to pixels.
    indirect case path(CGPath, CGAffineTransform)
    /// Each pixel has the coverage that the mask of a group defines.
    indirect case masked(MaskPlacement)
  }

  var rect: PixelRect
  var kind: Kind

  /// A Boolean value that indicates whether the shape covers all pixels of the part completely.
  var isFull: Bool { if case .full = kind { true } else { false } }
}

/// The parts of an axis-aligned rounded outline, or of the ring between two outlines: simple parts
/// are filled without a mask, and masks are needed only around corners. Large corners are divided
/// into tiles, so that the size of all masks depends on the visible length of the edge, and not on
/// the size of the outline.
struct OutlineCoverage {
  let outer: PixelOutline
  /// The outline of the hole of a ring, or `nil` for a filled outline.
  let inner: PixelOutline?
  private(set) var parts: [CoveragePart] = []

  /// The rectangle of pixels outside of which no part is needed. The masks do not depend on this
  /// rectangle.
  private let window: PixelRect

  /// The length of a corner in pixels up to which it is covered by a single mask.
  private static let longestMask = 256
  /// The length in pixels of the edges of the tiles into which a longer corner is divided.
  private static let tileSize = 128

  /// Creates the parts that intersect a window.
  init(_ outer: PixelOutline, without inner: PixelOutline? = nil, in window: PixelRect) {
    self.outer = outer
    self.inner = inner.flatMap { $0.isEmpty ? nil : $0 }
    self.window = window
    guard !outer.isEmpty, !window.isEmpty else { return }
    parts.reserveCapacity(12)
    let (columns, rows) = (columns, rows)
    addStraightColumns(columns.middle, rows)
    addStraightRows(rows.middle, columns)
    for row in [rows.leading, rows.trailing] where !row.isEmpty {
      for column in [columns.leading, columns.trailing] where !column.isEmpty {
        addCorner(Self.rect(column, row))
      }
    }
  }

  /// Creates the parts along the straight sides and in the middle of an outline, without those of
  /// its corners.
  init(straightPartsOf outline: PixelOutline) {
    outer = outline
    inner = nil
    window = PixelGrid.everything
    guard !outer.isEmpty else { return }
    let (columns, rows) = (columns, rows)
    addStraightColumns(columns.middle, rows)
    addStraightRows(rows.middle, columns)
  }

  private var columns: Zones {
    Zones(
      outer.left, outer.right,
      straight: max(outer.straightLeft, inner?.straightLeft ?? -.infinity),
      until: min(outer.straightRight, inner?.straightRight ?? .infinity))
  }

  private var rows: Zones {
    Zones(
      outer.top, outer.bottom,
      straight: max(outer.straightTop, inner?.straightTop ?? -.infinity),
      until: min(outer.straightBottom, inner?.straightBottom ?? .infinity))
  }

  private mutating func addCorner(_ rect: PixelRect) {
    let seen = rect.intersection(window)
    guard !seen.isEmpty else { return }
    guard max(rect.width, rect.height) > Self.longestMask else { return addMask(rect) }
    let size = Self.tileSize
    for row in (seen.y - rect.y) / size...(seen.maxY - 1 - rect.y) / size {
      var full = PixelRect.empty
      for column in (seen.x - rect.x) / size...(seen.maxX - 1 - rect.x) / size {
        let tile = PixelRect(
          x: rect.x + column * size, y: rect.y + row * size, width: size, height: size
        ).intersection(rect)
        if outer.contains(tile), inner?.mayTouch(tile) != true {
          full = full.union(tile)
        } else if outer.mayTouch(tile), inner?.contains(tile) != true {
          addMask(tile)
        }
      }
      append(full, 255)
    }
  }

  private mutating func addMask(_ rect: PixelRect) {
    let mask = OutlineMask(outer: outer, inner: inner, window: rect)
    parts.append(CoveragePart(rect: rect, kind: .mask(mask)))
  }

  /// Appends a rectangle of pixels with the same coverage, clipped to the window.
  private mutating func append(_ rect: PixelRect, _ coverage: UInt8) {
    let rect = rect.intersection(window)
    guard !rect.isEmpty, coverage > 0 else { return }
    parts.append(CoveragePart(rect: rect, kind: coverage == 255 ? .full : .even(coverage)))
  }

  /// The zones of an axis: the two outer ones contain the corners of both outlines, and along the
  /// middle one both outlines are straight.
  private struct Zones {
    var leading: Range<Int>
    /// The range in which the outlines are straight along this axis, or an empty range.
    var middle: Range<Int>
    var trailing: Range<Int>

    init(_ start: Double, _ end: Double, straight: Double, until straightEnd: Double) {
      let first = PixelGrid.floor(start)
      let last = PixelGrid.ceiling(end)
      let middleStart = PixelGrid.ceiling(straight)
      let middleEnd = PixelGrid.floor(straightEnd)
      guard middleStart < middleEnd else {
        leading = first..<last
        middle = last..<last
        trailing = last..<last
        return
      }
      leading = min(first, middleStart)..<middleStart
      middle = middleStart..<middleEnd
      trailing = middleEnd..<max(last, middleEnd)
    }

    var all: Range<Int> { leading.lowerBound..<trailing.upperBound }
  }

  private static func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
    PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private mutating func addStraightColumns(_ columns: Range<Int>, _ rows: Zones) {
    guard !columns.isEmpty else { return }
    let rect = { (start: Int, end: Int) in Self.rect(columns, start..<end) }
    let (top, bottom, seen) = (outer.top, outer.bottom, window.y..<window.maxY)
    if inner == nil {
      addRuns(rows.all.clamped(to: seen), top, bottom, nil, nil, rect: rect)
    } else {
      for zone in [rows.leading, rows.trailing] {
        addRuns(zone.clamped(to: seen), top, bottom, inner?.top, inner?.bottom, rect: rect)
      }
    }
  }

  private mutating func addStraightRows(_ rows: Range<Int>, _ columns: Zones) {
    guard !rows.isEmpty else { return }
    let rect = { (start: Int, end: Int) in Self.rect(start..<end, rows) }
    let (left, right, seen) = (outer.left, outer.right, window.x..<window.maxX)
    for zone in [columns.leading, columns.trailing] {
      addRuns(zone.clamped(to: seen), left, right, inner?.left, inner?.right, rect: rect)
    }
  }

  /// Appends the parts of equal coverage along one axis, in a zone in which the outlines are
  /// straight along the other axis.
  private mutating func addRuns(
    _ range: Range<Int>, _ start: Double, _ end: Double, _ innerStart: Double?,
    _ innerEnd: Double?, rect: (Int, Int) -> PixelRect
  ) {
    func coverage(_ pixel: Int) -> UInt8 {
      var value = Self.overlap(pixel, start, end)
      if let innerStart, let innerEnd { value -= Self.overlap(pixel, innerStart, innerEnd) }
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    var runStart = range.lowerBound
    while runStart < range.upperBound {
      let value = coverage(runStart)
      var runEnd = runStart + 1
      // The next pixels need no computation: without a hole the coverage is constant up to the end.
      if value == 255, innerStart == nil {
        runEnd = min(range.upperBound, max(runEnd, PixelGrid.floor(end)))
      }
      while runEnd < range.upperBound, coverage(runEnd) == value { runEnd += 1 }
      append(rect(runStart, runEnd), value)
      runStart = runEnd
    }
  }

  /// Returns the fraction of a pixel that lies between two coordinates, 0…1.
  private static func overlap(_ pixel: Int, _ start: Double, _ end: Double) -> Double {
    max(0, min(end, Double(pixel) + 1) - max(start, Double(pixel)))
  }
}
