import Foundation

/// Distances in points from the four edges of a rectangle, positive inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Insets that change nothing.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init() {
    self = .zero
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// This rectangle with its edges moved inwards by `insets`; outwards where they are negative.
  ///
  /// Insets larger than the rectangle give a negative size, which is returned as it is.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    let rect = standardized
    return CGRect(
      origin: CGPoint(x: rect.origin.x + insets.left, y: rect.origin.y + insets.top),
      size: CGSize(
        width: rect.size.width - insets.left - insets.right,
        height: rect.size.height - insets.top - insets.bottom))
  }
}
