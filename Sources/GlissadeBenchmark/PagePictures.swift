import GlissadeDrawing

/// The images of the pages. The pages show them in another size, as is usual for images.
enum PagePictures {
  static let all = (0..<6).map { make(UInt32($0)) }

  private static func make(_ seed: UInt32) -> CGImage {
    let (width, height) = (480, 360)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<UInt32(height) {
      for x in 0..<UInt32(width) {
        let (red, green, blue) = (x * 255 / 480, y * 255 / 360, seed * 40 + (x ^ y) % 32)
        pixels.append(0xff00_0000 | red << 16 | green << 8 | blue)
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}
