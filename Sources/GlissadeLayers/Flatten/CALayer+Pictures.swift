import Foundation
import GlissadeDrawing

extension CALayer {
  /// The source of a layer's picture. Pictures never change afterwards.
  package enum PictureKind {
    /// The last frame that showed the layer, or nothing.
    case lastShown
    /// The currently visible values.
    case shown
    /// The model, without animations.
    case model
  }

  /// Returns the picture of the layer with its sublayers, in its own coordinates, without its own
  /// transform and opacity and without clipping, or `nil` if it is empty.
  package func picture(_ kind: PictureKind) -> DisplayGroup? {
    let purpose: FlattenPass.Purpose
    switch kind {
    case .lastShown: return cache.content
    case .shown: purpose = .shown
    case .model: purpose = .model
    }
    let pass = FlattenPass(purpose: purpose, host: host ?? LayerHost.current)
    let values = pass.values(of: self)
    return values.placement.isHidden ? nil : content(values, pass)
  }

  /// Performs `render(in:)`.
  func paint(in ctx: CGContext) {
    let group = presented.map { $0.picture(.shown) } ?? picture(.model)
    if let group { ctx.draw(.group(group)) }
  }
}
