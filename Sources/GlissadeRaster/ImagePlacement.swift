import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// An image and where its pixels go.
struct ImagePlacement {
  var image: CGImage
  /// In pixels of the image.
  var source: CGRect
  /// From the picture's pixels, `anchor` subtracted, to pixels of the image.
  var toSource: ProjectiveTransform
  /// Subtracted first, so that the transform is as precise far from the origin as near it.
  var anchorX: Int
  var anchorY: Int

  /// - Parameter transform: from the destination's space to the picture's pixels.
  init?(_ command: ImageCommand, _ transform: ProjectiveTransform) {
    let (source, destination) = (command.source, command.destination)
    guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0,
      let inverse = Self.snapped(transform, destination).inverted(),
      let box = transform.boundingBox(of: destination)
    else { return nil }
    image = command.image
    self.source = source
    anchorX = PixelGrid.snap(box.minX)
    anchorY = PixelGrid.snap(box.minY)
    let scale = CGAffineTransform(
      a: source.width / destination.width, b: 0, c: 0, d: source.height / destination.height,
      tx: source.minX - destination.minX * source.width / destination.width,
      ty: source.minY - destination.minY * source.height / destination.height)
    toSource = ProjectiveTransform(translationX: CGFloat(anchorX), y: CGFloat(anchorY))
      .concatenating(inverse).concatenating(ProjectiveTransform(scale))
  }

  /// The same transform, its translation such that the destination's corner lies on the pixel grid.
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

  /// True when pixels of the image fall exactly on pixels of the picture.
  var isExact: Bool {
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-6 }
    return toSource.isAffine && abs(toSource.m11 - 1) < 1e-9 && abs(toSource.m22 - 1) < 1e-9
      && abs(toSource.m12) < 1e-9 && abs(toSource.m21) < 1e-9 && isWhole(toSource.m31)
      && isWhole(toSource.m32)
  }

  /// How often the image is to be halved so that a step of one pixel in the picture is at most
  /// two pixels of the image, which is as far as bilinear filtering looks.
  var halvings: Int {
    let horizontal = (toSource.m11 * toSource.m11 + toSource.m12 * toSource.m12).squareRoot()
    let vertical = (toSource.m21 * toSource.m21 + toSource.m22 * toSource.m22).squareRoot()
    // The smaller of both: a picture squeezed in one direction only stays sharp in the other.
    var step = min(horizontal, vertical) + 1e-9
    var count = 0
    while step >= 1.5, count < 12 {
      step /= 2
      count += 1
    }
    return count
  }
}
