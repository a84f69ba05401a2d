import Foundation

extension CoverageMask {
  /// The same mask convolved with a Gaussian; what is outside counts as 0.
  ///
  /// - Parameter sigma: standard deviation in pixels.
  func blurred(sigma: Double) -> CoverageMask {
    let reach = Int((sigma * 3).rounded(.up))
    guard reach > 0 else { return self }
    var kernel = (-reach...reach).map { offset in
      // The integral over a pixel, which stays right where sigma is less than a pixel.
      Float(
        ShadowTile.normal((Double(offset) + 0.5) / sigma)
          - ShadowTile.normal((Double(offset) - 0.5) / sigma))
    }
    let sum = kernel.reduce(0, +)
    for index in kernel.indices { kernel[index] /= sum }

    var plane = [Float](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { plane[y * width + x] = Float(bytes[y * stride + x]) }
    }
    plane = Self.convolve(plane, rows: height, columns: width, kernel, step: 1)
    plane = Self.convolve(plane, rows: height, columns: width, kernel, step: width)
    let result = CoverageMask(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        result.bytes[y * stride + x] = UInt8(min(max(plane[y * width + x], 0), 255).rounded())
      }
    }
    return result
  }

  /// Adds shifted copies of whole rows, which the compiler turns into vector code.
  private static func convolve(
    _ plane: [Float], rows: Int, columns: Int, _ kernel: [Float], step: Int
  ) -> [Float] {
    let reach = kernel.count / 2
    var result = [Float](repeating: 0, count: plane.count)
    plane.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        for y in 0..<rows {
          for offset in -reach...reach {
            let weight = kernel[offset + reach]
            let (dx, dy) = step == 1 ? (offset, 0) : (0, offset)
            guard y + dy >= 0, y + dy < rows else { continue }
            let first = max(0, -dx)
            let last = min(columns, columns - dx)
            guard first < last else { continue }
            let from = (y + dy) * columns + dx
            for x in first..<last { target[y * columns + x] += weight * source[from + x] }
          }
        }
      }
    }
    return result
  }
}
