import Foundation
import GlissadeGeometry

extension DrawCommand {
  /// Returns whether the command certainly draws only inside an outline, or `false` if this cannot
  /// be determined quickly.
  ///
  /// If the result is `true`, a shadow can be painted from the outline instead of the whole
  /// content, which is a hundred times as expensive, and an edge can be drawn instead of copied.
  /// Shapes and clips are therefore compared corner by corner: a header with the same upper corners
  /// as its panel lies inside the panel. A text lies inside if its frame does, even if its letters
  /// extend beyond the frame.
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
      if let old = group.dissolve?.old, !DrawCommand.group(old).staysInside(moved) { return false }
      return group.commands.allSatisfy { $0.staysInside(moved) }
    case .path, .image, .backdrop: return false
    }
  }
}

extension RoundedRect {
  /// Returns whether all of `other` lies within this outline.
  ///
  /// Both outlines are convex, so each corner can be checked independently: the arc of `other`
  /// extends farthest opposite the center of this outline's arc.
  package func contains(_ other: RoundedRect) -> Bool {
    guard rect.contains(other.rect) else { return false }
    func isInside(_ x: CGFloat, _ y: CGFloat, _ inner: CGFloat, in outer: CGFloat) -> Bool {
      // The distances of the inner arc's center from the two edges of the outer outline that meet
      // at this corner.
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
