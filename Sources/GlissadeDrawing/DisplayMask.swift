import Foundation
import GlissadeGeometry

/// A mask of a group's content: each pixel is multiplied by the mask's coverage.
package enum DisplayMask: Hashable, Sendable {
  /// The inside of a path, in the group's own space.
  case path(CGPath, CGPathFillRule)
  /// The opacity of a group's content, which is placed in the masked group's space.
  case alpha(DisplayGroup)

  /// The box outside of which nothing remains; null if nothing remains at all.
  package var bounds: CGRect {
    switch self {
    case .path(let path, _): path.boundingBox
    case .alpha(let group): group.opacity > 0 ? group.boundsInParent : .null
    }
  }

  /// A Boolean value that indicates whether the mask has only axis-aligned edges; see
  /// `DisplayContents.isUpright`.
  var isUpright: Bool {
    switch self {
    case .path: false
    case .alpha(let group): DrawCommand.group(group).isUpright
    }
  }
}

extension DisplayMask: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    switch self {
    case .path(let path, let rule):
      hasher.combine(1)
      hasher.combine(path)
      hasher.combine(rule.rawValue)
    case .alpha(let group):
      hasher.combine(2)
      hasher.combine(group)
    }
  }
}
