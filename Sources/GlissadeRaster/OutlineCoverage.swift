import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A rectangle of pixels that a shape covers in one simple way.
struct CoveragePart {
  enum Kind {
    /// Wholly.
    case full
    /// Every pixel by the same part of 255, 1…254.
    case even(UInt8)
    /// Differently: see `OutlineMask`.
    case mask(OutlineMask)
    /// As the inside of any path, seen through a transform to pixels.
    case path(CGPath, CGAffineTransform)
  }

  var rect: PixelRect
  var kind: Kind
}

/// Splits an upright rounded outline, or the ring between two, into parts: what is simple is filled
/// without a mask, and masks are needed only around corners.
struct OutlineCoverage {
  let outer: PixelOutline
  /// What is left out in the middle; nil for a filled shape.
  let inner: PixelOutline?
  private(set) var parts: [CoveragePart] = []

  init(_ outer: PixelOutline, without inner: PixelOutline? = nil) {
    self.outer = outer
    self.inner = inner.flatMap { $0.isEmpty ? nil : $0 }
    guard !outer.isEmpty else { return }
    let outlines = [outer, self.inner].compactMap(\.self)
    let columns = Self.zones(
      outer.left, outer.right,
      leading: outlines.reduce(-.infinity) {
        max($0, $1.left + max($1.radii[0].width, $1.radii[3].width))
      },
      trailing: outlines.reduce(.infinity) {
        min($0, $1.right - max($1.radii[1].width, $1.radii[2].width))
      })
    let rows = Self.zones(
      outer.top, outer.bottom,
      leading: outlines.reduce(-.infinity) {
        max($0, $1.top + max($1.radii[0].height, $1.radii[1].height))
      },
      trailing: outlines.reduce(.infinity) {
        min($0, $1.bottom - max($1.radii[2].height, $1.radii[3].height))
      })
    for row in rows {
      for column in columns { add(column, row) }
    }
  }

  /// A run of pixels along one axis.
  private struct Zone {
    var start: Int
    var end: Int
    /// True where the outline is straight along this axis.
    var isStraight: Bool
  }

  /// Splits an axis where the corners end, the outlines' farthest on either side.
  private static func zones(
    _ start: Double, _ end: Double, leading: Double, trailing: Double
  ) -> [Zone] {
    let first = Int(start.rounded(.down))
    let last = Int(end.rounded(.up))
    let straightStart = Int(leading.rounded(.up))
    let straightEnd = Int(trailing.rounded(.down))
    guard straightStart < straightEnd else {
      return [Zone(start: first, end: last, isStraight: false)]
    }
    return [
      Zone(start: first, end: straightStart, isStraight: false),
      Zone(start: straightStart, end: straightEnd, isStraight: true),
      Zone(start: straightEnd, end: last, isStraight: false),
    ].filter { $0.start < $0.end }
  }

  private mutating func add(_ column: Zone, _ row: Zone) {
    let rect = PixelRect(
      x: column.start, y: row.start, width: column.end - column.start,
      height: row.end - row.start)
    switch (column.isStraight, row.isStraight) {
    case (true, true):
      if inner == nil { parts.append(CoveragePart(rect: rect, kind: .full)) }
    case (true, false):
      addRuns(row.start..<row.end, outer.top, outer.bottom, inner?.top, inner?.bottom) {
        PixelRect(x: rect.x, y: $0, width: rect.width, height: $1 - $0)
      }
    case (false, true):
      addRuns(column.start..<column.end, outer.left, outer.right, inner?.left, inner?.right) {
        PixelRect(x: $0, y: rect.y, width: $1 - $0, height: rect.height)
      }
    case (false, false):
      let mask = OutlineMask(outer: outer, inner: inner, window: rect)
      parts.append(CoveragePart(rect: rect, kind: .mask(mask)))
    }
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
      while runEnd < range.upperBound, coverage(runEnd) == value { runEnd += 1 }
      if value > 0 {
        parts.append(
          CoveragePart(rect: rect(runStart, runEnd), kind: value == 255 ? .full : .even(value)))
      }
      runStart = runEnd
    }
  }

  /// How much of a pixel lies between two coordinates.
  private static func overlap(_ pixel: Int, _ start: Double, _ end: Double) -> Double {
    max(0, min(end, Double(pixel) + 1) - max(start, Double(pixel)))
  }
}
