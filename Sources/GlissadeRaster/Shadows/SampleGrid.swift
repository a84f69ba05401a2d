import GlissadeDrawing

/// A smooth coverage, stored at the points of a grid and interpolated between them. A wide blur
/// needs few samples without a visible difference: if they are a quarter of a standard deviation
/// apart, the error of the linear interpolation is half of 1/255.
struct SampleGrid {
  /// The number of samples in a row.
  let width: Int
  let height: Int
  /// The coverages, 0…1, row by row.
  var values: [Float]
  /// The number of pixels that a sample stands for, horizontally and vertically. The sample lies in
  /// the center of these pixels.
  let pixels: (across: Int, down: Int)
  /// The horizontal position in the picture of the upper left pixel of the first sample.
  let x: Int
  /// The vertical position in the picture of the upper left pixel of the first sample.
  let y: Int

  /// The minimum standard deviation of a blur, as a number of samples.
  private static let smallestSigma = 4.0

  /// Returns the distance of samples in pixels, a power of two, for a blur.
  static func step(sigma: Double) -> Int {
    var step = 1
    while sigma >= Double(2 * step) * smallestSigma, step < PixelGrid.limit { step *= 2 }
    return step
  }

  /// Returns the interpolated coverage of the pixels of `rect`.
  func mask(_ rect: PixelRect) -> CoverageMask {
    let mask = CoverageMask(width: rect.width, height: rect.height)
    var line = [Int](repeating: 0, count: width)
    for row in 0..<rect.height {
      let place = Self.place(rect.y + row, from: y, step: pixels.down, count: height)
      let share = (Float(place.part) + 0.5) / Float(pixels.down)
      let (upper, lower) = (place.first * width, place.second * width)
      for sample in 0..<width {
        let value = values[upper + sample] * (1 - share) + values[lower + sample] * share
        line[sample] = Int(min(max(value, 0), 1) * 255 * Float(Self.one))
      }
      spread(line, rect, to: mask.bytes + row * mask.stride)
    }
    return mask
  }

  /// The fixed-point representation of the number 1 in a row.
  private static let one = 1 << 24

  /// Interpolates between the samples of a row.
  private func spread(
    _ line: [Int], _ rect: PixelRect, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    let step = pixels.across
    var column = 0
    while column < rect.width {
      let place = Self.place(rect.x + column, from: x, step: step, count: width)
      let slope = (line[place.second] - line[place.first]) / step
      // The value is rounded down, so that it does not depend on where `rect` begins.
      var value = line[place.first] + ((2 * place.part + 1) * slope) >> 1
      let end = min(column + place.rest, rect.width)
      while column < end {
        bytes[column] = UInt8(truncatingIfNeeded: (value + Self.one / 2) / Self.one)
        value += slope
        column += 1
      }
    }
  }

  /// Returns the two samples around a pixel, the index of the pixel among the pixels between them,
  /// and the number of pixels from it up to the second sample.
  private static func place(
    _ pixel: Int, from start: Int, step: Int, count: Int
  ) -> (first: Int, second: Int, part: Int, rest: Int) {
    func within(_ index: Int) -> Int { min(max(index, 0), count - 1) }
    guard step > 1 else { return (within(pixel - start), within(pixel - start), 0, 1) }
    // The number of pixels of a sample is even, so the center of a sample lies between two pixels.
    let offset = pixel - start + step / 2
    let index = offset >= 0 ? offset / step : (offset + 1) / step - 1
    let part = offset - index * step
    return (within(index - 1), within(index), part, step - part)
  }
}
