import Foundation

/// The purpose and the instant of a flattening.
@MainActor struct FlattenPass {
  enum Purpose {
    /// A frame: the visible values, which are cached for the next one.
    case frame
    /// A picture of the visible values.
    case shown
    /// A picture of the model, without animations.
    case model
  }

  let purpose: Purpose
  /// The host, or `nil` for a layer outside of any tree, whose picture can be made, too.
  let host: LayerHost?

  func values(of layer: CALayer) -> LayerProperties {
    purpose == .model ? layer.modelValues : layer.values(at: host?.now ?? 0)
  }
}
