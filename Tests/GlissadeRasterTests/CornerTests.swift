import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

/// Outlines at fractional places: what is exact, what is rounded, and what is made of them.
@Suite struct CornerTests {
  private static let size = 64
  /// The largest deviation of a corner's coverage, of 255: an edge across a pixel, shifted by 1/32
  /// pixel along both axes, and the slices of a mask.
  private static let tolerance = 18

  /// Returns the coverage of each pixel by an outline, measured by lines of 1/64 pixel.
  private static func coverage(_ outline: PixelOutline, x: Int, y: Int) -> Double {
    let lines = 64
    var sum = 0.0
    for line in 0..<lines {
      let height = Double(y) + (Double(line) + 0.5) / Double(lines)
      guard height > outline.top, height < outline.bottom else { continue }
      let span = outline.span(at: height)
      sum += max(0, min(span.end, Double(x) + 1) - max(span.start, Double(x)))
    }
    return sum / Double(lines)
  }

  private static func list(_ shapes: [ShapeCommand], size: Int = size) -> DisplayList {
    DisplayList(
      size: CGSize(width: size, height: size), scale: 1, background: .black,
      root: DisplayGroup(commands: shapes.map { .shape($0) }))
  }

  private static func outline(_ random: inout RandomList) -> RoundedRect {
    let rect = CGRect(
      x: random.number(2...20), y: random.number(2...20), width: random.number(1...36),
      height: random.number(1...36))
    let limit = min(rect.width, rect.height) / 2
    func radius() -> CGFloat { random.chance(0.2) ? 0 : random.number(0...limit) }
    let common = radius()
    let isEqual = random.chance(0.5)
    return RoundedRect(
      rect: rect, topLeft: isEqual ? common : radius(), topRight: isEqual ? common : radius(),
      bottomRight: isEqual ? common : radius(), bottomLeft: isEqual ? common : radius())
  }

  /// Returns whether a side that crosses a pixel, or ends in it, is straight, so that the coverage
  /// is exact: the pixel is beside all round corners.
  private static func isBesideCorners(_ outline: PixelOutline, x: Int, y: Int) -> Bool {
    for corner in 0..<4 where outline.radii[corner].width > 0 {
      let radius = outline.radii[corner]
      let isRight = corner == 1 || corner == 2
      let isLower = corner > 1
      let inX =
        isRight
        ? Double(x) + 1 > outline.right - radius.width : Double(x) < outline.left + radius.width
      let inY =
        isLower
        ? Double(y) + 1 > outline.bottom - radius.height : Double(y) < outline.top + radius.height
      if inX && inY { return false }
    }
    return true
  }

  @Test(
    "M-53 a corner is at most 1/32 pixel beside its place, and straight sides are exact",
    arguments: 1...60)
  func places(_ seed: Int) throws {
    var random = RandomList(seed: UInt64(seed) + 9000)
    let outline = Self.outline(&random)
    let pixels = try #require(PixelOutline(outline, .identity))
    let surface = Painting.paint(
      Self.list([ShapeCommand(outline: outline, fill: .white)]), fonts: FontLibrary())
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let exact = Int((Self.coverage(pixels, x: x, y: y) * 255).rounded())
        let painted = Int(surface[x, y] & 255)
        let limit = Self.isBesideCorners(pixels, x: x, y: y) ? 2 : Self.tolerance
        #expect(abs(painted - exact) <= limit, "\(x), \(y) of \(pixels)")
      }
    }
  }

  @Test("M-53 tiles at any places have no more masks than there are places in a pixel")
  func masks() {
    let painter = Painter(fonts: FontLibrary())
    var random = RandomList(seed: 11)
    var made = 0
    for frame in 0..<60 {
      let tiles = (0..<100).map { _ in
        let corner = CGPoint(x: random.number(0...200), y: random.number(0...200))
        // The whole sizes differ: corners are shared by tiles of all sizes.
        let side = CGFloat(16 + random.next() % 9)
        let rect = CGRect(origin: corner, size: CGSize(width: side, height: side))
        return ShapeCommand(outline: RoundedRect(rect: rect, radius: 6), fill: .white)
      }
      _ = Painting.paint(Self.list(tiles, size: 256), with: painter)
      if frame == 49 { made = painter.madePixels }
    }
    // A side lies at one of 17 places, of which the last is the next pixel's first; a corner at a
    // whole pixel has a mask that is a pixel smaller.
    #expect(painter.masks.count <= 4 * 18 * 18)
    #expect(painter.madePixels - made <= made / 100)
  }

  @Test("M-53 a moved outline has the pixels of one that was made there", arguments: 1...20)
  func wholeSteps(_ seed: Int) {
    var random = RandomList(seed: UInt64(seed) + 9500)
    let painter = Painter(fonts: FontLibrary())
    let outline = Self.outline(&random)
    let first = Painting.paint(
      Self.list([ShapeCommand(outline: outline, fill: .white)]), with: painter)
    let moved = RoundedRect(
      rect: outline.rect.offsetBy(dx: 5, dy: 3), topLeft: outline.topLeft,
      topRight: outline.topRight, bottomRight: outline.bottomRight, bottomLeft: outline.bottomLeft)
    let second = Painting.paint(
      Self.list([ShapeCommand(outline: moved, fill: .white)]), with: painter)
    for y in 0..<Self.size - 3 {
      for x in 0..<Self.size - 5 {
        #expect(first[x, y] == second[x + 5, y + 3])
      }
    }
  }

  @Test(
    "M-53 what a window does not show of an outline does not change its mask", arguments: 1...40)
  func reduction(_ seed: Int) throws {
    var random = RandomList(seed: UInt64(seed) + 9700)
    let whole = try #require(PixelOutline(Self.outline(&random), .identity))
    let x = Int(random.next() % 40)
    let y = Int(random.next() % 40)
    let width = Int(random.next() % 20) + 1
    let height = Int(random.next() % 20) + 1
    let near = whole.offsetBy(x: Double(-x), y: Double(-y))
    let part = near.reduced(width: Double(width), height: Double(height))
    for row in 0..<height {
      for column in 0..<width {
        let exact = Self.coverage(near, x: column, y: row)
        #expect(Self.coverage(part, x: column, y: row) == exact)
      }
    }
  }
}
