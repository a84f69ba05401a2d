import Foundation

/// A rectangle of whole pixels, whose y grows downwards.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates the smallest rectangle of whole pixels that contains `rect`, given in pixels.
  ///
  /// Values beyond ±2²⁴, far outside any surface, are clamped. A rectangle whose coordinates are
  /// not numbers, as after huge transforms, contains no pixels.
  package init(containing rect: CGRect) {
    let edges = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard !rect.isNull, !rect.isEmpty,
      !edges.0.isNaN, !edges.1.isNaN, !edges.2.isNaN, !edges.3.isNaN
    else {
      self = .empty
      return
    }
    let limit = 16_777_216.0
    func clamp(_ value: Double) -> Int {
      // A value that is not a number counts as below the limit.
      guard value > -limit else { return Int(-limit) }
      return value < limit ? Int(value) : Int(limit)
    }
    let left = clamp(rect.minX.rounded(.down))
    let top = clamp(rect.minY.rounded(.down))
    self.init(
      x: left, y: top, width: clamp(rect.maxX.rounded(.up)) - left,
      height: clamp(rect.maxY.rounded(.up)) - top)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var area: Int { isEmpty ? 0 : width * height }
  package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let result = PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return result.isEmpty ? .empty : result
  }

  /// Returns the smallest rectangle that contains this rectangle and `other`. Empty rectangles are
  /// ignored.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Returns the rectangle enlarged by `amount` pixels on every side.
  package func outset(by amount: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        x: x - amount, y: y - amount, width: width + 2 * amount, height: height + 2 * amount)
  }

  package func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
