import Foundation
import GlissadeGeometry

/// A mask of a group's content: each pixel of the content is multiplied by the coverage of the
/// mask.
package enum DisplayMask: Hashable, Sendable {
  /// The inside of a path, in the group's own space.
  case path(CGPath, CGPathFillRule)
  /// The opacity of the content of another group, which is placed in the masked group's space.
  case alpha(DisplayGroup)

  /// The box outside of which the mask hides everything; null if the mask hides everything.
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
