import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The placement of an image in the picture.
struct ImagePlacement {
  var image: CGImage
  private var filter: ImageFilter
  /// The part of the image to draw, in pixels of the image.
  var source: CGRect
  /// The transform from the picture's pixels, relative to `anchor`, to pixels of the image.
  var toSource: ProjectiveTransform
  /// The horizontal coordinate of the anchor, in pixels of the picture. The transform is relative
  /// to the anchor, so that it is as precise far from the origin as near it.
  var anchorX: Int
  /// The vertical coordinate of the anchor, in pixels of the picture.
  var anchorY: Int

  /// The greatest distance of the image's pixels from the anchor, in pixels of the picture.
  let reach: Double

  /// The pixels of the picture, relative to `anchor`, that an axis-aligned image covers, or `nil`
  /// for a rotated image.
  private(set) var uprightFrame: PixelRect?

  /// Creates a placement, or `nil` if nothing of the image can be drawn.
  ///
  /// - Parameter transform: The transform from the destination's space to the picture's pixels.
  init?(_ command: ImageCommand, _ transform: ProjectiveTransform) {
    let (source, destination) = (command.source, command.destination)
    guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0,
      let box = transform.boundingBox(of: destination)
    else { return nil }
    image = command.image
    filter = command.filter
    self.source = source
    reach = max(box.width, box.height)
    anchorX = PixelGrid.snap(box.minX)
    anchorY = PixelGrid.snap(box.minY)
    if let upright = transform.uprightAffine {
      toSource = Self.upright(source, destination, upright, anchorX, anchorY)
      uprightFrame = PixelOutline(RoundedRect(destination), transform)?.pixels
        .offsetBy(x: -anchorX, y: -anchorY)
      return
    }
    guard let inverse = Self.snapped(transform, destination).inverted() else { return nil }
    let scale = CGAffineTransform(
      a: source.width / destination.width, b: 0, c: 0, d: source.height / destination.height,
      tx: source.minX - destination.minX * source.width / destination.width,
      ty: source.minY - destination.minY * source.height / destination.height)
    toSource = ProjectiveTransform(translationX: CGFloat(anchorX), y: CGFloat(anchorY))
      .concatenating(inverse).concatenating(ProjectiveTransform(scale))
  }

  /// Returns the transform from the picture to the image, computed without inverting a matrix, so
  /// that it stays exactly the same when the image moves by whole pixels.
  private static func upright(
    _ source: CGRect, _ destination: CGRect, _ transform: CGAffineTransform, _ anchorX: Int,
    _ anchorY: Int
  ) -> ProjectiveTransform {
    let across = source.width / (destination.width * transform.a)
    let down = source.height / (destination.height * transform.d)
    let left = PixelGrid.quantize(destination.minX * transform.a + transform.tx)
    let top = PixelGrid.quantize(destination.minY * transform.d + transform.ty)
    return ProjectiveTransform(
      CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: source.minX - (left - Double(anchorX)) * across,
        ty: source.minY - (top - Double(anchorY)) * down))
  }

  /// Returns the transform with its translation changed so that the destination's corner lies on
  /// the pixel grid.
  private static func snapped(
    _ transform: ProjectiveTransform, _ destination: CGRect
  ) -> ProjectiveTransform {
    guard transform.isAffine, let corner = transform.apply(destination.origin) else {
      return transform
    }
    return transform.concatenating(
      ProjectiveTransform(
        translationX: PixelGrid.quantize(corner.x) - corner.x,
        y: PixelGrid.quantize(corner.y) - corner.y))
  }

  /// A Boolean value that indicates whether each pixel of the image coincides with a pixel of the
  /// picture.
  var isExact: Bool {
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }
    return toSource.isAffine && abs(toSource.m11 - 1) < 1e-9 && abs(toSource.m22 - 1) < 1e-9
      && abs(toSource.m12) < 1e-9 && abs(toSource.m21) < 1e-9 && isWhole(toSource.m31)
      && isWhole(toSource.m32)
  }

  /// The number of the image's pixels per pixel of the picture, along the picture's horizontal and
  /// vertical axis.
  private var steps: (horizontal: Double, vertical: Double) {
    (
      (toSource.m11 * toSource.m11 + toSource.m12 * toSource.m12).squareRoot(),
      (toSource.m21 * toSource.m21 + toSource.m22 * toSource.m22).squareRoot()
    )
  }

  /// A Boolean value that indicates whether each pixel of the picture shows one pixel of the image
  /// instead of a mixture of several.
  var isNearest: Bool {
    let isReduced = max(steps.horizontal, steps.vertical) > 1
    return isReduced ? filter.reducesNearest : filter.enlargesNearest
  }

  /// The number of the picture's pixels along the longer edge of a pixel of the image.
  var enlargement: Double { 1 / max(min(steps.horizontal, steps.vertical), 1e-12) }

  /// The number of times that the image must be halved for bilinear filtering, which requires that
  /// a pixel of the picture is at most two pixels of the image wide.
  var halvings: Int {
    if isNearest { return 0 }
    // The smaller of the two steps counts, so that an image that is compressed in one direction
    // stays sharp in the other.
    var step = min(steps.horizontal, steps.vertical) + 1e-9
    var count = 0
    while step >= 1.5, count < 12 {
      step /= 2
      count += 1
    }
    return count
  }
}
