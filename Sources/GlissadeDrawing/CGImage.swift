import Foundation
import GlissadeGeometry

/// An immutable image: pixels, or a drawing (see `Drawing`).
///
/// Each pixel is one 32-bit word, 0xAARRGGBB, with encoded sRGB components multiplied by alpha;
/// rows are stored from top to bottom without gaps. Two images are equal if they are the same
/// object or have the same content.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The pixels; empty for a drawing.
  package let pixels: [UInt32]

  /// The drawing, or `nil` for an image of pixels.
  package let drawing: Drawing?

  /// A Boolean value that indicates whether every pixel has alpha 255.
  package let isOpaque: Bool

  /// A hash of size and pixels, the same in every process.
  package let contentHash: UInt64

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "An image needs a positive size and exactly width × height pixels.")
    self.width = width
    self.height = height
    self.pixels = pixels
    drawing = nil
    let summary = Self.summarize(pixels)
    isOpaque = summary.isOpaque
    var hasher = StableHasher()
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(summary.hash)
    contentHash = hasher.finalize()
  }

  /// Creates an image from a drawing. A fraction of a pixel counts as a whole pixel.
  package init(_ drawing: Drawing) {
    let limit = 16_777_216.0
    func count(_ length: CGFloat) -> Int {
      Int(min(max((length * drawing.scale - 1e-6).rounded(.up), 1), limit))
    }
    width = count(drawing.size.width)
    height = count(drawing.size.height)
    pixels = []
    self.drawing = drawing
    isOpaque = false
    var hasher = StableHasher()
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(drawing.size)
    hasher.combine(Double(drawing.scale))
    hasher.combine(drawing.contents.stableHash)
    contentHash = hasher.finalize()
  }

  /// Returns whether all pixels are opaque, and a multiply–rotate hash of the pixels: a general
  /// hasher that is called for each pixel would take longer than decoding the file.
  private static func summarize(_ pixels: [UInt32]) -> (isOpaque: Bool, hash: UInt64) {
    var conjunction = UInt32.max
    var hash: UInt64 = 0x9e37_79b9_7f4a_7c15
    pixels.withUnsafeBufferPointer { buffer in
      for pixel in buffer {
        conjunction &= pixel
        hash = (hash ^ UInt64(pixel)) &* 0xff51_afd7_ed55_8ccd
        hash = hash << 29 | hash >> 35
      }
    }
    return (conjunction >> 24 == 255, hash)
  }
}

extension CGImage: Hashable {
  /// Returns whether two images have the same content.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    if one === other { return true }
    return one.contentHash == other.contentHash && one.width == other.width
      && one.height == other.height && one.pixels == other.pixels && one.drawing == other.drawing
  }

  /// Adds the content of the image to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
