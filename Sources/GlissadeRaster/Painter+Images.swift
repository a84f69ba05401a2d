internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A part of an image at 1/2ⁿ of its size, for shrinking by more than bilinear filtering can.
final class HalvedImage {
  struct Key: Hashable {
    var image: ObjectIdentifier
    var source: PixelRect
    var halvings: Int
  }

  /// Keeps the image alive, so that no other one can get its identifier.
  private let original: CGImage
  let surface: Surface

  init(_ image: CGImage, _ source: PixelRect, halvings: Int) {
    original = image
    var current = Surface(width: source.width, height: source.height)
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<source.height {
        let row = base + (y + source.y) * image.width + source.x
        (current.pixels + y * current.stride).update(from: row, count: source.width)
      }
    }
    for _ in 0..<halvings { current = Self.halved(current) }
    surface = current
  }

  /// Each pixel is the mean of four; at an odd edge the last row or column counts twice.
  private static func halved(_ surface: Surface) -> Surface {
    let result = Surface(width: (surface.width + 1) / 2, height: (surface.height + 1) / 2)
    for y in 0..<result.height {
      let upper = surface.pixels + 2 * y * surface.stride
      let lower = surface.pixels + min(2 * y + 1, surface.height - 1) * surface.stride
      let line = result.pixels + y * result.stride
      for x in 0..<result.width {
        let (left, right) = (2 * x, min(2 * x + 1, surface.width - 1))
        line[x] = mean(upper[left], upper[right], lower[left], lower[right])
      }
    }
    return result
  }

  /// Two channels at once, sixteen bits apart.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let low = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
    let high =
      (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
    return (low >> 2 & mask) | (high >> 2 & mask) << 8
  }
}

extension Painter {
  func paint(
    _ placement: ImagePlacement, _ kind: CoveragePart.Kind, _ step: PaintStep, opacity: Double,
    on canvas: Canvas
  ) {
    let image = placement.image
    let all = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    let part = PixelRect(containing: placement.source).intersection(all)
    guard !part.isEmpty else { return }
    let halvings = placement.halvings
    let shift = ProjectiveTransform(translationX: CGFloat(-part.x), y: CGFloat(-part.y))
    let shrink = 1 / Double(1 << halvings)
    let toPart = placement.toSource.concatenating(shift).concatenating(
      ProjectiveTransform(CGAffineTransform(scaleX: shrink, y: shrink)))
    func composite(
      _ pixels: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, _ stride: Int
    ) {
      let source = PixmanImage(
        format: image.isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, width: width, height: height,
        pixels: pixels, byteStride: stride * 4)
      source.padEdges()
      let isExact = placement.isExact && halvings == 0
      source.setTransform(toPart.roundedTranslation(isExact), bilinear: !isExact)
      self.composite(
        source, sourceX: placement.anchorX, sourceY: placement.anchorY, kind, opacity: opacity,
        frame: step.rect, rect: step.rect, isOpaque: step.isOpaque, on: canvas)
    }
    guard halvings == 0 else {
      let small = halved(image, part, halvings).surface
      composite(small.pixels, small.width, small.height, small.stride)
      return
    }
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      // pixman wants a mutable pointer for any image but writes only to a destination.
      let start = UnsafeMutablePointer(mutating: base + part.y * image.width + part.x)
      composite(start, part.width, part.height, image.width)
    }
  }

  private func halved(_ image: CGImage, _ part: PixelRect, _ halvings: Int) -> HalvedImage {
    let key = HalvedImage.Key(image: ObjectIdentifier(image), source: part, halvings: halvings)
    return images.value(
      for: key, cost: { $0.surface.stride * $0.surface.height * 4 + 256 },
      make: { HalvedImage(image, part, halvings: halvings) })
  }
}

extension ProjectiveTransform {
  /// The plain whole-pixel shift that this nearly is, if `isExact`.
  fileprivate func roundedTranslation(_ isExact: Bool) -> ProjectiveTransform {
    isExact
      ? ProjectiveTransform(translationX: CGFloat(m31.rounded()), y: CGFloat(m32.rounded())) : self
  }
}
