/// A table of those tiles of a surface that have a single color and need not be read pixel by
/// pixel: most tiles of a page. The color of a tile is determined on first use, so the surface must
/// not change any more.
final class UniformTiles {
  /// The binary logarithm of the number of pixels along a tile's edge.
  private static let shift = 4
  /// The values of the words that store the states of tiles. Reading the pixels each time instead
  /// would be slower, because of the latency of memory.
  private enum Known {
    static let nothing: UInt64 = 0
    static let mixed: UInt64 = 1 << 32
    /// The flag of a tile that has a single color, which is in the lower half of the word.
    static let uniform: UInt64 = 1 << 33
  }

  private let surface: Surface
  /// The number of tiles in a row of tiles.
  private let across: Int
  private let known: UnsafeMutableBufferPointer<UInt64>

  init(_ surface: Surface) {
    self.surface = surface
    across = (surface.width - 1) >> Self.shift + 1
    known = .allocate(capacity: across * ((surface.height - 1) >> Self.shift + 1))
    known.initialize(repeating: Known.nothing)
  }

  deinit { known.deallocate() }

  /// Returns the color of all pixels in ranges of columns and rows, or `nil` if the tiles in which
  /// these pixels lie have several colors.
  ///
  /// - Parameter columns: A range of columns within the surface.
  func color(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> UInt32? {
    let (left, right) = (columns.lowerBound &>> Self.shift, columns.upperBound &>> Self.shift)
    let (top, bottom) = (rows.lowerBound &>> Self.shift, rows.upperBound &>> Self.shift)
    let first = tile(left, top)
    guard first & Known.uniform != 0 else { return nil }
    var y = top
    while y <= bottom {
      var x = left
      while x <= right {
        guard tile(x, y) == first else { return nil }
        x &+= 1
      }
      y &+= 1
    }
    return UInt32(truncatingIfNeeded: first)
  }

  private func tile(_ x: Int, _ y: Int) -> UInt64 {
    let index = y &* across &+ x
    if known[index] == Known.nothing { known[index] = look(x, y) }
    return known[index]
  }

  private func look(_ x: Int, _ y: Int) -> UInt64 {
    let (left, top) = (x << Self.shift, y << Self.shift)
    let width = min(1 << Self.shift, surface.width - left)
    let height = min(1 << Self.shift, surface.height - top)
    var row = surface.pixels + top * surface.stride + left
    let color = row[0]
    for _ in 0..<height {
      var difference: UInt32 = 0
      var column = 0
      while column < width {
        difference |= row[column] ^ color
        column &+= 1
      }
      if difference != 0 { return Known.mixed }
      row += surface.stride
    }
    return Known.uniform | UInt64(color)
  }
}
