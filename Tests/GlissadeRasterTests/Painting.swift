import Foundation
import GlissadeDrawing

@testable import GlissadeRaster

/// Paints lists for tests and compares the results.
enum Painting {
  static func paint(_ list: DisplayList, fonts: FontLibrary) -> Surface {
    paint(list, with: Painter(fonts: fonts))
  }

  static func paint(_ list: DisplayList, with painter: Painter) -> Surface {
    let size = list.pixelBounds
    let surface = Surface(width: size.width, height: size.height)
    painter.paint(list, into: surface)
    return surface
  }

  /// The largest difference of any channel; 256 if the sizes differ.
  static func difference(_ one: CGImage, _ other: CGImage) -> Int {
    guard one.width == other.width, one.height == other.height else { return 256 }
    var result = 0
    for (a, b) in zip(one.pixels, other.pixels) where a != b {
      for shift in [0, 8, 16, 24] as [UInt32] {
        result = max(result, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return result
  }

  static func areEqual(_ one: Surface, _ other: Surface) -> Bool {
    one.width == other.width && one.height == other.height
      && memcmp(one.pixels, other.pixels, one.width * one.height * 4) == 0
  }

  static func channels(_ word: UInt32) -> [Int] {
    [16, 8, 0, 24].map { Int(word >> $0 & 255) }
  }

  /// The rows of a CSV file of `Fixtures` as numbers, without its header.
  static func table(_ name: String) throws -> [[Double]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).csv")
    return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      .dropFirst().map { $0.split(separator: ",").map { Double($0) ?? .nan } }
  }
}
