import GlissadeDrawing

extension ConvexPolygon {
  /// Writes the pixels of the polygon into a surface without changing other pixels, and weighs
  /// those at its edge by their coverage.
  ///
  /// - Parameters:
  ///   - rect: The position of the surface's pixels in the picture.
  ///   - draw: A closure that writes the unweighed pixels of a row. It receives the address of the
  ///     row's pixel with the coordinate x = 0 in the picture, the columns, and the row.
  func fill(
    _ surface: Surface, _ rect: PixelRect,
    _ draw: (UnsafeMutablePointer<UInt32>, Range<Int>, Int) -> Void
  ) {
    let coverage = PolygonCoverage(self, rect)
    let columns = rect.x..<rect.maxX
    let weights = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: rect.width)
    defer { weights.deallocate() }
    var y = rect.y
    while y < rect.maxY {
      if let row = coverage.row(y, columns: columns, weights: weights) {
        let line = surface.pixels + (y - rect.y) * surface.stride - rect.x
        draw(line, row.outer, y)
        Self.weigh(row.outer.lowerBound..<row.inner.lowerBound, line, weights, rect.x)
        Self.weigh(row.inner.upperBound..<row.outer.upperBound, line, weights, rect.x)
      }
      y += 1
    }
  }

  private static let lanes: UInt64 = 0x00ff_00ff_00ff_00ff
  private static let halves: UInt64 = 0x0080_0080_0080_0080

  /// Returns a word in which each of the four channels of a pixel has sixteen bits.
  @inline(__always)
  private static func spread(_ pixel: UInt64) -> UInt64 {
    pixel & 0x00ff_00ff | (pixel & 0xff00_ff00) &<< 24
  }

  @inline(__always)
  private static func pack(_ lanes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: lanes & 0x00ff_00ff | (lanes &>> 24 & 0xff00_ff00))
  }

  private static func weigh(
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
