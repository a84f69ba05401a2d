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

  var purpose: Purpose
  /// The host of the layer tree, or `nil` for a picture of a layer without a host.
  let host: LayerHost?
  /// The time by which the pictures lag behind the host's instant, in seconds.
  var delay: TimeInterval = 0

  /// The instant of the pictures, in seconds of the host.
  var now: TimeInterval { (host?.now ?? 0) - delay }

  func values(of layer: CALayer) -> LayerProperties {
    purpose == .model ? layer.modelValues : layer.values(at: now)
  }

  /// Returns the pass that makes the picture of a copy; the first copy has the pictures of the
  /// layers themselves.
  func pass(for copy: LayerCopy) -> FlattenPass {
    guard copy.transform != nil else { return self }
    var pass = self
    if purpose == .frame { pass.purpose = .shown }
    pass.delay += copy.delay
    return pass
  }
}
