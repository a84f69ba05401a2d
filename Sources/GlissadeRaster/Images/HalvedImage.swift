import Foundation
import GlissadeDrawing

/// A part of an image at 1/2ⁿ of its size, for images that are reduced too much for bilinear
/// filtering.
final class HalvedImage {
  struct Key: Hashable {
    var image: ObjectIdentifier
    var source: PixelRect
    var halvings: Int
  }

  /// The image that was halved, or `nil` after its release. Its identifier can then belong to
  /// another image.
  private weak var original: CGImage?
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

  /// The memory that the halved image uses, in bytes.
  var cost: Int { surface.stride * surface.height * 4 + 512 }
  var isAlive: Bool { original != nil }

  func isOf(_ image: CGImage) -> Bool { original === image }

  /// Returns a surface of half the size. Each pixel is the mean of four pixels. If the width or
  /// height is odd, the last column or row counts twice.
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

  /// Returns the mean of four pixels, computed for two channels at once.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let low = (a & mask) + (b & mask) + (c & mask) + (d & mask) + 0x0002_0002
    let high =
      (a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + 0x0002_0002
    return (low >> 2 & mask) | (high >> 2 & mask) << 8
  }
}
