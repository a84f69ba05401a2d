import GlissadeRaster

/// The pixels of a picture of a window. Two snapshots are equal if they have the same size and
/// pixels.
///
///     #expect(harness.snapshot()[20, 40] == 0xff0000)
public struct Snapshot: Equatable, Sendable {
  /// The number of pixels from left to right.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int
  private let pixels: [UInt32]

  init(_ surface: Surface) {
    width = surface.width
    height = surface.height
    pixels = (0..<surface.height).flatMap { y in
      UnsafeBufferPointer(start: surface.pixels + y * surface.stride, count: surface.width)
        .map { $0 & 0xffffff }
    }
  }

  /// The color of a pixel as 0xRRGGBB in sRGB. The coordinates count from the window's upper left
  /// corner.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "The pixel (\(x), \(y)) is outside of a snapshot of \(width) × \(height) pixels.")
    return pixels[y * width + x]
  }
}

extension Harness {
  /// Returns the pixels of the last frame. The number of pixels per point is the scale of the
  /// harness.
  public func snapshot() -> Snapshot { Snapshot(paint()) }
}
