import Foundation
import GlissadeDrawing

/// What flattening remembers of a layer between frames.
///
/// A layer whose content is out of date has only ancestors whose content is out of date, up to the
/// root or a layer that is not shown.
struct FlattenCache {
  /// The last picture of the layer and its subtree, in its own plane.
  var content: DisplayGroup?
  var isContentValid = false
  /// What `content` was made from, where the layer is animated.
  var appearance: LayerProperties.Appearance?
  /// The vanishing point that `content` was made with; nil without perspective.
  var vanishingPoint: CGPoint?
  var id: UInt64 = 0
  weak var idHost: LayerHost?
  var hasBeenShown: Bool { content != nil }
}

extension CALayer {
  /// Something in this layer's own plane changed.
  package func markContentDirty() {
    guard presented == nil, cache.isContentValid || parent == nil else { return }
    var layer = self
    layer.cache.isContentValid = false
    while let parent = layer.parent, parent.cache.isContentValid {
      parent.cache.isContentValid = false
      layer = parent
    }
    if let parent = layer.parent, !parent.cache.isContentValid { return }
    layer.rootHost?.needsFlatten = true
  }

  /// Where this layer lies in its parent changed.
  func markPlacementDirty() {
    if let parent { parent.markContentDirty() } else { markContentDirty() }
  }

  /// What this layer shows moves with time. Its own content is compared when it is flattened.
  func markAnimated() { markPlacementDirty() }
}

extension CALayer {
  /// The identity of this layer's group in its host's pictures; 0 before the first that shows it.
  package var pictureID: UInt64 { cache.id }
}
