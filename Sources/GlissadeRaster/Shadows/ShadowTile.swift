import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The part of a blurred outline in a window. All positions are relative to the window.
struct ShadowTile: Hashable {
  let outline: PixelOutline
  /// The horizontal standard deviation of the blur, in pixels.
  let sigmaX: Double
  /// The vertical standard deviation of the blur, in pixels.
  let sigmaY: Double
  let width: Int
  let height: Int

  /// Returns the fraction of a normal distribution below `z` standard deviations.
  static func normal(_ z: Double) -> Double { 0.5 * erfc(-z * 0.5.squareRoot()) }

  /// A slab of the outline between two heights, with constant left and right ends.
  fileprivate struct Slab {
    var top: Double
    var bottom: Double
    var start: Double
    var end: Double
  }

  func render() -> CoverageMask {
    var blur = ShadowTileBlur(self)
    blur.advance(by: .max)
    return blur.mask
  }

  fileprivate func slabs() -> [Slab] {
    let upper = outline.top + max(outline.radii[0].height, outline.radii[1].height)
    let lower = outline.bottom - max(outline.radii[2].height, outline.radii[3].height)
    var result: [Slab] = []
    if upper < lower { result.append(slab(upper, lower)) }
    // Corners far from the window are not divided into slabs, because their curves are not visible.
    let reach = sigmaY * ShadowCommand.reach + 1
    for (start, end) in [(outline.top, min(upper, lower)), (max(upper, lower), outline.bottom)]
    where end > -reach && start < Double(height) + reach {
      let count = max(1, Int(((end - start) * (sigmaY < 2 ? 4 : 1)).rounded(.up)))
      guard end > start else { continue }
      let step = (end - start) / Double(count)
      for index in 0..<count {
        let top = start + Double(index) * step
        result.append(slab(top, top + step))
      }
    }
    if upper > lower { result += middle(lower, upper) }
    return result
  }

  /// Returns the slabs of the part between two heights, in which an upper corner can be at the same
  /// height as a lower one.
  private func middle(_ start: Double, _ end: Double) -> [Slab] {
    let count = max(1, Int((end - start).rounded(.up)))
    let step = (end - start) / Double(count)
    return (0..<count).map { slab(start + Double($0) * step, start + Double($0 + 1) * step) }
  }

  private func slab(_ top: Double, _ bottom: Double) -> Slab {
    let span = outline.span(at: (top + bottom) / 2)
    return Slab(top: top, bottom: bottom, start: span.start, end: max(span.start, span.end))
  }
}

/// The computation of a tile, which adds the blurred slabs of the outline one by one.
///
/// The blur of a slab is exact: the Gaussian of a rectangle is the product of two differences of
/// normal distributions. Corners are divided into slabs that are at most a pixel high.
struct ShadowTileBlur {
  let tile: ShadowTile
  private let slabs: [ShadowTile.Slab]
  private var next = 0
  private var sums: [Float]

  init(_ tile: ShadowTile) {
    self.tile = tile
    slabs = tile.slabs()
    sums = [Float](repeating: 0, count: tile.width * tile.height)
  }

  var isDone: Bool { next == slabs.count }

  /// Adds the next slabs to the sum, until about `pixels` pixels are changed.
  mutating func advance(by pixels: Int) {
    let end = min(slabs.count, next + max(pixels / sums.count, 1))
    var line = [Float](repeating: 0, count: tile.width)
    for slab in slabs[next..<end] { add(slab, &line) }
    next = end
  }

  private mutating func add(_ slab: ShadowTile.Slab, _ line: inout [Float]) {
    for x in 0..<tile.width {
      let center = Double(x) + 0.5
      line[x] = Float(
        ShadowTile.normal((center - slab.start) / tile.sigmaX)
          - ShadowTile.normal((center - slab.end) / tile.sigmaX))
    }
    for y in 0..<tile.height {
      let center = Double(y) + 0.5
      let weight = Float(
        ShadowTile.normal((center - slab.top) / tile.sigmaY)
          - ShadowTile.normal((center - slab.bottom) / tile.sigmaY))
      if weight > 1e-7 { Self.add(line, weight, to: &sums, at: y * tile.width) }
    }
  }

  private static func add(_ line: [Float], _ weight: Float, to sums: inout [Float], at start: Int) {
    line.withUnsafeBufferPointer { line in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let source = line.baseAddress, let first = sums.baseAddress else { return }
        let (target, count) = (first + start, line.count)
        var x = 0
        while x < count {
          target[x] += weight * source[x]
          x &+= 1
        }
      }
    }
  }

  /// The sum of the slabs, as a mask.
  var mask: CoverageMask {
    let (width, height) = (tile.width, tile.height)
    let mask = CoverageMask(width: width, height: height)
    for y in 0..<height {
      let row = mask.bytes + y * mask.stride
      for x in 0..<width { row[x] = UInt8((min(max(sums[y * width + x], 0), 1) * 255).rounded()) }
    }
    return mask
  }
}
