internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  func paint(
    _ placement: ImagePlacement, _ kind: CoveragePart.Kind, _ step: PaintStep, opacity: Double,
    on canvas: Canvas
  ) {
    func composite(_ source: PixmanImage, _ x: Int, _ y: Int) {
      self.composite(
        source, sourceX: placement.anchorX + x, sourceY: placement.anchorY + y, kind,
        opacity: opacity, frame: step.rect, rect: step.rect, isOpaque: step.isOpaque, on: canvas)
    }
    if let scaled = scaledImage(placement) {
      composite(scaled.source, scaled.frame.x, scaled.frame.y)
    } else {
      withSource(placement) { composite($0, 0, 0) }
    }
  }

  /// Calls `body` with the image set up so that its origin is the placement's anchor.
  private func withSource(_ placement: ImagePlacement, _ body: (PixmanImage) -> Void) {
    let image = placement.image
    let all = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let part = PixelRect(containing: placement.source).intersection(all)
    guard !part.isEmpty else { return }
    let halvings = placement.halvings
    let shift = ProjectiveTransform(translationX: CGFloat(-part.x), y: CGFloat(-part.y))
    let shrink = 1 / Double(1 << halvings)
    let isExact = placement.isExact && halvings == 0
    let toPart = placement.toSource.concatenating(shift).concatenating(
      ProjectiveTransform(CGAffineTransform(scaleX: shrink, y: shrink))
    ).roundedTranslation(isExact)
    func use(_ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int) {
      let source = PixmanImage(
        format: image.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, width: width, height: height,
        pixels: pixels, byteStride: stride * 4)
      source.padEdges()
      source.setTransform(toPart, bilinear: !isExact)
      body(source)
    }
    guard halvings == 0 else {
      let small = halved(image, part, halvings).surface
      use(small.pixels, small.width, small.height, small.stride)
      return
    }
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      // pixman wants a mutable pointer for any image but writes only to a destination.
      let start = UnsafeMutablePointer(mutating: base + part.y * image.width + part.x)
      use(start, part.width, part.height, image.width)
    }
  }

  private func halved(_ image: CGImage, _ part: PixelRect, _ halvings: Int) -> HalvedImage {
    let key = HalvedImage.Key(image: ObjectIdentifier(image), source: part, halvings: halvings)
    return halvedImages.value(
      for: key, cost: { $0.surface.stride * $0.surface.height * 4 + 256 },
      make: { HalvedImage(image, part, halvings: halvings) })
  }

  /// The scaled pixels from a frame before, or made now if the frame before wanted them too: an
  /// image that grows is not kept at every size. The pixels are the same either way.
  private func scaledImage(_ placement: ImagePlacement) -> ScaledImage? {
    guard let frame = placement.uprightFrame, !placement.isExact,
      frame.area <= ScaledImage.pixelLimit
    else { return nil }
    let key = ScaledImage.Key(
      image: ObjectIdentifier(placement.image), source: placement.source,
      toSource: placement.toSource, frame: frame)
    let firstWanted = wantedImages.value(for: key, cost: { _ in 1 }, make: { frameCount })
    guard firstWanted < frameCount else { return nil }
    return scaledImages.value(for: key, cost: { $0.cost }) {
      let scaled = ScaledImage(placement.image, frame)
      let canvas = Canvas(scaled.surface, originX: frame.x, originY: frame.y)
      withSource(placement) { canvas.composite($0, over: frame, with: PIXMAN_OP_SRC) }
      return scaled
    }
  }
}

/// An image in the size in which it is shown.
final class ScaledImage {
  struct Key: Hashable {
    var image: ObjectIdentifier
    var source: CGRect
    var toSource: ProjectiveTransform
    var frame: PixelRect
  }

  /// Larger ones would push everything else out of the cache.
  static let pixelLimit = 1_500_000

  /// Keeps the image alive, so that no other one can get its identifier.
  private let original: CGImage
  let surface: Surface
  /// From the placement's anchor.
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

  var cost: Int { frame.area * 4 + 256 }
}

extension ProjectiveTransform {
  /// The plain whole-pixel shift that this nearly is, if `isExact`.
  fileprivate func roundedTranslation(_ isExact: Bool) -> ProjectiveTransform {
    isExact
      ? ProjectiveTransform(translationX: CGFloat(m31.rounded()), y: CGFloat(m32.rounded())) : self
  }
}
