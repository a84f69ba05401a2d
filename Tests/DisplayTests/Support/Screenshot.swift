import CXTest

/// What the screen shows at one instant.
struct Screenshot: Equatable {
  struct Pixel: Hashable {
    var red: Int
    var green: Int
    var blue: Int
  }

  let width: Int
  let height: Int
  private let pixels: [UInt32]

  /// Takes a picture of a part of the screen, in pixels from its left upper corner.
  init(of connection: XConnection, x: Int = 0, y: Int = 0, width: Int, height: Int) throws {
    let image = XGetImage(
      connection.display, connection.root, Int32(x), Int32(y), UInt32(width), UInt32(height),
      ~0, ZPixmap)
    guard let image else { throw SetupError("The X server gave no picture of its screen.") }
    defer { _ = image.pointee.f.destroy_image(image) }
    guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else {
      throw SetupError("The X server's pixels are not of 32 bits.")
    }
    let stride = Int(image.pointee.bytes_per_line)
    pixels = (0..<height).flatMap { row in
      let line = UnsafeRawPointer(data + row * stride)
      return (0..<width).map {
        line.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) & 0xFF_FFFF
      }
    }
    self.width = width
    self.height = height
  }

  subscript(x: Int, y: Int) -> Pixel {
    let value = Int(pixels[y * width + x])
    return Pixel(red: value >> 16, green: value >> 8 & 255, blue: value & 255)
  }

  /// How many different colours there are: 1 is an empty screen.
  var colorCount: Int { Set(pixels).count }
}
