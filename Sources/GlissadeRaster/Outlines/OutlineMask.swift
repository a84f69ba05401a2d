import Foundation
import GlissadeDrawing

/// The part of an outline or ring in a window. Positions are relative to the window, so that equal
/// pictures have equal keys at any position.
struct OutlineMask: Hashable {
  let outer: PixelOutline
  let inner: PixelOutline?
  let width: Int
  let height: Int

  init(outer: PixelOutline, inner: PixelOutline?, window: PixelRect) {
    let (x, y) = (Double(-window.x), Double(-window.y))
    self.outer = outer.offsetBy(x: x, y: y)
    self.inner = inner?.offsetBy(x: x, y: y)
    width = window.width
    height = window.height
  }

  /// The number of horizontal slices of a pixel. Along a slice the coverage is exact; between
  /// slices a corner is approximated by steps of 1/16 pixel.
  private static let slices = 16

  func render() -> CoverageMask {
    let mask = CoverageMask(width: width, height: height)
    // The row has two additional words, because a step at the right end also changes the next one.
    var steps = [Double](repeating: 0, count: width + 2)
    for row in 0..<height {
      steps.withUnsafeMutableBufferPointer { steps in
        steps.update(repeating: 0)
        for slice in 0..<Self.slices {
          let start = Double(row) + Double(slice) / Double(Self.slices)
          let end = start + 1 / Double(Self.slices)
          Self.add(outer, start, end, weight: 1, to: steps)
          if let inner { Self.add(inner, start, end, weight: -1, to: steps) }
        }
        var sum = 0.0
        let line = mask.bytes + row * mask.stride
        for x in 0..<width {
          sum += steps[x]
          line[x] = UInt8((min(max(sum, 0), 1) * 255).rounded())
        }
      }
    }
    return mask
  }

  /// Adds the span that `outline` covers between two heights, as a positive and a negative step.
  private static func add(
    _ outline: PixelOutline, _ start: Double, _ end: Double, weight: Double,
    to steps: UnsafeMutableBufferPointer<Double>
  ) {
    let top = max(start, outline.top)
    let bottom = min(end, outline.bottom)
    guard top < bottom else { return }
    let span = outline.span(at: (top + bottom) / 2)
    guard span.start < span.end else { return }
    step(at: span.start, height: weight * (bottom - top), steps)
    step(at: span.end, height: -weight * (bottom - top), steps)
  }

  private static func step(
    at x: Double, height: Double, _ steps: UnsafeMutableBufferPointer<Double>
  ) {
    let x = min(max(x, 0), Double(steps.count - 2))
    let pixel = Int(x)
    let part = x - Double(pixel)
    steps[pixel] += height * (1 - part)
    steps[pixel + 1] += height * part
  }
}

extension PixelOutline {
  /// Returns the start and the end of the outline at a height between `top` and `bottom`.
  func span(at y: Double) -> (start: Double, end: Double) {
    let start = max(inset(radii[0], y - top), inset(radii[3], bottom - y))
    let end = max(inset(radii[1], y - top), inset(radii[2], bottom - y))
    return (left + start, right - end)
  }

  /// Returns the distance of an elliptical corner from the side, at a distance from the corner's
  /// edge.
  private func inset(_ radius: CGSize, _ distance: Double) -> Double {
    guard distance < radius.height else { return 0 }
    let part = 1 - distance / radius.height
    return radius.width * (1 - max(0, 1 - part * part).squareRoot())
  }
}
