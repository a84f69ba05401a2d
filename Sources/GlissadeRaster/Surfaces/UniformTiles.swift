/// The tiles of a surface that have a single color, which are most of a page and need not be read
/// pixel by pixel. They are determined on first use, so the surface must not change any more.
final class UniformTiles {
  /// The number of pixels along a tile's edge, as a power of two.
  private static let shift = 4
  /// The state of a tile in a word of its own, because reading the pixels instead would mean to
  /// wait for memory.
  private enum Known {
    static let nothing: UInt64 = 0
    static let mixed: UInt64 = 1 << 32
    /// The tile is uniform, with its color in the lower half.
    static let uniform: UInt64 = 1 << 33
  }

  private let surface: Surface
  /// The number of tiles in a row.
  private let across: Int
  private let known: UnsafeMutableBufferPointer<UInt64>

  init(_ surface: Surface) {
    self.surface = surface
    across = (surface.width - 1) >> Self.shift + 1
    known = .allocate(capacity: across * ((surface.height - 1) >> Self.shift + 1))
    known.initialize(repeating: Known.nothing)
  }

  deinit { known.deallocate() }

  /// Returns the color of all pixels in ranges of columns and rows, or `nil` if one of their tiles
  /// has several.
  ///
  /// - Parameter columns: The columns within the surface, like `rows`.
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
