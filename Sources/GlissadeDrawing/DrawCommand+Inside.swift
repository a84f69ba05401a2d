import Foundation
import GlissadeGeometry

extension DrawCommand {
  /// Whether nothing of this can be seen outside of an outline, as far as that is quickly told.
  ///
  /// It decides between a shadow of a known shape and one that has to be cut out of everything drawn,
  /// which costs a hundred times as much, and between an edge that is drawn and one that is copied: so a
  /// page that is cut to its panel's own corners counts, and so does a text whose frame lies inside,
  /// wherever its letters' tails may reach.
  package func staysInside(_ outline: RoundedRect) -> Bool {
    if outline.contains(bounds) { return true }
    switch self {
    case .shape(let shape): return shape.outline == outline
    case .text(let text): return outline.contains(text.frame)
    case .group(let group):
      guard group.transform.isTranslation, group.shadow == nil else { return false }
      let moved = outline.offsetBy(dx: -group.transform.m31, dy: -group.transform.m32)
      return group.clip == moved || group.commands.allSatisfy { $0.staysInside(moved) }
    case .path, .image, .gradient, .backdrop: return false
    }
  }
}

extension RoundedRect {
  /// Whether all of `box` lies within this outline; being convex, it does if the box's corners do.
  fileprivate func contains(_ box: CGRect) -> Bool {
    if box.isNull { return true }
    guard rect.contains(box) else { return false }
    func isInside(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Bool {
      // Distances from the two edges that meet in this corner.
      x >= radius || y >= radius || hypot(radius - x, radius - y) <= radius
    }
    let (left, right) = (box.minX - rect.minX, rect.maxX - box.maxX)
    let (above, below) = (box.minY - rect.minY, rect.maxY - box.maxY)
    return isInside(left, above, topLeft) && isInside(right, above, topRight)
      && isInside(left, below, bottomLeft) && isInside(right, below, bottomRight)
  }
}
