import Foundation
import GlissadeGeometry
import GlissadeLayers

/// Distances from the edges of a rectangle, in points, with the leading edge at the left.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Insets of 0 at all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 at all edges.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from the distances of the four edges, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading) = (top, leading)
    (self.bottom, self.trailing) = (bottom, trailing)
  }

  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  package var insets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension NSDirectionalEdgeInsets: NumberParts {
  package var magnitudes: Double { insets.magnitudes }
  package func mapNumbers(_ transform: (Double) -> Double) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(insets.mapNumbers(transform))
  }
}
