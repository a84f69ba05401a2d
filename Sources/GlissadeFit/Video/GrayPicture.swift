import Foundation

/// A picture in shades of gray, 0…255, row by row.
struct GrayPicture: Sendable {
  let width: Int
  let height: Int
  var pixels: [UInt8]

  /// The picture at half the size. Each pixel is the mean of four pixels.
  var halved: GrayPicture {
    let halfWidth = width / 2
    let halfHeight = height / 2
    var result = [UInt8](repeating: 0, count: halfWidth * halfHeight)
    pixels.withUnsafeBufferPointer { source in
      for y in 0..<halfHeight {
        let upper = 2 * y * width
        let lower = (2 * y + 1) * width
        for x in 0..<halfWidth {
          let sum =
            Int(source[upper + 2 * x]) + Int(source[upper + 2 * x + 1])
            + Int(source[lower + 2 * x]) + Int(source[lower + 2 * x + 1])
          result[y * halfWidth + x] = UInt8((sum + 2) / 4)
        }
      }
    }
    return GrayPicture(width: halfWidth, height: halfHeight, pixels: result)
  }

  /// Returns the picture and repeatedly halved copies, down to a longer side of at most `longSide`
  /// pixels.
  func pyramid(to longSide: Int) -> [GrayPicture] {
    var levels = [self]
    while max(levels[levels.count - 1].width, levels[levels.count - 1].height) > longSide {
      levels.append(levels[levels.count - 1].halved)
    }
    return levels
  }

  /// The brightness of each pixel averaged with that of its neighbors, weighted 1, 2, 1 in both
  /// directions. The averages can be interpolated between pixels.
  var softened: [Float] {
    var rows = [Float](repeating: 0, count: pixels.count)
    var result = rows
    for y in 0..<height {
      for x in 0..<width {
        let place = y * width + x
        let left = Float(pixels[x > 0 ? place - 1 : place])
        let right = Float(pixels[x + 1 < width ? place + 1 : place])
        rows[place] = (left + 2 * Float(pixels[place]) + right) / 4
      }
    }
    for y in 0..<height {
      let upper = max(y - 1, 0) * width
      let lower = min(y + 1, height - 1) * width
      for x in 0..<width {
        result[y * width + x] = (rows[upper + x] + 2 * rows[y * width + x] + rows[lower + x]) / 4
      }
    }
    return result
  }
}
