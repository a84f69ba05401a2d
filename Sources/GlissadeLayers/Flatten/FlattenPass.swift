import Foundation

/// For what a tree is flattened, and at whose instant.
@MainActor struct FlattenPass {
  enum Purpose {
    /// The frame: what shows now, remembered for the next one.
    case frame
    /// A picture of what shows now.
    case shown
    /// A picture of the model, as if nothing were animated.
    case model
  }

  let purpose: Purpose
  /// A layer in no tree has none: it is pictured all the same.
  let host: LayerHost?

  func values(of layer: CALayer) -> LayerProperties {
    purpose == .model ? layer.modelValues : layer.values(at: host?.now ?? 0)
  }
}
