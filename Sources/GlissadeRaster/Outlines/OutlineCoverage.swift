import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A rectangle of pixels that a shape covers in one simple way.
struct CoveragePart {
  enum Kind {
    /// All pixels are covered completely.
    case full
    /// All pixels have the same coverage, 1…254.
    case even(UInt8)
    /// The coverage varies: see `OutlineMask`.
    indirect case mask(OutlineMask)
    /// The coverage is that of a path, transformed to pixels.
    indirect case path(CGPath, CGAffineTransform)
    /// The coverage is a group's mask.
    indirect case masked(MaskPlacement)
  }

  var rect: PixelRect
  var kind: Kind

  /// A Boolean value that indicates whether all pixels are covered completely.
  var isFull: Bool { if case .full = kind { true } else { false } }
}

/// The parts of an axis-aligned rounded outline, or of the ring between two: simple parts are
/// filled without a mask, and masks are needed only around corners.
struct OutlineCoverage {
  let outer: PixelOutline
  /// The hole, or `nil` for a filled shape.
  let inner: PixelOutline?
  private(set) var parts: [CoveragePart] = []

  init(_ outer: PixelOutline, without inner: PixelOutline? = nil) {
    self.outer = outer
    self.inner = inner.flatMap { $0.isEmpty ? nil : $0 }
    guard !outer.isEmpty else { return }
    parts.reserveCapacity(12)
    let columns = Zones(
      outer.left, outer.right,
      straight: max(outer.straightLeft, self.inner?.straightLeft ?? -.infinity),
      until: min(outer.straightRight, self.inner?.straightRight ?? .infinity))
    let rows = Zones(
      outer.top, outer.bottom,
      straight: max(outer.straightTop, self.inner?.straightTop ?? -.infinity),
      until: min(outer.straightBottom, self.inner?.straightBottom ?? .infinity))
    addStraightColumns(columns.middle, rows)
    addStraightRows(rows.middle, columns)
    for row in [rows.leading, rows.trailing] where !row.isEmpty {
      for column in [columns.leading, columns.trailing] where !column.isEmpty {
        let rect = Self.rect(column, row)
        let mask = OutlineMask(outer: outer, inner: self.inner, window: rect)
        parts.append(CoveragePart(rect: rect, kind: .mask(mask)))
      }
    }
  }

  /// The zones of an axis, split at the ends of the corners, at the innermost of the two outlines'
  /// on either side.
  private struct Zones {
    var leading: Range<Int>
    /// The range in which the outline is straight along this axis, or an empty one.
    var middle: Range<Int>
    var trailing: Range<Int>

    init(_ start: Double, _ end: Double, straight: Double, until straightEnd: Double) {
      let first = Int(start.rounded(.down))
      let last = Int(end.rounded(.up))
      let middleStart = Int(straight.rounded(.up))
      let middleEnd = Int(straightEnd.rounded(.down))
      guard middleStart < middleEnd else {
        (leading, middle, trailing) = (first..<last, last..<last, last..<last)
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
    if inner == nil {
      addRuns(rows.all, outer.top, outer.bottom, nil, nil, rect: rect)
    } else {
      addRuns(rows.leading, outer.top, outer.bottom, inner?.top, inner?.bottom, rect: rect)
      addRuns(rows.trailing, outer.top, outer.bottom, inner?.top, inner?.bottom, rect: rect)
    }
  }

  private mutating func addStraightRows(_ rows: Range<Int>, _ columns: Zones) {
    guard !rows.isEmpty else { return }
    let rect = { (start: Int, end: Int) in Self.rect(start..<end, rows) }
    addRuns(columns.leading, outer.left, outer.right, inner?.left, inner?.right, rect: rect)
    addRuns(columns.trailing, outer.left, outer.right, inner?.left, inner?.right, rect: rect)
  }

  /// Adds runs of equal coverage across one axis, where the other one is straight.
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
      // Without a hole the coverage is constant up to the end.
      if value == 255, innerStart == nil {
        runEnd = min(range.upperBound, max(runEnd, Int(end.rounded(.down))))
      }
      while runEnd < range.upperBound, coverage(runEnd) == value { runEnd += 1 }
      if value > 0 {
        parts.append(
          CoveragePart(rect: rect(runStart, runEnd), kind: value == 255 ? .full : .even(value)))
      }
      runStart = runEnd
    }
  }

  /// Returns the fraction of a pixel between two coordinates.
  private static func overlap(_ pixel: Int, _ start: Double, _ end: Double) -> Double {
    max(0, min(end, Double(pixel) + 1) - max(start, Double(pixel)))
  }
}
