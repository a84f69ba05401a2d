import Foundation

extension CoverageMask {
  /// Returns the mask convolved with a Gaussian. Outside of the mask the coverage counts as 0.
  ///
  /// - Parameter sigma: The standard deviation in pixels.
  func blurred(sigma: Double) -> CoverageMask {
    var blur = GaussianBlur(of: self, sigma: sigma)
    blur.advance(by: height)
    return blur.result
  }

  static func kernel(_ sigma: Double, _ reach: Int) -> [Float] {
    var kernel = (-reach...reach).map { offset in
      // The weight is the integral of the Gaussian over a pixel, which is correct even if sigma is
      // less than a pixel.
      Float(
        ShadowTile.normal((Double(offset) + 0.5) / sigma)
          - ShadowTile.normal((Double(offset) - 0.5) / sigma))
    }
    let sum = kernel.reduce(0, +)
    for index in kernel.indices { kernel[index] /= sum }
    return kernel
  }
}

/// A Gaussian blur of a mask, first along the rows and then along the columns.
///
/// Casters of shadows are mostly large and uniform: most rows are equal to the row above, and most
/// pixels to their neighbours. Their blurred values are equal, too, and are copied. The terms of
/// all sums are added in the same order, so that rounding errors are equal.
struct GaussianBlur {
  /// The blurred mask, which is complete when `isDone` is `true`.
  let result: CoverageMask
  private let kernel: [Float]
  /// The number of pixels that the kernel reads to either side.
  private let reach: Int
  private var kinds: [Int] = []
  /// The horizontally blurred rows, one of each kind. Equal consecutive rows are of the same kind.
  private var rows: [Float] = []
  /// The index of the next element of `kinds`.
  private var next = 0
  /// The number of equal elements of `kinds` that end with the last processed one.
  private var run = 0

  private typealias Lanes = SIMD16<Float>

  /// Creates a blur and blurs the mask along its rows. `advance(by:)` then blurs it along the
  /// columns.
  ///
  /// - Parameter sigma: The standard deviation in pixels.
  init(of mask: CoverageMask, sigma: Double) {
    reach = Int((sigma * 3).rounded(.up))
    guard reach > 0 else {
      (result, kernel) = (mask, [])
      return
    }
    kernel = CoverageMask.kernel(sigma, reach)
    result = CoverageMask(width: mask.width, height: mask.height)
    kinds = kindsOfRows(mask)
    rows = blurredRows(mask, kinds)
  }

  var isDone: Bool { next == kinds.count }

  /// Blurs the next `count` rows along the columns.
  mutating func advance(by count: Int) {
    let stride = rowStride(result.width)
    // The first `2 * reach` elements of `kinds` only fill the window of the kernel, without a row
    // of the result.
    let end = min(max(next, 2 * reach) + count, kinds.count)
    while next < end {
      let index = next
      next += 1
      run = index > 0 && kinds[index] == kinds[index - 1] ? run + 1 : 1
      let y = index - 2 * reach
      guard y >= 0 else { continue }
      let line = result.bytes + y * result.stride
      if y > 0, run > 2 * reach + 1 {
        line.update(from: line - result.stride, count: result.width)
      } else {
        addUp(kinds[(index - 2 * reach)...index], of: rows, stride, to: line, result.width)
      }
    }
  }

  /// Returns a number for each row, which is the same for equal consecutive rows and −1 for a row
  /// without coverage. The method adds `reach` rows without coverage before the first row and after
  /// the last.
  private func kindsOfRows(_ mask: CoverageMask) -> [Int] {
    var kinds = [Int](repeating: -1, count: mask.height + 2 * reach)
    var count = 0
    for y in 0..<mask.height {
      let line = mask.bytes + y * mask.stride
      if y > 0, memcmp(line, line - mask.stride, mask.width) == 0 {
        kinds[reach + y] = kinds[reach + y - 1]
      } else if (0..<mask.width).contains(where: { line[$0] != 0 }) {
        kinds[reach + y] = count
        count += 1
      }
    }
    return kinds
  }

  /// Returns the distance of two blurred rows in memory, as a number of floats that fills whole
  /// SIMD vectors.
  private func rowStride(_ width: Int) -> Int {
    (width + Lanes.scalarCount - 1) / Lanes.scalarCount * Lanes.scalarCount
  }

  /// Returns one horizontally blurred row for each kind of equal rows.
  private func blurredRows(_ mask: CoverageMask, _ kinds: [Int]) -> [Float] {
    let stride = rowStride(mask.width)
    var result = [Float](repeating: 0, count: ((kinds.max() ?? -1) + 1) * stride)
    var padded = [Float](repeating: 0, count: stride + 2 * reach)
    let even = (0...255).map { value in kernel.reduce(Float(0)) { $0 + $1 * Float(value) } }
    var last = -1
    for y in 0..<mask.height where kinds[reach + y] > last {
      last = kinds[reach + y]
      let line = UnsafeBufferPointer(start: mask.bytes + y * mask.stride, count: mask.width)
      for x in line.indices {
        padded[reach + x] = Float(line[x])
        result[last * stride + x] = even[Int(line[x])]
      }
      for part in unevenParts(line) { convolve(padded, part, into: &result, last * stride) }
    }
    return result
  }

  /// Returns the ranges of pixels of a row whose blurred values depend on different coverages.
  private func unevenParts(_ line: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for x in 0...line.count {
      let before = x > 0 ? line[x - 1] : 0
      let after = x < line.count ? line[x] : 0
      guard before != after else { continue }
      let part = max(0, x - reach)..<min(line.count, x + reach)
      if let last = parts.last, last.upperBound >= part.lowerBound {
        parts[parts.count - 1] = last.lowerBound..<part.upperBound
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  private func convolve(
    _ padded: [Float], _ part: Range<Int>, into rows: inout [Float], _ start: Int
  ) {
    padded.withUnsafeBytes { source in
      var x = part.lowerBound
      while x < part.upperBound {
        // The last vector ends at the end of the row and can overlap the vector before it. A pixel
        // that is computed twice has the same result.
        let first = min(x, padded.count - 2 * reach - Lanes.scalarCount)
        var sums = Lanes.zero
        for index in kernel.indices {
          sums +=
            kernel[index]
            * source.loadUnaligned(fromByteOffset: (first + index) * 4, as: Lanes.self)
        }
        for lane in max(x, first) - first..<min(Lanes.scalarCount, part.upperBound - first) {
          rows[start + first + lane] = sums[lane]
        }
        x = first + Lanes.scalarCount
      }
    }
  }

  /// Adds the weighted rows of the given kinds, and writes the sums to `line`, rounded to bytes.
  private func addUp(
    _ kinds: ArraySlice<Int>, of rows: [Float], _ stride: Int,
    to line: UnsafeMutablePointer<UInt8>, _ width: Int
  ) {
    let terms = zip(kinds, kernel).filter { $0.0 >= 0 }.map { (start: $0.0 * stride, weight: $0.1) }
    rows.withUnsafeBytes { source in
      for x in Swift.stride(from: 0, to: width, by: Lanes.scalarCount) {
        var sums = Lanes.zero
        for term in terms {
          sums +=
            term.weight * source.loadUnaligned(fromByteOffset: (term.start + x) * 4, as: Lanes.self)
        }
        let rounded = sums.clamped(lowerBound: .zero, upperBound: Lanes(repeating: 255))
          .rounded(.toNearestOrAwayFromZero)
        for lane in 0..<min(Lanes.scalarCount, width - x) { line[x + lane] = UInt8(rounded[lane]) }
      }
    }
  }
}
