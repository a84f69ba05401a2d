import CXTest
import Foundation

/// A picture of the screen at one instant.
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

  /// Reads a picture in the format of grim: a header of `P6`, width, height and 255, then three
  /// bytes a pixel.
  init(ppm data: Data) throws {
    var words: [Int] = []
    var rest = data.dropFirst(2)
    while words.count < 3 {
      rest = rest.drop { $0 <= UInt8(ascii: " ") }
      let digits = rest.prefix { $0 > UInt8(ascii: " ") }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { break }
      words.append(number)
      rest = rest.dropFirst(digits.count)
    }
    let bytes = Array(rest.dropFirst())
    guard data.starts(with: "P6".utf8), words.count == 3, words[2] == 255,
      bytes.count == 3 * words[0] * words[1]
    else { throw SetupError("This is no picture in the form P6.") }
    (width, height) = (words[0], words[1])
    pixels = stride(from: 0, to: bytes.count, by: 3).map {
      UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
    }
  }

  subscript(x: Int, y: Int) -> Pixel {
    let value = Int(pixels[y * width + x])
    return Pixel(red: value >> 16, green: value >> 8 & 255, blue: value & 255)
  }

  /// Returns whether a pixel has exactly a color.
  func contains(_ pixel: Pixel) -> Bool {
    pixels.contains(UInt32(pixel.red << 16 | pixel.green << 8 | pixel.blue))
  }

  /// The number of different colors: 1 for an empty screen.
  var colorCount: Int { Set(pixels).count }
}
