internal import CPango
import GlissadeDrawing
import GlissadeGeometry

/// The owner of a reference to a pixman image. The pixels belong to another object, which must
/// outlive this one.
final class PixmanImage {
  let pointer: OpaquePointer

  init(
    format: pixman_format_code_t, width: Int, height: Int, pixels: UnsafeMutablePointer<UInt32>,
    byteStride: Int
  ) {
    let image = pixman_image_create_bits(
      format, Int32(width), Int32(height), pixels, Int32(byteStride))
    guard let image else { PixelMemory.fail(asking: "an image's header") }
    pointer = image
  }

  /// Creates an image that is an infinite plane of one color.
  init(solid color: CGColor) {
    var color = color.pixman
    guard let image = pixman_image_create_solid_fill(&color) else {
      PixelMemory.fail(asking: "an image's header")
    }
    pointer = image
  }

  deinit {
    pixman_image_unref(pointer)
  }

  /// Sets the transform from the space in which the image is drawn to the pixels of the image, and
  /// the filter.
  func setTransform(_ transform: ProjectiveTransform, bilinear: Bool) {
    let t = transform
    // The matrix is transposed, because pixman multiplies it with column vectors.
    var double = pixman_f_transform_t()
    double.m = (
      (t.m11, t.m21, t.m31), (t.m12, t.m22, t.m32), (t.m13, t.m23, t.m33)
    )
    var fixed = pixman_transform_t()
    pixman_transform_from_pixman_f_transform(&fixed, &double)
    pixman_image_set_transform(pointer, &fixed)
    pixman_image_set_filter(
      pointer, bilinear ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST, nil, 0)
  }

  /// Gives each position outside of the image the color of the nearest pixel at the edge.
  func padEdges() {
    pixman_image_set_repeat(pointer, PIXMAN_REPEAT_PAD)
  }
}

extension CGColor {
  /// The color with premultiplied components of 16 bits each.
  var pixman: pixman_color_t {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    let opacity = clamp(alpha)
    func word(_ value: Double) -> UInt16 { UInt16((clamp(value) * opacity * 65_535).rounded()) }
    return pixman_color_t(
      red: word(red), green: word(green), blue: word(blue),
      alpha: UInt16((opacity * 65_535).rounded()))
  }
}
