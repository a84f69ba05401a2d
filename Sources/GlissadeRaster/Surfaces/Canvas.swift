internal import CPango
import GlissadeDrawing

/// A surface at a position in the picture. All coordinates are in pixels of the picture.
final class Canvas {
  let surface: Surface
  let originX: Int
  let originY: Int
  private let image: PixmanImage
  private var isClipped = false
  /// The color that was used last, with its pixman image. It is kept because consecutive parts of a
  /// shape have the same color.
  private var lastSolid: (color: CGColor, image: PixmanImage)?

  init(_ surface: Surface, originX: Int = 0, originY: Int = 0) {
    self.surface = surface
    self.originX = originX
    self.originY = originY
    image = PixmanImage(
      format: surface.format == .argb ? PIXMAN_a8r8g8b8 : PIXMAN_x8r8g8b8,
      width: surface.width, height: surface.height, pixels: surface.pixels,
      byteStride: surface.stride * 4)
  }

  /// The pixels of the picture that lie on the surface.
  var bounds: PixelRect { surface.bounds.offsetBy(x: originX, y: originY) }

  /// An image of the canvas that can be painted onto another canvas.
  var source: PixmanImage { image }

  /// Restricts painting to a region.
  func clip(to region: Region) {
    region.clip(image, originX: originX, originY: originY)
    isClipped = true
  }

  /// Removes the restriction of `clip(to:)`.
  func removeClip() {
    guard isClipped else { return }
    pixman_image_set_clip_region32(image.pointer, nil)
    isClipped = false
  }

  /// Returns an image of a single color that can be painted onto the canvas.
  func solid(_ color: CGColor) -> PixmanImage {
    if let lastSolid, lastSolid.color == color { return lastSolid.image }
    let image = PixmanImage(solid: color)
    lastSolid = (color, image)
    return image
  }

  /// Fills a rectangle with a color.
  func fill(_ rect: PixelRect, _ color: CGColor, replacing: Bool = false) {
    // The rectangle is clipped first, because pixman's coordinates have 16 bits.
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    var color = color.pixman
    var target = pixman_rectangle16_t(
      x: Int16(clamping: rect.x - originX), y: Int16(clamping: rect.y - originY),
      width: UInt16(clamping: rect.width), height: UInt16(clamping: rect.height))
    pixman_image_fill_rectangles(
      replacing ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, image.pointer, &color, 1, &target)
  }

  /// Composites `source` over a rectangle, through a mask if there is one.
  ///
  /// - Parameters:
  ///   - sourceX, sourceY: The position of the source's origin in the picture.
  ///   - maskX, maskY: The position of the mask's origin in the picture.
  func composite(
    _ source: PixmanImage, sourceX: Int = 0, sourceY: Int = 0, mask: PixmanImage? = nil,
    maskX: Int = 0, maskY: Int = 0, over rect: PixelRect,
    with operation: pixman_op_t = PIXMAN_OP_OVER
  ) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    pixman_image_composite32(
      operation, source.pointer, mask?.pointer, image.pointer, Int32(rect.x - sourceX),
      Int32(rect.y - sourceY), Int32(rect.x - maskX), Int32(rect.y - maskY),
      Int32(rect.x - originX), Int32(rect.y - originY), Int32(rect.width), Int32(rect.height))
  }
}
