import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A tile of a large blurred outline whose coverage is computed only at the points of a grid, so
/// that the cost depends neither on the outline's size nor on the standard deviation.
struct SampledShadow {
  /// The outline in the picture's pixels.
  let outline: PixelOutline
  /// The horizontal standard deviation of the blur, in pixels.
  let sigmaX: Double
  /// The vertical standard deviation of the blur, in pixels.
  let sigmaY: Double
  /// The pixels of the tile. Its width and height are multiples of those of a sample.
  let rect: PixelRect

  /// The number of samples along the edge of a tile.
  private static let samples = 64
  /// The number of standard deviations beyond which the coverage counts as 0 or 1.
  private static let reach = 4.0

  /// Appends the tiles of a rectangle that intersect a window.
  static func append(
    _ rect: PixelRect, of outline: PixelOutline, _ sigmaX: Double, _ sigmaY: Double,
    in window: PixelRect, to parts: inout [(rect: PixelRect, kind: ShadowCoverage.Kind)]
  ) {
    let seen = rect.intersection(window)
    guard !seen.isEmpty else { return }
    let width = samples * SampleGrid.step(sigma: sigmaX)
    let height = samples * SampleGrid.step(sigma: sigmaY)
    let reach = (across: PixelGrid.ceiling(reach * sigmaX), down: PixelGrid.ceiling(reach * sigmaY))
    for row in (seen.y - rect.y) / height...(seen.maxY - 1 - rect.y) / height {
      for column in (seen.x - rect.x) / width...(seen.maxX - 1 - rect.x) / width {
        let tile = PixelRect(
          x: rect.x + column * width, y: rect.y + row * height, width: width, height: height)
        let near = PixelRect(
          x: tile.x - reach.across, y: tile.y - reach.down, width: width + 2 * reach.across,
          height: height + 2 * reach.down)
        let visible = tile.intersection(seen)
        if outline.contains(near) {
          parts.append((visible, .even(1)))
        } else if outline.mayTouch(near) {
          let sampled = SampledShadow(
            outline: outline, sigmaX: sigmaX, sigmaY: sigmaY, rect: tile)
          parts.append((visible, .sampled(sampled)))
        }
      }
    }
  }

  /// Returns the samples of the tile, with one more sample on every side.
  func render() -> SampleGrid {
    let step = (
      across: SampleGrid.step(sigma: sigmaX), down: SampleGrid.step(sigma: sigmaY)
    )
    let (x, y) = (rect.x - step.across, rect.y - step.down)
    let local = outline.offsetBy(x: Double(-x), y: Double(-y))
      .scaledBy(x: 1 / Double(step.across), y: 1 / Double(step.down))
    let count = Self.samples + 2
    var grid = SampleGrid(
      width: count, height: count, values: [Float](repeating: 0, count: count * count),
      pixels: step, x: x, y: y)
    var sum = SlabSum(
      sigmaX: sigmaX / Double(step.across), sigmaY: sigmaY / Double(step.down), count: count)
    for slab in local.slabs(in: -sum.reach...Double(count) + sum.reach, sigma: sum.sigmaY) {
      sum.add(slab, to: &grid.values)
    }
    return grid
  }
}

/// A part of an outline between two heights, with constant left and right ends.
private struct Slab: Equatable {
  var top: Double
  var bottom: Double
  let start: Double
  let end: Double
}

extension PixelOutline {
  fileprivate func scaledBy(x: Double, y: Double) -> PixelOutline {
    var result = self
    result.left *= x
    result.right *= x
    result.top *= y
    result.bottom *= y
    for index in radii.indices {
      result.radii[index] = CGSize(
        width: radii[index].width * x, height: radii[index].height * y)
    }
    return result
  }

  /// Returns the slabs of the outline in a range of heights. Equal neighbouring slabs are merged.
  fileprivate func slabs(in range: ClosedRange<Double>, sigma: Double) -> [Slab] {
    // The height of a slab is small in comparison with the blur.
    let height = sigma < 2 ? 0.25 : max(1, sigma / 8)
    var slabs: [Slab] = []
    for edge in stride(from: range.lowerBound.rounded(.down), to: range.upperBound, by: height) {
      let (upper, lower) = (max(edge, top), min(edge + height, bottom))
      guard upper < lower else { continue }
      let span = span(at: (upper + lower) / 2)
      guard span.start < span.end else { continue }
      if let last = slabs.last, last.start == span.start, last.end == span.end {
        slabs[slabs.count - 1].bottom = lower
      } else {
        slabs.append(Slab(top: upper, bottom: lower, start: span.start, end: span.end))
      }
    }
    return slabs
  }
}

/// A calculation of the sum of blurred slabs at the points of a grid.
private struct SlabSum {
  let sigmaX: Double
  let sigmaY: Double
  /// The number of samples in a row, which is equal to that in a column.
  let count: Int
  private var line: [Float]

  init(sigmaX: Double, sigmaY: Double, count: Int) {
    self.sigmaX = sigmaX
    self.sigmaY = sigmaY
    self.count = count
    line = [Float](repeating: 0, count: count)
  }

  /// The vertical distance from a slab, in samples, beyond which its blur is not visible.
  var reach: Double { (4.5 * sigmaY).rounded(.up) }

  mutating func add(_ slab: Slab, to values: inout [Float]) {
    let scale = 1 / sigmaX
    var isVisible = false
    for x in 0..<count {
      let center = Double(x) + 0.5
      line[x] =
        Self.normal((center - slab.start) * scale)
        - Self.normal((center - slab.end) * scale)
      isVisible = isVisible || line[x] > 1e-6
    }
    guard isVisible else { return }
    let rows =
      max(0, PixelGrid.floor(slab.top - reach))..<min(count, PixelGrid.ceiling(slab.bottom + reach))
    for y in rows {
      let center = Double(y) + 0.5
      let weight =
        Self.normal((center - slab.top) / sigmaY)
        - Self.normal((center - slab.bottom) / sigmaY)
      values.withUnsafeMutableBufferPointer { values in
        for x in 0..<count { values[y * count + x] += weight * line[x] }
      }
    }
  }

  /// The number of entries of the table for each standard deviation.
  private static let density = 128.0
  private static let range = 5.0
  /// A table of the normal distribution, because a frame needs thousands of values.
  private static let table: [Float] = (0...Int(2 * range * density) + 1).map {
    Float(ShadowTile.normal(Double($0) / density - range))
  }

  private static func normal(_ z: Double) -> Float {
    guard z > -range else { return 0 }
    guard z < range else { return 1 }
    let place = (z + range) * density
    let index = Int(place)
    let part = Float(place - Double(index))
    return table[index] + (table[index + 1] - table[index]) * part
  }
}
