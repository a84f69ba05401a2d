import Foundation
import GlissadeGeometry

/// A distance along both axes, in points.
public struct UIOffset: Hashable, Sendable {
  /// The horizontal distance.
  public var horizontal: CGFloat
  /// The vertical distance.
  public var vertical: CGFloat

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Creates an offset of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// The offset of 0.
  public static let zero = UIOffset()

  var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
  var vector: CGVector { CGVector(dx: horizontal, dy: vertical) }
}
