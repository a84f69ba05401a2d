import GlissadeDrawing
import GlissadeGeometry

/// Looks a picture up through a projective transform, between its pixels, in exact perspective.
///
/// Written out in whole numbers, two channels to a word: pixman's own way keeps 16 bits behind the point,
/// which lets a page tremble by a pixel while it turns, and takes twice as long.
struct WarpSampler {
  let source: Surface
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

  /// - Parameter line: where the pixel with x = 0 would be.
  private func sample(_ columns: Range<Int>, _ y: Int, into line: UnsafeMutablePointer<UInt32>) {
    let m = toSource
    let down = Double(y) + 0.5
    let (rowX, rowY) = (down * m.m21 + m.m31, down * m.m22 + m.m32)
    let rowW = down * m.m23 + m.m33
    // In 256ths of a pixel, from the middle of the first.
    let (right, bottom) = (Double(source.width - 1) * 256, Double(source.height - 1) * 256)
    let (width, height) = (source.width, source.height)
    let (pixels, stride) = (source.pixels, source.stride)
    var x = columns.lowerBound
    let end = columns.upperBound
    while x < end {
      // From scratch for each pixel: sums would depend on where the row begins.
      let across = Double(x) + 0.5
      let w = across * m.m13 + rowW
      let factor = w > 1e-12 ? 256 / w : 0
      var u = (across * m.m11 + rowX) * factor - 127.5
      var v = (across * m.m12 + rowY) * factor - 127.5
      u = u < 0 ? 0 : u > right ? right : u
      v = v < 0 ? 0 : v > bottom ? bottom : v
      let (column, row) = (Int(u), Int(v))
      let (left, top) = (column >> 8, row >> 8)
      let corner = pixels + (top &* stride &+ left)
      let aside = left < width &- 1 ? 1 : 0
      let below = top < height &- 1 ? stride : 0
      line[x] = Self.mix(
        corner, corner + below, aside, UInt64(truncatingIfNeeded: column & 255),
        UInt64(truncatingIfNeeded: row & 255))
      x &+= 1
    }
  }

  private static let lanes: UInt64 = 0x00ff_00ff_00ff_00ff
  private static let halves: UInt64 = 0x0080_0080_0080_0080

  /// The mean of four pixels, weighted by 256ths.
  @inline(__always)
  private static func mix(
    _ upper: UnsafeMutablePointer<UInt32>, _ lower: UnsafeMutablePointer<UInt32>, _ aside: Int,
    _ across: UInt64, _ down: UInt64
  ) -> UInt32 {
    let rest = 256 &- across
    let top = spread(upper[0]) &* rest &+ spread(upper[aside]) &* across &+ halves
    let bottom = spread(lower[0]) &* rest &+ spread(lower[aside]) &* across &+ halves
    let sum =
      (top &>> 8 & lanes) &* (256 &- down) &+ (bottom &>> 8 & lanes) &* down &+ halves
    return pack(sum &>> 8 & lanes)
  }

  /// Sixteen bits for each channel.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let word = UInt64(truncatingIfNeeded: pixel)
    return word & 0x00ff_00ff | (word & 0xff00_ff00) &<< 24
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
        (Self.spread(line[x]) &* weight &+ Self.halves) &>> 8 & Self.lanes)
      x &+= 1
    }
  }
}
