internal import CPango
import GlissadeDrawing

/// A mask with the coverage of each pixel of a rectangle, 0…255.
final class CoverageMask {
  let width: Int
  let height: Int
  /// The distance of two rows in bytes, a multiple of 4.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>
  /// The maximum width and height of a mask, in pixels. It is slightly below the limit of Cairo.
  static let longest = 30_000
  /// A pixman image that uses the same memory.
  let image: PixmanImage

  init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "A mask needs a positive size in pixels.")
    self.width = width
    self.height = height
    stride = (width + 3) & ~3
    let count = stride * height
    // The memory is allocated in words, because pixman reads masks word by word.
    let words = PixelMemory.allocate(count / 4)
    bytes = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
    image = PixmanImage(
      format: PIXMAN_a8, width: width, height: height, pixels: words, byteStride: stride)
  }

  deinit {
    PixelMemory.release(UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self))
  }

  var area: Int { width * height }

  /// The memory that the mask uses, in bytes.
  var cost: Int { stride * height + 512 }

  /// Returns a copy with every coverage multiplied by a factor, 0…1.
  func scaled(by factor: Double) -> CoverageMask {
    let result = CoverageMask(width: width, height: height)
    let weight = UInt32((min(max(factor, 0), 1) * 65_536).rounded())
    for index in 0..<stride * height {
      result.bytes[index] = UInt8((UInt32(bytes[index]) * weight + 32_768) >> 16)
    }
    return result
  }

  /// Calls `body` with a Cairo context that draws in white onto this mask. The point (`x`, `y`) of
  /// the drawing becomes the upper left pixel.
  func draw(originX x: Int, originY y: Int, _ body: (_ cairo: OpaquePointer) -> Void) {
    guard let cairo = makeContext(originX: x, originY: y) else { return }
    body(cairo)
    cairo_surface_flush(cairo_get_target(cairo))
    cairo_destroy(cairo)
  }

  /// Returns a Cairo context that draws in white onto this mask. The point (`x`, `y`) of the
  /// drawing becomes the upper left pixel. The mask must outlive the context, which the caller
  /// destroys.
  func makeContext(originX x: Int, originY y: Int) -> OpaquePointer? {
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return nil }
    cairo_translate(cairo, Double(-x), Double(-y))
    cairo_set_source_rgba(cairo, 1, 1, 1, 1)
    // The tolerance is the maximum distance of a curve from the polygon that Cairo draws, in
    // pixels. Errors of Cairo's default of 0.1 would be visible.
    cairo_set_tolerance(cairo, 0.02)
    return cairo
  }
}
