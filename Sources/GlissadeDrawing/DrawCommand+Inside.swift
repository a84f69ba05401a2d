import Foundation
import GlissadeGeometry

extension DrawCommand {
  /// Whether nothing of this can be seen outside of an outline, as far as that is quickly told.
  ///
  /// It decides between a shadow of a known shape and one that has to be cut out of everything drawn,
  /// which costs a hundred times as much, and between an edge that is drawn and one that is copied: so
  /// shapes and clips are compared corner by corner, and a header that shares its panel's upper
  /// corners counts, and so does a text whose frame lies inside, wherever its letters' tails may reach.
  package func staysInside(_ outline: RoundedRect) -> Bool {
    let bounds = bounds
    if bounds.isNull || outline.contains(RoundedRect(bounds)) { return true }
    switch self {
    case .shape(let shape): return outline.contains(shape.outline)
    case .gradient(let gradient): return outline.contains(gradient.outline)
    case .text(let text): return outline.contains(RoundedRect(text.frame))
    case .group(let group):
      guard group.transform.isTranslation, group.shadow == nil else { return false }
      let moved = outline.offsetBy(dx: -group.transform.m31, dy: -group.transform.m32)
      if let clip = group.clip, moved.contains(clip) { return true }
      return group.commands.allSatisfy { $0.staysInside(moved) }
    case .path, .image, .backdrop: return false
    }
  }
}

extension RoundedRect {
  /// Whether all of `other` lies within this outline.
  ///
  /// Both are convex, so each corner is looked at by itself: the arc of `other` reaches farthest out
  /// where it lies opposite the centre of this outline's arc.
  package func contains(_ other: RoundedRect) -> Bool {
    guard rect.contains(other.rect) else { return false }
    func isInside(_ x: CGFloat, _ y: CGFloat, _ inner: CGFloat, in outer: CGFloat) -> Bool {
      // Distances of the inner arc's centre from the two edges that meet in this corner.
      let (across, down) = (x + inner, y + inner)
      if across >= outer || down >= outer { return true }
      return hypot(outer - across, outer - down) + inner <= outer
    }
    let (left, right) = (other.rect.minX - rect.minX, rect.maxX - other.rect.maxX)
    let (above, below) = (other.rect.minY - rect.minY, rect.maxY - other.rect.maxY)
    return isInside(left, above, other.topLeft, in: topLeft)
      && isInside(right, above, other.topRight, in: topRight)
      && isInside(left, below, other.bottomLeft, in: bottomLeft)
      && isInside(right, below, other.bottomRight, in: bottomRight)
  }
}
