import Foundation

/// Distances from the four edges of a rectangle in points, positive inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets of 0 at all edges.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets of 0 at all edges.
  public init() {
    self = .zero
  }

  /// Creates insets from the distances of the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards, or outwards for negative insets.
  ///
  /// Insets larger than the rectangle yield a negative size, which is returned unchanged.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      origin: CGPoint(x: rect.origin.x + insets.left, y: rect.origin.y + insets.top),
      size: CGSize(
        width: rect.size.width - insets.left - insets.right,
        height: rect.size.height - insets.top - insets.bottom))
  }
}
