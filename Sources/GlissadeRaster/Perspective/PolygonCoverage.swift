import Foundation
import GlissadeDrawing

/// The coverage of each pixel by a convex polygon, row by row.
///
/// Each row is divided into horizontal slices, along which the coverage is exact. The coverage of a
/// pixel does not depend on the requested rows, so that the picture does not depend on the damage.
///
/// The values are stored in allocated memory instead of arrays, whose checks took a fifth of the
/// time for painting layers in perspective.
final class PolygonCoverage {
  /// The covered pixels of a row. From left to right they are partly covered, completely covered,
  /// and partly covered again.
  struct Row {
    var outer: Range<Int>
    /// The completely covered pixels, or an empty range at the end of `outer` if there are none.
    var inner: Range<Int>
  }

  private static let slices = 16
  private let rows: Range<Int>
  private let top: Double
  private let bottom: Double
  /// The number of slices of all rows together.
  private let count: Int
  /// The horizontal position at which the polygon starts in each slice. In a slice without a part
  /// of the polygon it lies after the end.
  private let starts: UnsafeMutablePointer<Double>
  private let ends: UnsafeMutablePointer<Double>
  /// The differences in coverage between neighbouring pixels of a range.
  private let steps: UnsafeMutablePointer<Double>

  /// Creates the coverage of a rectangle of pixels by a polygon.
  ///
  /// - Parameter rect: The rectangle that contains all rows and columns that will be requested.
  init(_ polygon: ConvexPolygon, _ rect: PixelRect) {
    rows = rect.y..<rect.y + max(rect.height, 0)
    count = rows.count * Self.slices
    let width = max(rect.width, 0) + 4
    starts = .allocate(capacity: 2 * count + width)
    ends = starts + count
    steps = ends + count
    starts.initialize(repeating: .infinity, count: count)
    ends.initialize(repeating: -.infinity, count: count)
    steps.initialize(repeating: 0, count: width)
    let heights = polygon.points.map { Double($0.y) }
    top = heights.min() ?? 0
    bottom = heights.max() ?? 0
    for (index, point) in polygon.points.enumerated() {
      follow(point, polygon.points[(index + 1) % polygon.points.count])
    }
  }

  deinit { starts.deallocate() }

  /// Returns the heights at which a slice starts and ends, clipped to the top and bottom of the
  /// polygon. Slices are counted from the first one of the first row.
  @inline(__always)
  private func part(of slice: Int) -> (start: Double, end: Double) {
    let start = Double(rows.lowerBound) + Double(slice) / Double(Self.slices)
    let end = start + 1 / Double(Self.slices)
    return (start < top ? top : start, end > bottom ? bottom : end)
  }

  private func follow(_ p: CGPoint, _ q: CGPoint) {
    let (upper, lower) = p.y < q.y ? (p, q) : (q, p)
    guard upper.y < lower.y else { return }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    func slice(_ y: Double) -> Int {
      let place = (y - Double(rows.lowerBound)) * Double(Self.slices)
      return Int(min(max(place.rounded(.down), 0), Double(count)))
    }
    var index = slice(upper.y)
    let last = min(slice(lower.y) + 1, count)
    while index < last {
      let part = part(of: index)
      let middle = (part.start + part.end) / 2
      if upper.y <= middle, middle < lower.y {
        let x = upper.x + (middle - upper.y) * slope
        if x < starts[index] { starts[index] = x }
        if x > ends[index] { ends[index] = x }
      }
      index += 1
    }
  }

  /// Computes the coverage of a row. The coverages of the partly covered pixels of `columns` are
  /// written to `weights`, in 256ths.
  ///
  /// - Returns: The covered pixels of the row, or `nil` if the polygon covers none.
  func row(
    _ y: Int, columns: Range<Int>, weights: UnsafeMutableBufferPointer<UInt16>
  ) -> Row? {
    let first = (y - rows.lowerBound) * Self.slices
    var (start, lastStart) = (Double.infinity, -Double.infinity)
    var (end, firstEnd) = (-Double.infinity, Double.infinity)
    var isWhole = true
    var slice = first
    while slice < first + Self.slices {
      let (left, right) = (starts[slice], ends[slice])
      let part = part(of: slice)
      if left <= right, part.start < part.end {
        if left < start { start = left }
        if left > lastStart { lastStart = left }
        if right > end { end = right }
        if right < firstEnd { firstEnd = right }
        if (part.end - part.start) * Double(Self.slices) < 1 - 1e-9 { isWhole = false }
      } else {
        isWhole = false
      }
      slice += 1
    }
    guard start <= end else { return nil }
    let outer = Self.clamped(start.rounded(.down), end.rounded(.up), to: columns)
    guard !outer.isEmpty else { return nil }
    let inner = isWhole ? Self.inner(lastStart, firstEnd, in: outer) : outer.suffix(0)
    weigh(outer.lowerBound..<inner.lowerBound, first, weights, columns.lowerBound)
    weigh(inner.upperBound..<outer.upperBound, first, weights, columns.lowerBound)
    return Row(outer: outer, inner: inner)
  }

  /// Returns the columns of a row that the polygon covers completely in all slices, or an empty
  /// range at the end of `outer` if there are none.
  private static func inner(
    _ lastStart: Double, _ firstEnd: Double, in outer: Range<Int>
  ) -> Range<Int> {
    let whole = clamped(lastStart.rounded(.up), firstEnd.rounded(.down), to: outer)
    return whole.isEmpty ? outer.suffix(0) : whole
  }

  private static func clamped(_ start: Double, _ end: Double, to columns: Range<Int>) -> Range<Int>
  {
    let (low, high) = (Double(columns.lowerBound), Double(columns.upperBound))
    let first = Int(min(max(start, low), high))
    return first..<max(first, Int(min(max(end, low), high)))
  }

  /// Writes the coverage of the pixels of a range, as the sum over the slices of a row.
  private func weigh(
    _ zone: Range<Int>, _ firstSlice: Int, _ weights: UnsafeMutableBufferPointer<UInt16>,
    _ origin: Int
  ) {
    guard !zone.isEmpty else { return }
    steps.update(repeating: 0, count: zone.count + 2)
    var slice = firstSlice
    while slice < firstSlice + Self.slices {
      let part = part(of: slice)
      if starts[slice] <= ends[slice], part.start < part.end {
        step(at: starts[slice], part.end - part.start, zone)
        // If the polygon ends to the right of the zone, the zone to the right adds this end.
        if ends[slice] < Double(zone.upperBound) {
          step(at: ends[slice], part.start - part.end, zone)
        }
      }
      slice += 1
    }
    var sum = 0.0
    var index = 0
    while index < zone.count {
      sum += steps[index]
      let weight = sum < 0 ? 0 : sum > 1 ? 1 : sum
      weights[zone.lowerBound + index - origin] = UInt16(weight * 256 + 0.5)
      index += 1
    }
  }

  @inline(__always)
  private func step(at x: Double, _ height: Double, _ zone: Range<Int>) {
    let place = x - Double(zone.lowerBound)
    let inside = place < 0 ? 0 : place > Double(zone.count) ? Double(zone.count) : place
    let pixel = Int(inside)
    let part = inside - Double(pixel)
    steps[pixel] += height * (1 - part)
    steps[pixel + 1] += height * part
  }
}
