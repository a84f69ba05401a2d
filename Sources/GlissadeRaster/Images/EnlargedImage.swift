import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A sampler of images for which pixman is not precise enough. Its transforms have 16 fractional
/// bits, so it places the pixels of a strongly enlarged image wrongly; its coordinates have 16
/// bits, which is too few for an image that begins far outside of the picture.
struct EnlargedImage {
  /// The image to sample.
  private let image: CGImage
  /// The pixels of the image that may be shown; the pixels at the edge of this part are repeated
  /// beyond it.
  private let part: PixelRect
  private let isNearest: Bool
  /// The transform from pixels relative to the anchor to pixels of the image.
  private let toSource: ProjectiveTransform
  private let anchorX: Int
  private let anchorY: Int

  /// The enlargement above which this sampler replaces pixman. Below it, the error of pixman's
  /// transform is less than a pixel of the picture across 2000 pixels.
  private static let factor = 24.0
  /// The distance of an image's pixels from the anchor, in pixels of the picture, above which this
  /// sampler replaces pixman.
  private static let distance = 16_384.0

  /// Creates a sampler of an image, or `nil` if pixman is precise enough for this image.
  init?(_ placement: ImagePlacement) {
    let size = PixelRect(x: 0, y: 0, width: placement.image.width, height: placement.image.height)
    part = PixelRect(containing: placement.source).intersection(size)
    guard placement.toSource.isAffine, placement.halvings == 0, !part.isEmpty,
      placement.enlargement > Self.factor || placement.reach > Self.distance
    else { return nil }
    image = placement.image
    isNearest = placement.isNearest
    toSource = placement.toSource
    anchorX = placement.anchorX
    anchorY = placement.anchorY
  }

  /// Writes the pixels of `rect` to a surface of its size.
  func render(_ rect: PixelRect, into surface: Surface) {
    let columns = (0..<rect.width).map { Double(rect.x - anchorX + $0) + 0.5 }
    image.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      if toSource.m12 == 0, toSource.m21 == 0 {
        renderUpright(columns, rect, base, into: surface)
      } else {
        renderTurned(columns, rect, base, into: surface)
      }
    }
  }

  /// The indices of two neighbouring pixels along an axis of the image, and the weight of the
  /// second one in 256ths.
  private struct Pair: Equatable {
    let first: Int
    let second: Int
    let share: UInt32
  }

  /// Returns the two neighbouring pixels of the image around a position, clamped to the `count`
  /// pixels from `start` on.
  private func pair(_ position: Double, _ start: Int, _ count: Int) -> Pair {
    func within(_ index: Int) -> Int { start + min(max(index, 0), count - 1) }
    guard position.isFinite else { return Pair(first: start, second: start, share: 0) }
    guard !isNearest else {
      let index = within(PixelGrid.floor(position) - start)
      return Pair(first: index, second: index, share: 0)
    }
    let place = min(max(position - 0.5 - Double(start), -1), Double(count))
    let index = Int((place + 1).rounded(.down)) - 1
    let share = UInt32(((place - Double(index)) * 256).rounded())
    return Pair(first: within(index), second: within(index + 1), share: share)
  }

  /// Writes the pixels of an image that is not rotated. Rows and columns are independent: two rows
  /// of the image are mixed once, and each pixel is a mixture of two pixels of the result.
  private func renderUpright(
    _ columns: [Double], _ rect: PixelRect, _ pixels: UnsafePointer<UInt32>, into surface: Surface
  ) {
    let pairs = columns.map { pair($0 * toSource.m11 + toSource.m31, part.x, part.width) }
    guard let first = pairs.map(\.first).min(), let last = pairs.map(\.second).max() else { return }
    var mixed = [UInt32](repeating: 0, count: last - first + 1)
    var known: Pair?
    for y in 0..<rect.height {
      let row = surface.pixels + y * surface.stride
      let position = (Double(rect.y - anchorY + y) + 0.5) * toSource.m22 + toSource.m32
      let rows = pair(position, part.y, part.height)
      if rows == known {
        row.update(from: row - surface.stride, count: rect.width)
        continue
      }
      known = rows
      let (upper, lower) = (pixels + rows.first * image.width, pixels + rows.second * image.width)
      for index in mixed.indices {
        mixed[index] = Self.mix(upper[first + index], lower[first + index], rows.share)
      }
      for x in 0..<rect.width {
        let pair = pairs[x]
        row[x] = Self.mix(mixed[pair.first - first], mixed[pair.second - first], pair.share)
      }
    }
  }

  private func renderTurned(
    _ columns: [Double], _ rect: PixelRect, _ pixels: UnsafePointer<UInt32>, into surface: Surface
  ) {
    let t = toSource
    for y in 0..<rect.height {
      let row = surface.pixels + y * surface.stride
      let down = Double(rect.y - anchorY + y) + 0.5
      for x in 0..<rect.width {
        let across = pair(columns[x] * t.m11 + down * t.m21 + t.m31, part.x, part.width)
        let rows = pair(columns[x] * t.m12 + down * t.m22 + t.m32, part.y, part.height)
        let (upper, lower) = (pixels + rows.first * image.width, pixels + rows.second * image.width)
        row[x] = Self.mix(
          Self.mix(upper[across.first], upper[across.second], across.share),
          Self.mix(lower[across.first], lower[across.second], across.share), rows.share)
      }
    }
  }

  /// Returns a mixture of two pixels, computed for two channels at once.
  @inline(__always)
  private static func mix(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
    let (mask, rest) = (0x00ff_00ff as UInt32, 256 &- share)
    let low = (one & mask) &* rest &+ (other & mask) &* share &+ 0x0080_0080
    let high = (one &>> 8 & mask) &* rest &+ (other &>> 8 & mask) &* share &+ 0x0080_0080
    return (low &>> 8 & mask) | (high & ~mask)
  }
}
