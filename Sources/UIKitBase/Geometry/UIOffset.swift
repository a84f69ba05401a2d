import Foundation
import GlissadeLayers
import GlissadeGeometry

/// A distance along both axes, in points.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal distance, in points.
  public var horizontal: CGFloat
  /// The vertical distance, in points.
  public var vertical: CGFloat

  /// Creates an offset from its horizontal and vertical distance, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Creates an offset of 0 along both axes.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// The offset of 0 along both axes.
  public static let zero = UIOffset()

  package var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
  package var vector: CGVector { CGVector(dx: horizontal, dy: vertical) }
}

extension UIOffset: NumberParts {
  package var magnitudes: Double { abs(horizontal) + abs(vertical) }
  package func mapNumbers(_ transform: (Double) -> Double) -> UIOffset {
    UIOffset(horizontal: transform(horizontal), vertical: transform(vertical))
  }
}
