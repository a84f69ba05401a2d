import GlissadeDrawing

/// A rectangle of pixels to paint into: premultiplied 0xAARRGGBB words, with rows from top to
/// bottom.
package final class Surface {
  /// The meaning of the bits of a pixel.
  package enum Format: Sendable {
    /// The format with an alpha channel. Red, green and blue are multiplied by alpha.
    case argb
    /// The format without an alpha channel, as in a window's surface. The top byte is ignored and
    /// can have any value.
    case xrgb
  }

  package let width: Int
  package let height: Int
  /// The distance of two rows in words.
  package let stride: Int
  package let format: Format
  package let pixels: UnsafeMutablePointer<UInt32>
  private let ownsPixels: Bool

  /// Creates a transparent surface with its own memory.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "A surface needs a positive size in pixels.")
    self.width = width
    self.height = height
    stride = width
    format = .argb
    pixels = PixelMemory.allocate(width * height)
    ownsPixels = true
  }

  /// Creates a surface that uses the memory of another object. The memory must outlive the surface.
  ///
  /// - Parameter stride: The distance of two rows in words, at least `width`.
  package init(
    borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int,
    format: Format
  ) {
    precondition(
      width > 0 && height > 0 && stride >= width,
      "A surface needs a positive size and rows that do not overlap.")
    self.width = width
    self.height = height
    self.stride = stride
    self.format = format
    self.pixels = pixels
    ownsPixels = false
  }

  deinit {
    if ownsPixels { PixelMemory.release(pixels) }
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The word of the pixel at a position, which must be inside the surface.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "There is no such pixel on the surface.")
    return pixels[y * stride + x]
  }

  /// Returns a copy of the pixels as an image.
  package func makeImage() -> CGImage {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for y in 0..<height {
      let row = UnsafeBufferPointer(start: pixels + y * stride, count: width)
      if format == .argb { words += row } else { words += row.map { $0 | 0xff00_0000 } }
    }
    return CGImage(width: width, height: height, pixels: words)
  }

  package func clear() {
    for y in 0..<height { (pixels + y * stride).update(repeating: 0, count: width) }
  }
}
