internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The pixels of an image, scaled to the size in which the picture shows it.
final class ScaledImage {
  struct Key: Hashable {
    var image: ObjectIdentifier
    var source: CGRect
    var toSource: ProjectiveTransform
    var frame: PixelRect
    var isNearest: Bool
  }

  /// The maximum number of pixels of a scaled image. A larger one would evict everything else from
  /// the cache.
  static let pixelLimit = 1_500_000

  /// The image that was scaled, or `nil` after its release. Its identifier can then belong to
  /// another image.
  private weak var original: CGImage?
  let surface: Surface
  /// The frame of the image in the picture's pixels, relative to the placement's anchor.
  let frame: PixelRect
  let source: PixmanImage

  init(_ image: CGImage, _ frame: PixelRect) {
    original = image
    self.frame = frame
    surface = Surface(width: frame.width, height: frame.height)
    source = PixmanImage(
      format: image.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, width: frame.width,
      height: frame.height, pixels: surface.pixels, byteStride: frame.width * 4)
  }

  var cost: Int { frame.area * 4 + 512 }
  var isAlive: Bool { original != nil }

  func isOf(_ image: CGImage) -> Bool { original === image }
}

/// An image that is being scaled, band by band.
final class UnfinishedImage {
  let key: ScaledImage.Key
  let placement: ImagePlacement
  let image: ScaledImage
  var bands: Bands
  /// The number of the last frame that showed the image.
  var lastWanted: Int

  init(_ key: ScaledImage.Key, _ placement: ImagePlacement, frame: Int) {
    self.key = key
    self.placement = placement
    image = ScaledImage(placement.image, key.frame)
    bands = Bands(width: key.frame.width, height: key.frame.height)
    lastWanted = frame
  }

  /// The next band to scale, relative to the placement's anchor.
  var next: (band: Int, rect: PixelRect)? {
    bands.next(near: 0..<bands.height, margin: 0).map { band in
      (band, bands.rect(of: band).offsetBy(x: key.frame.x, y: key.frame.y))
    }
  }
}

extension ImagePlacement {
  /// The key of the image in its visible size, or `nil` if caching it is not worthwhile.
  var scaledKey: ScaledImage.Key? {
    guard let frame = uprightFrame, !isExact, !frame.isEmpty,
      frame.area <= ScaledImage.pixelLimit,
      EnlargedImage(self) == nil
    else { return nil }
    return ScaledImage.Key(
      image: ObjectIdentifier(image), source: source, toSource: toSource, frame: frame,
      isNearest: isNearest)
  }
}
