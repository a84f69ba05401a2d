import Foundation
import Testing

@testable import GlissadeDrawing

@Suite struct RoundedRectTests {
  /// Random numbers, the same in every run.
  private struct Numbers {
    private var state: UInt64 = 88_172_645_463_325_252

    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return range.lowerBound + Double(state >> 11) / 0x1p53
        * (range.upperBound - range.lowerBound)
    }
  }

  /// Returns the distance of a point from an outline, below 0 inside.
  private func excess(_ x: CGFloat, _ y: CGFloat, of outline: RoundedRect) -> CGFloat {
    let rect = outline.rect
    var result = max(rect.minX - x, x - rect.maxX, rect.minY - y, y - rect.maxY)
    let corners = [
      (x - rect.minX, y - rect.minY, outline.topLeft),
      (rect.maxX - x, y - rect.minY, outline.topRight),
      (rect.maxX - x, rect.maxY - y, outline.bottomRight),
      (x - rect.minX, rect.maxY - y, outline.bottomLeft),
    ]
    for (across, down, radius) in corners where across < radius && down < radius {
      result = max(result, hypot(radius - across, radius - down) - radius)
    }
    return result
  }

  /// Returns the greatest distance of an outline beyond another one, by points along its corners.
  private func excess(of inner: RoundedRect, out outer: RoundedRect) -> CGFloat {
    let rect = inner.rect
    var result = -CGFloat.infinity
    for step in 0...90 {
      let angle = Double(step) * .pi / 180
      let (c, s) = (1 - cos(angle), 1 - sin(angle))
      let places = [
        (rect.minX + inner.topLeft * c, rect.minY + inner.topLeft * s),
        (rect.maxX - inner.topRight * c, rect.minY + inner.topRight * s),
        (rect.maxX - inner.bottomRight * c, rect.maxY - inner.bottomRight * s),
        (rect.minX + inner.bottomLeft * c, rect.maxY - inner.bottomLeft * s),
      ]
      for (x, y) in places { result = max(result, excess(x, y, of: outer)) }
    }
    return result
  }

  @Test("M-34 an outline lies in another one if no point of its edge is outside")
  func contains() {
    var numbers = Numbers()
    var counts = (inside: 0, outside: 0)
    for _ in 0..<4000 {
      func outline(_ rect: CGRect) -> RoundedRect {
        RoundedRect(
          rect: rect, topLeft: numbers.next(0...30), topRight: numbers.next(0...30),
          bottomRight: numbers.next(0...30), bottomLeft: numbers.next(0...30))
      }
      let outer = outline(CGRect(x: 3, y: -4, width: 100, height: 80))
      let inset = UIInset(numbers.next(-1...9), numbers.next(-1...9))
      let inner = outline(
        CGRect(
          x: 3 + inset.left, y: -4 + inset.top, width: 100 - inset.left - numbers.next(-1...9),
          height: 80 - inset.top - numbers.next(-1...9)))
      let excess = excess(of: inner, out: outer)
      if outer.contains(inner) {
        counts.inside += 1
        #expect(excess < 1e-9)
      } else {
        counts.outside += 1
        // Between two of the points the edge reaches out a little farther.
        #expect(excess > -0.01)
      }
    }
    #expect(counts.inside > 200)
    #expect(counts.outside > 200)
  }

  private struct UIInset {
    let left: Double
    let top: Double

    init(_ left: Double, _ top: Double) { (self.left, self.top) = (left, top) }
  }
}
