import Foundation
import GlissadeDrawing

/// The part of an outline or ring in a window.
///
/// Parts that look the same are equal, so that they share one mask: positions are relative to the
/// window, what lies beyond it does not count, and the place of a round corner within a pixel is
/// rounded (decision 40).
struct OutlineMask: Hashable {
  let outer: PixelOutline
  let inner: PixelOutline?
  let width: Int
  let height: Int

  init(outer: PixelOutline, inner: PixelOutline?, window: PixelRect) {
    width = window.width
    height = window.height
    var outer = outer.offsetBy(x: Double(-window.x), y: Double(-window.y))
    var inner = inner?.offsetBy(x: Double(-window.x), y: Double(-window.y))
    let shift = CornerPhase(outer, inner, width: Double(width), height: Double(height)).shift
    outer = outer.offsetBy(x: shift.dx, y: shift.dy)
    inner = inner?.offsetBy(x: shift.dx, y: shift.dy)
    self.outer = outer.reduced(width: Double(width), height: Double(height))
    self.inner = inner?.reduced(width: Double(width), height: Double(height))
  }

  /// The number of horizontal slices of a pixel. Along a slice the coverage is exact; between
  /// slices a corner is approximated by steps of 1/16 pixel.
  private static let slices = 16

  func render() -> CoverageMask {
    let mask = CoverageMask(width: width, height: height)
    var steps = CoverageSteps(width: width)
    for row in 0..<height {
      for slice in 0..<Self.slices {
        let start = Double(row) + Double(slice) / Double(Self.slices)
        let end = start + 1 / Double(Self.slices)
        steps.add(outer, start, end, weight: 1)
        if let inner { steps.add(inner, start, end, weight: -1) }
      }
      steps.sum(into: mask.bytes + row * mask.stride)
    }
    return mask
  }
}

/// The changes of the coverage from each pixel of a row to the next one.
private struct CoverageSteps {
  private let width: Int
  private var steps: [Double]
  /// The first pixel with a change, and the one after the last. Beyond them the coverage stays the
  /// same.
  private var first = Int.max
  private var end = 0

  init(width: Int) {
    self.width = width
    // There are two additional words, because a step at the right end also changes the next one.
    steps = [Double](repeating: 0, count: width + 2)
  }

  /// Adds the span that `outline` covers between two heights, as a positive and a negative step.
  mutating func add(_ outline: PixelOutline, _ start: Double, _ end: Double, weight: Double) {
    let top = max(start, outline.top)
    let bottom = min(end, outline.bottom)
    guard top < bottom else { return }
    let span = outline.span(at: (top + bottom) / 2)
    guard span.start < span.end else { return }
    step(at: span.start, height: weight * (bottom - top))
    step(at: span.end, height: -weight * (bottom - top))
  }

  private mutating func step(at x: Double, height: Double) {
    let x = min(max(x, 0), Double(width))
    let pixel = Int(x)
    let part = x - Double(pixel)
    steps[pixel] += height * (1 - part)
    steps[pixel + 1] += height * part
    first = min(first, pixel)
    end = max(end, pixel + 2)
  }

  /// Writes the coverage of the row, whose bytes are 0, and removes all changes.
  mutating func sum(into line: UnsafeMutablePointer<UInt8>) {
    guard first < end else { return }
    var sum = 0.0
    var last: UInt8 = 0
    for x in first..<max(first, min(end, width)) {
      sum += steps[x]
      last = UInt8((min(max(sum, 0), 1) * 255).rounded())
      line[x] = last
    }
    if end < width { (line + end).update(repeating: last, count: width - end) }
    for x in first..<end { steps[x] = 0 }
    first = .max
    end = 0
  }
}

extension PixelOutline {
  /// Returns the start and the end of the outline at a height between `top` and `bottom`.
  func span(at y: Double) -> (start: Double, end: Double) {
    let start = max(inset(radii[0], y - top), inset(radii[3], bottom - y))
    let end = max(inset(radii[1], y - top), inset(radii[2], bottom - y))
    return (left + start, right - end)
  }

  /// Returns whether all of a rectangle of pixels lies inside. The outline is convex, so it is
  /// enough that the corners do.
  func contains(_ rect: PixelRect) -> Bool {
    let (above, below) = (Double(rect.y), Double(rect.maxY))
    guard above >= top, below <= bottom else { return false }
    return [above, below].allSatisfy { y in
      let span = span(at: y)
      return span.start <= Double(rect.x) && span.end >= Double(rect.maxX)
    }
  }

  /// Returns `false` only if no pixel of a rectangle is covered.
  func mayTouch(_ rect: PixelRect) -> Bool {
    let (above, below) = (max(Double(rect.y), top), min(Double(rect.maxY), bottom))
    guard above < below else { return false }
    // The upper corners reach least inwards at the lower edge, the lower ones at the upper edge.
    let start = max(inset(radii[0], below - top), inset(radii[3], bottom - above))
    let end = max(inset(radii[1], below - top), inset(radii[2], bottom - above))
    return left + start < Double(rect.maxX) && right - end > Double(rect.x)
  }

  /// Returns the distance of an elliptical corner from the side, at a distance from the corner's
  /// edge.
  private func inset(_ radius: CGSize, _ distance: Double) -> Double {
    guard distance < radius.height else { return 0 }
    let part = 1 - distance / radius.height
    return radius.width * (1 - max(0, 1 - part * part).squareRoot())
  }
}
