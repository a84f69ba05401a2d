import GlissadeDrawing
import GlissadeGeometry

/// Looks a picture up through a projective transform, between its pixels, in exact perspective.
///
/// Written out in whole numbers, two channels to a word: pixman's own way keeps 16 bits behind the point,
/// which lets a page tremble by a pixel while it turns, and takes twice as long.
struct WarpSampler {
  let source: Surface
  let tiles: UniformTiles
  /// From the pixels painted to those of the source.
  let toSource: ProjectiveTransform

  /// Writes what a polygon shows of the source into a surface; other pixels stay as they are.
  ///
  /// - Parameter rect: the pixels that the surface stands for.
  func paint(_ polygon: ConvexPolygon, on surface: Surface, _ rect: PixelRect) {
    var coverage = PolygonCoverage(polygon, rect)
    let columns = rect.x..<rect.maxX
    let weights = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: rect.width)
    defer { weights.deallocate() }
    var y = rect.y
    while y < rect.maxY {
      if let row = coverage.row(y, columns: columns, weights: weights) {
        let line = surface.pixels + (y - rect.y) * surface.stride - rect.x
        sample(row.outer.lowerBound..<row.outer.upperBound, y, into: line)
        weigh(row.outer.lowerBound..<row.inner.lowerBound, line, weights, rect.x)
        weigh(row.inner.upperBound..<row.outer.upperBound, line, weights, rect.x)
      }
      y += 1
    }
  }

  /// A place in the source, in 65536ths of a pixel from the middle of the first, and the w of it.
  private struct Place {
    var u: Int
    var v: Int
    var w: Double
  }

  /// What a row adds to every place in it, and where it goes.
  private struct Row {
    let x: Double
    let y: Double
    let w: Double
    /// Those to paint.
    let columns: Range<Int>
    /// Where the pixel with x = 0 would be.
    let line: UnsafeMutablePointer<UInt32>
  }

  /// Places are looked up this far apart and those between lie on a line; where that would be too far off, half
  /// as far apart. Counted from the picture's edge, lest they depend on where painting begins.
  private static let block = 16
  /// The most that the line may be off in its middle, in 65536ths of a pixel.
  private static let tolerance = 8192.0

  private func place(_ x: Int, _ row: Row) -> Place {
    let across = Double(x) + 0.5
    let w = across * toSource.m13 + row.w
    let factor = w > 1e-12 ? 65536 / w : 0
    return Place(
      u: Self.whole((across * toSource.m11 + row.x) * factor),
      v: Self.whole((across * toSource.m12 + row.y) * factor), w: w)
  }

  /// Rounded to 256ths, and by half a pixel to the first one's middle.
  private static func whole(_ value: Double) -> Int {
    let limit = 0x1p46
    return Int(value < -limit ? -limit : value > limit ? limit : value) &- 32640
  }

  /// - Parameter line: where the pixel with x = 0 would be.
  private func sample(_ columns: Range<Int>, _ y: Int, into line: UnsafeMutablePointer<UInt32>) {
    let down = Double(y) + 0.5
    let row = Row(
      x: down * toSource.m21 + toSource.m31, y: down * toSource.m22 + toSource.m32,
      w: down * toSource.m23 + toSource.m33, columns: columns, line: line)
    var start = columns.lowerBound - columns.lowerBound % Self.block
    var here = place(start, row)
    while start < columns.upperBound {
      let there = place(start + Self.block, row)
      sample(start, Self.block, from: here, to: there, row)
      (start, here) = (start + Self.block, there)
    }
  }

  /// - Parameter count: of pixels from `start` on, a power of two.
  private func sample(_ start: Int, _ count: Int, from here: Place, to there: Place, _ row: Row) {
    if isStraight(here, there), isInside(here.u, there.u, source.width),
      isInside(here.v, there.v, source.height)
    {
      let shift = count.trailingZeroBitCount
      let (du, dv) = ((there.u &- here.u) >> shift, (there.v &- here.v) >> shift)
      let first = max(start, row.columns.lowerBound)
      let end = min(start + count, row.columns.upperBound)
      if let color = tiles.color(Self.pixels(here.u, there.u), Self.pixels(here.v, there.v)) {
        (row.line + first).update(repeating: color, count: end - first)
        return
      }
      let done = first - start
      run(
        first, end, from: (here.u &+ done &* du, here.v &+ done &* dv), by: (du, dv), row.line)
    } else if count > 1 {
      let half = count / 2
      let middle = place(start + half, row)
      if start + half > row.columns.lowerBound {
        sample(start, half, from: here, to: middle, row)
      }
      if start + half < row.columns.upperBound {
        sample(start + half, half, from: middle, to: there, row)
      }
    } else {
      row.line[start] = pixel(here)
    }
  }

  private func isStraight(_ one: Place, _ other: Place) -> Bool {
    let (du, dv) = (Double(other.u &- one.u), Double(other.v &- one.v))
    let bend = abs(other.w - one.w)
    let most = 2 * Self.tolerance * (one.w + other.w)
    return one.w > 0 && other.w > 0 && abs(du) * bend <= most && abs(dv) * bend <= most
  }

  /// Whether two places, and all between, have a pixel to either side.
  private func isInside(_ one: Int, _ other: Int, _ length: Int) -> Bool {
    let end = (length - 1) << 16
    // Steps are rounded down, a block of times.
    return one >= Self.block && other >= Self.block && one < end && other < end
  }

  /// The pixels that two places and all between lie on or beside.
  private static func pixels(_ one: Int, _ other: Int) -> ClosedRange<Int> {
    let (low, high) = one < other ? (one, other) : (other, one)
    // Steps are rounded down: a run may begin a little before both.
    return (low &- block) &>> 16...high &>> 16 &+ 1
  }

  private func run(
    _ first: Int, _ end: Int, from start: (u: Int, v: Int), by step: (u: Int, v: Int),
    _ line: UnsafeMutablePointer<UInt32>
  ) {
    let (pixels, stride) = (source.pixels, source.stride)
    var (x, u, v) = (first, start.u, start.v)
    while x < end {
      let corner = pixels + ((v &>> 16) &* stride &+ (u &>> 16))
      let upper = UnsafeRawPointer(corner).loadUnaligned(as: UInt64.self)
      let lower = UnsafeRawPointer(corner + stride).loadUnaligned(as: UInt64.self)
      // Much of a page is of one colour: four equal pixels are their own mean.
      if upper == lower, upper &>> 32 == upper & 0xffff_ffff {
        line[x] = UInt32(truncatingIfNeeded: upper)
      } else {
        line[x] = Self.mix(
          upper, lower, UInt64(truncatingIfNeeded: (u &>> 8) & 255),
          UInt64(truncatingIfNeeded: (v &>> 8) & 255))
      }
      x &+= 1
      u &+= step.u
      v &+= step.v
    }
  }

  /// One at the edge, or beyond: the outermost pixels go on for ever.
  private func pixel(_ place: Place) -> UInt32 {
    let (right, bottom) = ((source.width - 1) << 16, (source.height - 1) << 16)
    let u = place.u < 0 ? 0 : place.u > right ? right : place.u
    let v = place.v < 0 ? 0 : place.v > bottom ? bottom : place.v
    let corner = source.pixels + ((v >> 16) * source.stride + (u >> 16))
    let aside = u < right ? 1 : 0
    func pair(_ first: UnsafeMutablePointer<UInt32>) -> UInt64 {
      UInt64(first[0]) | UInt64(first[aside]) << 32
    }
    return Self.mix(
      pair(corner), pair(corner + (v < bottom ? source.stride : 0)),
      UInt64(truncatingIfNeeded: (u >> 8) & 255), UInt64(truncatingIfNeeded: (v >> 8) & 255))
  }

  private static let lanes: UInt64 = 0x00ff_00ff_00ff_00ff
  private static let halves: UInt64 = 0x0080_0080_0080_0080

  /// The mean of four pixels, weighted by 256ths; the left one of a pair is in the lower half.
  @inline(__always)
  private static func mix(
    _ upper: UInt64, _ lower: UInt64, _ across: UInt64, _ down: UInt64
  ) -> UInt32 {
    // Blue and red of both columns in one word, green and alpha in another.
    let even = mean(upper & lanes, lower & lanes, down)
    let odd = mean(upper &>> 8 & lanes, lower &>> 8 & lanes, down)
    let left = even & 0xffff_ffff | odd &<< 32
    let right = even &>> 32 | odd & 0xffff_ffff_0000_0000
    let sum = mean(left, right, across)
    return UInt32(truncatingIfNeeded: sum | sum &>> 24)
  }

  /// Of four channels each, in 256ths of the way from the first to the second.
  @inline(__always)
  private static func mean(_ first: UInt64, _ second: UInt64, _ weight: UInt64) -> UInt64 {
    // Each channel of a · 256 + (b − a) · weight is from 0 to 65280: what the channels borrow from each
    // other on the way is given back.
    ((first &<< 8) &+ (second &- first) &* weight &+ halves) &>> 8 & lanes
  }

  /// Sixteen bits for each channel.
  @inline(__always)
  private static func spread(_ pixel: UInt64) -> UInt64 {
    pixel & 0x00ff_00ff | (pixel & 0xff00_ff00) &<< 24
  }

  @inline(__always)
  private static func pack(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: lanes & 0x00ff_00ff | (lanes &>> 24 & 0xff00_ff00))
  }

  private func weigh(
    _ columns: Range<Int>, _ line: UnsafeMutablePointer<UInt32>,
    _ weights: UnsafeMutableBufferPointer<UInt16>, _ origin: Int
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let weight = UInt64(truncatingIfNeeded: weights[x - origin])
      line[x] = Self.pack(
        (Self.spread(UInt64(truncatingIfNeeded: line[x])) &* weight &+ Self.halves) &>> 8
          & Self.lanes)
      x &+= 1
    }
  }
}
