import Foundation
import GlissadeDrawing

/// The cached pictures of a layer between frames.
///
/// If the cached content of a layer is invalid, that of its ancestors is invalid, too, up to the
/// root or a hidden layer.
struct FlattenCache {
  /// The last picture of the layer and its subtree, in the layer's own plane.
  var content: DisplayGroup?
  var isContentValid = false
  /// The values from which `content` was made, to be compared with the current values of an
  /// animated layer.
  var appearance: LayerProperties.Appearance?
  /// The visibility of the layer in the last frame, or `nil` before the first one.
  var look: LastLook?
  /// The vanishing point with which `content` was made, or `nil` without perspective.
  var vanishingPoint: CGPoint?
  var id: UInt64 = 0
  weak var idHost: LayerHost?
  var hasBeenShown: Bool { content != nil }
}

/// The visibility of a layer in a frame.
struct LastLook {
  /// The values of the model that determine the visibility.
  struct Model: Equatable {
    let opacity: Float
    let isHidden: Bool

    init(_ placement: LayerProperties.Placement) {
      opacity = placement.opacity
      isHidden = placement.isHidden
    }
  }

  /// The opacity of the layer in the frame; 0 for a hidden layer.
  let opacity: Float
  let model: Model

  init(_ shown: LayerProperties.Placement, of model: LayerProperties.Placement) {
    opacity = shown.isVisible ? shown.opacity : 0
    self.model = Model(model)
  }
}

extension LayerProperties.Placement {
  /// A Boolean value that indicates whether the layer is neither hidden nor transparent.
  var isVisible: Bool { !isHidden && opacity > 0 }
}

extension CALayer {
  /// Marks the content of this layer's own plane as changed.
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

  /// Marks the layer's placement in its parent as changed.
  func markPlacementDirty() {
    if let parent { parent.markContentDirty() } else { markContentDirty() }
  }

  /// Marks the layer as animated. Its content is not marked as changed: the values are compared
  /// when the layer is flattened.
  func markAnimated() { markPlacementDirty() }
}

extension CALayer {
  /// The identity of this layer's group in the pictures of its host; 0 before the first picture
  /// that shows the layer.
  package var pictureID: UInt64 { cache.id }
}
