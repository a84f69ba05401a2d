import Foundation
import GlissadeFit
import TestMaterial

/// A video of a card that slides over a still page, made by ffmpeg.
struct SyntheticVideo {
  var motion = SyntheticMotion(distance: 120, isWhole: false)
  /// The pixels per point.
  var scale = 1
  var isDark = false
  /// The direction is from left to right, instead of downwards.
  var isHorizontal = false

  private static let page = (width: 200, height: 360)
  private static let card = (width: 120, height: 80)

  private var width: Int { (isHorizontal ? Self.page.height : Self.page.width) * scale }
  private var height: Int { (isHorizontal ? Self.page.width : Self.page.height) * scale }

  /// Writes the video.
  ///
  /// - Parameter options: The options of ffmpeg for the output.
  func write(to url: URL, _ options: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    let input = Pipe()
    process.standardInput = input
    process.arguments =
      [
        "-y", "-v", "error", "-f", "rawvideo", "-pix_fmt", "gray", "-s", "\(width)x\(height)", "-r",
        "\(Int(motion.rate))", "-i", "-",
      ] + options + [url.path]
    try process.run()
    for sample in motion.samples() {
      try input.fileHandleForWriting.write(contentsOf: Data(picture(at: sample.value)))
    }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Returns the picture with the card at a position, in points.
  private func picture(at position: Double) -> [UInt8] {
    let across = Self.page.width * scale
    let along = Self.page.height * scale
    let place = (position - 60) * Double(scale)
    let first = Int(place.rounded(.down))
    let part = place - Double(first)
    var pixels = [UInt8](repeating: 0, count: across * along)
    for y in 0..<along {
      for x in 0..<across {
        let here = shade(x, y - first) ?? page(x, y)
        let before = shade(x, y - first - 1) ?? page(x, y)
        let value = UInt8((here * (1 - part) + before * part).rounded())
        pixels[isHorizontal ? x * along + y : y * across + x] = value
      }
    }
    return pixels
  }

  /// Returns the shade of the page.
  private func page(_ x: Int, _ y: Int) -> Double {
    let paper = isDark ? 28.0 : 236
    let ink = isDark ? 190.0 : 50
    return letter(x / scale, y / scale, pitch: 23, seed: 7) ? ink : paper
  }

  /// Returns the shade of the card, or `nil` outside.
  private func shade(_ x: Int, _ y: Int) -> Double? {
    let (column, row) = (x / scale - 40, y >= 0 ? y / scale : -1)
    guard column >= 0, column < Self.card.width, row >= 0, row < Self.card.height else {
      return nil
    }
    let paper = isDark ? 90.0 : 150
    let ink = isDark ? 235.0 : 20
    return letter(column, row, pitch: 17, seed: 3) ? ink : paper
  }

  /// Returns whether a point is inked by text-like blocks in lines of a pitch.
  private func letter(_ x: Int, _ y: Int, pitch: Int, seed: Int) -> Bool {
    guard y % pitch > 5, y % pitch < 13, x > 8, x % 7 < 5 else { return false }
    var random = SeededGenerator(
      seed: UInt64(seed * 1_000_003 + (y / pitch) * 7919 + (x / 7) * 104_729))
    let bits = random.next()
    return bits >> UInt64((y % pitch - 6) / 2 * 5 + x % 7) & 1 == 1
  }
}
