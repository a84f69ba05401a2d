import GlissadeDrawing
import GlissadeRaster

/// The difference between two pictures of the same size.
struct PixelDifference {
  /// The mean difference of a channel, 0…255.
  private(set) var mean = 0.0
  /// The greatest mean difference of a channel in a square of pixels, and where it is.
  private(set) var worst = 0.0
  private(set) var place = (x: 0, y: 0)
  /// The squares that would be nearer to the expected ones if they were a pixel further.
  private(set) var moved: [(x: Int, y: Int)] = []

  /// The side of a square in pixels.
  static let side = 48
  /// The mean difference of a square above which it may have moved: an edge that has moved by a
  /// pixel makes more.
  private static let leastMoved = 5.0

  init(_ page: CGImage, _ expected: Surface) {
    let columns = min(page.width, expected.width)
    let rows = min(page.height, expected.height)
    var sum = 0.0
    for y in stride(from: 0, to: rows, by: Self.side) {
      for x in stride(from: 0, to: columns, by: Self.side) {
        let width = min(Self.side, columns - x)
        let height = min(Self.side, rows - y)
        func difference(_ dx: Int, _ dy: Int) -> Double {
          Self.difference(page, expected, x, y, width, height, dx, dy)
        }
        let own = difference(0, 0)
        sum += own * Double(width * height)
        if own > worst {
          worst = own
          place = (x, y)
        }
        guard own > Self.leastMoved else { continue }
        let others = [(1, 0), (-1, 0), (0, 1), (0, -1)].map { difference($0.0, $0.1) }
        if others.contains(where: { $0 < own / 2 }) { moved.append((x, y)) }
      }
    }
    mean = sum / Double(columns * rows)
  }

  /// Returns the mean difference of a channel in a rectangle that is moved in the page's picture.
  private static func difference(
    _ page: CGImage, _ expected: Surface, _ x: Int, _ y: Int, _ width: Int, _ height: Int,
    _ dx: Int, _ dy: Int
  ) -> Double {
    var (sum, count) = (0, 0)
    for row in y..<(y + height) where (0..<page.height).contains(row + dy) {
      for column in x..<(x + width) where (0..<page.width).contains(column + dx) {
        let one = page.pixels[(row + dy) * page.width + column + dx]
        let other = expected.pixels[row * expected.stride + column]
        for shift: UInt32 in [0, 8, 16] {
          sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255))
        }
        count += 3
      }
    }
    return count == 0 ? 0 : Double(sum) / Double(count)
  }
}
