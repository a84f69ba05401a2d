import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension GoldenScene {
  /// A smooth picture with a fine grid, made by arithmetic.
  static func testImage(_ side: Int, transparent: Bool = false) -> CGImage {
    var pixels: [UInt32] = []
    for y in 0..<side {
      for x in 0..<side {
        let isLine = x % 8 == 0 || y % 8 == 0
        let (red, green) = (x * 255 / side, y * 255 / side)
        let isHole =
          transparent
          && (x - side / 2) * (x - side / 2) + (y - side / 2) * (y - side / 2) < side * side / 16
        let word = isLine ? 0xffff_ffff : 0xff00_0060 | red << 16 | green << 8
        pixels.append(isHole ? 0 : UInt32(word))
      }
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }

  static func image(
    _ image: CGImage, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    source: CGRect? = nil
  ) -> DrawCommand {
    .image(
      ImageCommand(
        image: image,
        source: source ?? CGRect(x: 0, y: 0, width: image.width, height: image.height),
        destination: CGRect(x: x, y: y, width: width, height: height)))
  }

  static let images: [GoldenScene] = {
    let picture = testImage(64)
    let large = testImage(256, transparent: true)
    return [
      make(
        "images", 360, 190, background: paper,
        [
          image(picture, 10, 10, 64, 64), image(picture, 84.5, 10.5, 64, 64),
          image(picture, 160, 10, 96, 96), image(large, 270, 10, 80, 80),
          image(picture, 10, 110, 70, 70, source: CGRect(x: 16, y: 16, width: 24, height: 24)),
          group(x: 130, y: 140, degrees: 20, [image(picture, -32, -32, 64, 64)]),
          group(
            x: 190, y: 115,
            clip: RoundedRect(rect: CGRect(x: 0, y: 0, width: 64, height: 64), radius: 32),
            [image(picture, 0, 0, 64, 64)]),
          group(x: 280, y: 110, opacity: 0.4, [image(picture, 0, 0, 64, 64)]),
        ])
    ]
  }()
}
