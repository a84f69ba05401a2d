import Foundation
import GlissadeDrawing

extension Surface {
  /// Convolves the pixels with a Gaussian; beyond the edges the outermost pixels are repeated.
  ///
  /// - Parameter sigma: The standard deviation in pixels; a value below 0.1 has no effect.
  func blur(sigma: Double) {
    guard sigma >= 0.1 else { return }
    blurLines(count: height, length: width, from: { $0 * self.stride }, by: 1, sigma)
    blurLines(count: width, length: height, from: { $0 }, by: stride, sigma)
  }

  /// Returns a kernel that reaches at most `length` pixels to either side. The weights beyond that
  /// apply to pixels outside of the line, all of which repeat its ends, so they are added to the
  /// outermost weights.
  private static func kernel(_ sigma: Double, length: Int) -> (weights: [Float], reach: Int) {
    let whole = PixelGrid.ceiling(sigma * 3)
    guard whole > length else { return (CoverageMask.kernel(sigma, whole), whole) }
    var weights = CoverageMask.kernel(sigma, length)
    // The sum of the weights is 1 without the omitted ones, which are half on either side.
    let inside = Float(2 * ShadowTile.normal((Double(length) + 0.5) / sigma) - 1)
    for index in weights.indices { weights[index] *= inside }
    weights[0] += (1 - inside) / 2
    weights[weights.count - 1] += (1 - inside) / 2
    return (weights, length)
  }

  /// Blurs parallel lines.
  ///
  /// - Parameters:
  ///   - start: The index of a line's first pixel.
  ///   - step: The distance of a line's neighbouring pixels in memory, in words.
  private func blurLines(
    count: Int, length: Int, from start: (Int) -> Int, by step: Int, _ sigma: Double
  ) {
    let (kernel, reach) = Self.kernel(sigma, length: length)
    var line = [SIMD4<Float>](repeating: .zero, count: length + 2 * reach)
    for index in 0..<count {
      let first = pixels + start(index)
      var place = 0
      while place < length {
        line[reach + place] = Self.channels(first[place * step])
        place += 1
      }
      for beyond in 0..<reach {
        line[beyond] = line[reach]
        line[reach + length + beyond] = line[reach + length - 1]
      }
      place = 0
      while place < length {
        var sum = SIMD4<Float>.zero
        var term = 0
        while term < kernel.count {
          sum += kernel[term] * line[place + term]
          term += 1
        }
        first[place * step] = Self.pixel(sum)
        place += 1
      }
    }
  }

  /// Changes the saturation of all pixels and then paints the color `tint` over them.
  ///
  /// - Parameter saturation: The saturation: 1 leaves colors unchanged, and 0 makes them grey. The
  ///   luminance weights are those of ITU-R BT.709.
  func color(saturation: Double, tint: CGColor) {
    let weights = SIMD4<Float>(0.0722, 0.7152, 0.2126, 0)
    let amount = Float(saturation)
    let (cover, rest) = (Float(tint.alpha), 1 - Float(tint.alpha))
    let paint =
      SIMD4(Float(tint.blue), Float(tint.green), Float(tint.red), 1) * (255 * cover)
    guard amount != 1 || cover > 0 else { return }
    for y in 0..<height {
      let row = pixels + y * stride
      var x = 0
      while x < width {
        var color = Self.channels(row[x])
        let alpha = color.w
        let grey = (color * weights).sum()
        color = SIMD4(repeating: grey) + (color - SIMD4(repeating: grey)) * amount
        color.w = alpha
        color.clamp(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
        row[x] = Self.pixel(color * rest + paint)
        x += 1
      }
    }
  }

  /// Returns the components of a pixel in the order blue, green, red and alpha.
  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
  }

  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let words = SIMD4<UInt32>(
      channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        .rounded(.toNearestOrAwayFromZero))
    return words.x | words.y << 8 | words.z << 16 | words.w << 24
  }
}
