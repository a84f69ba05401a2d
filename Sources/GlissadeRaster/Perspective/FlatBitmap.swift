import GlissadeDrawing
import GlissadeGeometry

/// The bitmap of a group in perspective, drawn flat, in full size and in halved sizes.
final class FlatBitmap {
  /// The values that determine the pixels of a bitmap.
  struct Key: Hashable {
    let picture: FlatPicture
    let layout: FlatLayout
  }

  let full: Surface
  private var smaller: [Halvings: Surface] = [:]
  private var tiles: [Halvings: UniformTiles] = [:]
  /// The number of the last frame that used this bitmap.
  var lastUse = 0

  init(_ full: Surface) { self.full = full }

  /// The memory that the bitmap uses in all sizes, in bytes.
  var cost: Int {
    smaller.values.reduce(full.stride * full.height * 4 + 512) { $0 + $1.stride * $1.height * 4 }
  }

  /// The numbers of times that a bitmap is halved horizontally and vertically. They differ if a
  /// plane is turned, which compresses it in one direction.
  struct Halvings: Hashable {
    var across = 0
    var down = 0
  }

  /// Returns the surface of a halved size. The method makes it on first use.
  func surface(_ halvings: Halvings) -> Surface {
    guard halvings != Halvings() else { return full }
    if let known = smaller[halvings] { return known }
    var larger = halvings
    let made: Surface
    if halvings.across > 0 {
      larger.across -= 1
      made = surface(larger).halvedAcross()
    } else {
      larger.down -= 1
      made = surface(larger).halvedDown()
    }
    smaller[halvings] = made
    return made
  }

  /// Returns the uniform tiles of the surface of a halved size. The surface must not be drawn to
  /// afterwards.
  func tiles(_ halvings: Halvings) -> UniformTiles {
    if let known = tiles[halvings] { return known }
    let made = UniformTiles(surface(halvings))
    tiles[halvings] = made
    return made
  }
}

extension FlatBitmap.Halvings {
  /// Creates numbers of halvings with which bilinear filtering skips no pixel of a bitmap near a
  /// point of the picture.
  ///
  /// - Parameter toBitmap: The transform from the pixels of the picture to those of the bitmap.
  init(_ toBitmap: ProjectiveTransform, at point: (x: Double, y: Double)) {
    let m = toBitmap
    let w = point.x * m.m13 + point.y * m.m23 + m.m33
    guard w > 1e-12 else { return }
    let u = (point.x * m.m11 + point.y * m.m21 + m.m31) / w
    let v = (point.x * m.m12 + point.y * m.m22 + m.m32) / w
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() / w }
    across = Self.count(length(m.m11 - u * m.m13, m.m21 - u * m.m23))
    down = Self.count(length(m.m12 - v * m.m13, m.m22 - v * m.m23))
  }

  private static func count(_ step: Double) -> Int {
    var (step, count) = (step, 0)
    while step >= 1.5, count < 10 {
      step /= 2
      count += 1
    }
    return count
  }
}

extension Surface {
  /// Returns a surface of half the width. Each pixel is the mean of two neighbours; if the width is
  /// odd, the last pixel of a row counts twice.
  func halvedAcross() -> Surface {
    let result = Surface(width: (width + 1) / 2, height: height)
    let (last, count) = (width - 1, result.width)
    var y = 0
    while y < height {
      let (row, line) = (pixels + y * stride, result.pixels + y * result.stride)
      var x = 0
      while x < count {
        let left = 2 &* x
        line[x] = Self.mean(row[left], row[left < last ? left &+ 1 : last])
        x &+= 1
      }
      y += 1
    }
    return result
  }

  func halvedDown() -> Surface {
    let result = Surface(width: width, height: (height + 1) / 2)
    var y = 0
    while y < result.height {
      let upper = pixels + 2 * y * stride
      let lower = pixels + min(2 * y + 1, height - 1) * stride
      let line = result.pixels + y * result.stride
      var x = 0
      while x < width {
        line[x] = Self.mean(upper[x], lower[x])
        x &+= 1
      }
      y += 1
    }
    return result
  }

  /// Returns the mean of two pixels, computed for two channels at once.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00ff_00ff
    let low = (a & mask) &+ (b & mask) &+ 0x0001_0001
    let high = (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ 0x0001_0001
    return (low &>> 1 & mask) | (high &>> 1 & mask) &<< 8
  }
}
