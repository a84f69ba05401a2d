import Foundation

/// The parameters of one conversion of a layer tree to a picture: its purpose and its instant.
@MainActor struct FlattenPass {
  enum Purpose {
    /// A frame of the visible values, whose pictures are cached for the next frame.
    case frame
    /// A picture of the visible values, which is not cached.
    case shown
    /// A picture of the model values, without animations.
    case model
  }

  let purpose: Purpose
  /// The host of the layer tree, or `nil` for a picture of a layer without a host.
  let host: LayerHost?

  func values(of layer: CALayer) -> LayerProperties {
    purpose == .model ? layer.modelValues : layer.values(at: host?.now ?? 0)
  }
}
