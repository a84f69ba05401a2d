import GlissadeDrawing
import GlissadeGeometry

/// A sampler of a picture through a projective transform, with bilinear filtering and exact
/// perspective.
///
/// The sampler computes with integers of two channels each. pixman would take twice as long, and
/// because of its 16 fractional bits a turning page would jitter by a pixel.
struct WarpSampler {
  let source: Surface
  let tiles: UniformTiles
  /// The transform from the pixels of the picture to those of the source.
  let toSource: ProjectiveTransform

  /// Writes the pixels of a polygon into a surface without changing other pixels.
  ///
  /// - Parameter rect: The position of the surface's pixels in the picture.
  func paint(_ polygon: ConvexPolygon, on surface: Surface, _ rect: PixelRect) {
    polygon.fill(surface, rect) { sample($1, $2, into: $0) }
  }

  /// A position in the source, in 65536ths of a pixel from the center of the first pixel, with the
  /// homogeneous coordinate w.
  private struct Place {
    var u: Int
    var v: Int
    var w: Double
  }

  /// The terms of a transform that are constant along a row, and the memory to which the row is
  /// written.
  private struct Row {
    let x: Double
    let y: Double
    let w: Double
    /// The range of columns to paint.
    let columns: Range<Int>
    /// The address of the row's pixel with the coordinate x = 0 in the picture.
    let line: UnsafeMutablePointer<UInt32>
  }

  /// The distance in pixels of exactly computed positions. Between two of them, positions are
  /// interpolated linearly; where the error would be too large, the distance is halved. The exact
  /// positions are counted from the picture's edge and so do not depend on the painted area.
  private static let block = 16
  /// The maximum error of an interpolated position halfway between two exact ones, in 65536ths of a
  /// pixel.
  private static let tolerance = 8192.0

  private func place(_ x: Int, _ row: Row) -> Place {
    let across = Double(x) + 0.5
    let w = across * toSource.m13 + row.w
    let factor = w > 1e-12 ? 65536 / w : 0
    return Place(
      u: Self.whole((across * toSource.m11 + row.x) * factor),
      v: Self.whole((across * toSource.m12 + row.y) * factor), w: w)
  }

  /// Returns a coordinate in 65536ths of a pixel, relative to the center of the first pixel instead
  /// of its edge, for rounding to 256ths.
  private static func whole(_ value: Double) -> Int {
    let limit = 0x1p46
    return Int(value < -limit ? -limit : value > limit ? limit : value) &- 32640
  }

  /// Samples the pixels of a row and writes them to memory.
  ///
  /// - Parameter line: The address of the row's pixel with the coordinate x = 0 in the picture.
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

  /// Samples the pixels between two exactly computed positions.
  ///
  /// - Parameter count: The number of pixels from `start` on, a power of two.
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

  /// Returns whether two coordinates, and all between them, lie between the centers of two pixels
  /// of the source.
  private func isInside(_ one: Int, _ other: Int, _ length: Int) -> Bool {
    let end = (length - 1) << 16
    // A margin of a block is left, because each step between the coordinates is rounded down.
    return one >= Self.block && other >= Self.block && one < end && other < end
  }

  /// Returns the range of pixels that are read for two coordinates and all between them.
  private static func pixels(_ one: Int, _ other: Int) -> ClosedRange<Int> {
    let (low, high) = one < other ? (one, other) : (other, one)
    // Steps are rounded down, so interpolated coordinates can lie slightly before both.
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
      // The mean of four equal pixels is their color. This case is frequent, because most of a page
      // has a single color.
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

  /// Returns the pixel at a position near or beyond the source's edge, where the outermost pixels
  /// are repeated.
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

  /// Returns the mean of four pixels with weights in 256ths. A word contains two pixels side by
  /// side, the left one in the lower half.
  @inline(__always)
  private static func mix(
    _ upper: UInt64, _ lower: UInt64, _ across: UInt64, _ down: UInt64
  ) -> UInt32 {
    // One word contains blue and red of both columns, and another contains green and alpha.
    let even = mean(upper & lanes, lower & lanes, down)
    let odd = mean(upper &>> 8 & lanes, lower &>> 8 & lanes, down)
    let left = even & 0xffff_ffff | odd &<< 32
    let right = even &>> 32 | odd & 0xffff_ffff_0000_0000
    let sum = mean(left, right, across)
    return UInt32(truncatingIfNeeded: sum | sum &>> 24)
  }

  /// Interpolates between four channels of `first` and of `second`. The weight of `second` is in
  /// 256ths.
  @inline(__always)
  private static func mean(_ first: UInt64, _ second: UInt64, _ weight: UInt64) -> UInt64 {
    // Each channel of a · 256 + (b − a) · weight is from 0 to 65280, so the borrows between
    // channels that the subtraction causes cancel out.
    ((first &<< 8) &+ (second &- first) &* weight &+ halves) &>> 8 & lanes
  }
}
