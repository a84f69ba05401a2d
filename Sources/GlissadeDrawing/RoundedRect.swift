import Foundation
import GlissadeGeometry

/// A rectangle with a circular radius at each corner, in points.
package struct RoundedRect: Hashable, Sendable {
  package let rect: CGRect
  package let topLeft: CGFloat
  package let topRight: CGFloat
  package let bottomRight: CGFloat
  package let bottomLeft: CGFloat

  /// Creates a rectangle with sharp corners.
  package init(_ rect: CGRect) {
    self.init(rect: rect, topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)
  }

  /// Creates a rectangle with the same radius at every corner.
  package init(rect: CGRect, radius: CGFloat) {
    self.init(
      rect: rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Creates a rectangle with a radius for each corner. If the corners of a side overlap, all radii
  /// are reduced by a common factor until they fit. Negative radii count as 0.
  package init(
    rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
  ) {
    let rect = rect.standardized
    let radii = [topLeft, topRight, bottomRight, bottomLeft].map { max(0, $0) }
    var factor: CGFloat = 1
    func fit(_ one: CGFloat, _ other: CGFloat, _ side: CGFloat) {
      if one + other > side { factor = min(factor, max(0, side) / (one + other)) }
    }
    fit(radii[0], radii[1], rect.width)
    fit(radii[3], radii[2], rect.width)
    fit(radii[0], radii[3], rect.height)
    fit(radii[1], radii[2], rect.height)
    self.rect = rect
    self.topLeft = radii[0] * factor
    self.topRight = radii[1] * factor
    self.bottomRight = radii[2] * factor
    self.bottomLeft = radii[3] * factor
  }

  /// A Boolean value that indicates whether all corners are sharp.
  package var isRectangular: Bool { maximumRadius == 0 }

  package var maximumRadius: CGFloat { max(topLeft, topRight, bottomRight, bottomLeft) }

  /// Returns the outline that is `distance` inside this outline, with radii reduced by `distance`.
  package func inset(by distance: CGFloat) -> RoundedRect {
    guard 2 * distance < min(rect.width, rect.height) else {
      return RoundedRect(CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0))
    }
    return RoundedRect(
      rect: rect.insetBy(dx: distance, dy: distance), topLeft: topLeft - distance,
      topRight: topRight - distance, bottomRight: bottomRight - distance,
      bottomLeft: bottomLeft - distance)
  }

  package func offsetBy(dx: CGFloat, dy: CGFloat) -> RoundedRect {
    RoundedRect(
      rect: rect.offsetBy(dx: dx, dy: dy), topLeft: topLeft, topRight: topRight,
      bottomRight: bottomRight, bottomLeft: bottomLeft)
  }
}

extension RoundedRect: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(rect)
    hasher.combine(Double(topLeft))
    hasher.combine(Double(topRight))
    hasher.combine(Double(bottomRight))
    hasher.combine(Double(bottomLeft))
  }
}
