import Foundation
import GlissadeGeometry

/// The shadow beneath a group, in the group's own space.
package struct ShadowCommand: Hashable, Sendable {
  /// The shape that casts the shadow.
  package enum Caster: Hashable, Sendable {
    case outline(RoundedRect)
    case path(CGPath)
    /// The content of the group, including its clip.
    case content
  }

  /// The color of the shadow, including its opacity.
  package var color: CGColor
  /// The offset of the shadow from the shape, in points.
  package var offset: CGSize
  /// The standard deviation of the Gaussian blur, in points: a layer's `shadowRadius`.
  package var sigma: CGFloat
  package var caster: Caster

  package init(color: CGColor, offset: CGSize, sigma: CGFloat, caster: Caster) {
    precondition(sigma.isFinite && sigma >= 0, "A shadow's radius must be 0 or positive.")
    self.color = color
    self.offset = offset
    self.sigma = sigma
    self.caster = caster
  }

  /// The largest standard deviation in points. A shadow with a larger deviation is too faint to be
  /// seen, and painting it needs an image as large as the shadow.
  package static let largestSigma: CGFloat = 512

  /// The distance in standard deviations beyond which the shadow's opacity is below 0.14 % and the
  /// shadow is not painted.
  package static let reach = 3.0

  /// Returns the box of the pixels that the shadow can paint.
  package func bounds(content: CGRect) -> CGRect {
    let box =
      switch caster {
      case .outline(let outline): outline.rect
      case .path(let path): path.boundingBox
      case .content: content
      }
    let margin = sigma * Self.reach
    guard !box.isNull, !box.isEmpty else { return .null }
    return box.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -margin, dy: -margin)
  }
}

extension ShadowCommand: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(color)
    hasher.combine(Double(offset.width))
    hasher.combine(Double(offset.height))
    hasher.combine(Double(sigma))
    switch caster {
    case .outline(let outline):
      hasher.combine(1)
      hasher.combine(outline)
    case .path(let path):
      hasher.combine(2)
      hasher.combine(path)
    case .content: hasher.combine(3)
    }
  }
}
