import Foundation
import GlissadeDrawing

/// The part of an outline, or of the ring between two outlines, in a window.
///
/// Parts that look the same are equal, so that they share one mask: positions are relative to the
/// window, the rest of the outline is removed, and the position of a round corner within a pixel is
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

  /// The number of horizontal slices of a pixel. Along a slice the coverage is exact; vertically a
  /// corner is approximated by steps of 1/16 pixel.
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

/// The differences in coverage between neighbouring pixels of a row.
private struct CoverageSteps {
  private let width: Int
  private var steps: [Double]
  /// The first pixel whose coverage differs from that of the pixel before it.
  private var first = Int.max
  /// The pixel after the last one whose coverage differs from that of the pixel before it.
  private var end = 0

  init(width: Int) {
    self.width = width
    // The array has two additional elements, because a step at the right end also changes the
    // element after it.
    steps = [Double](repeating: 0, count: width + 2)
  }

  /// Adds the coverage of the row by `outline` between two heights: a positive step where the
  /// outline begins, and a negative one where it ends.
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

  /// Writes the coverage of the row to `line`, whose bytes must be 0, and removes all steps.
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
  /// Returns the horizontal positions at which the outline starts and ends at a height between
  /// `top` and `bottom`.
  func span(at y: Double) -> (start: Double, end: Double) {
    let start = max(inset(radii[0], y - top), inset(radii[3], bottom - y))
    let end = max(inset(radii[1], y - top), inset(radii[2], bottom - y))
    return (left + start, right - end)
  }

  /// Returns whether a rectangle of pixels lies inside the outline. The outline is convex, so only
  /// the corners of the rectangle are tested.
  func contains(_ rect: PixelRect) -> Bool {
    let (above, below) = (Double(rect.y), Double(rect.maxY))
    guard above >= top, below <= bottom else { return false }
    return [above, below].allSatisfy { y in
      let span = span(at: y)
      return span.start <= Double(rect.x) && span.end >= Double(rect.maxX)
    }
  }

  /// Returns `false` only if the outline covers no pixel of a rectangle; the result may be `true`
  /// without a covered pixel.
  func mayTouch(_ rect: PixelRect) -> Bool {
    let (above, below) = (max(Double(rect.y), top), min(Double(rect.maxY), bottom))
    guard above < below else { return false }
    // The upper corners narrow the outline least at the rectangle's lower edge, the lower corners
    // at its upper edge.
    let start = max(inset(radii[0], below - top), inset(radii[3], bottom - above))
    let end = max(inset(radii[1], below - top), inset(radii[2], bottom - above))
    return left + start < Double(rect.maxX) && right - end > Double(rect.x)
  }

  /// Returns the horizontal distance between an elliptical corner and the side, at a vertical
  /// distance from the upper or lower edge.
  private func inset(_ radius: CGSize, _ distance: Double) -> Double {
    guard distance < radius.height else { return 0 }
    let part = 1 - distance / radius.height
    return radius.width * (1 - max(0, 1 - part * part).squareRoot())
  }
}
