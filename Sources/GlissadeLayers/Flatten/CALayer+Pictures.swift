import Foundation
import GlissadeDrawing

extension CALayer {
  /// What of a layer a picture shows. None of them changes afterwards.
  package enum PictureKind {
    /// The last frame that showed it; nothing if none did.
    case lastShown
    /// What would show now.
    case shown
    /// The model, without animations.
    case model
  }

  /// The layer with all inside it, in its own coordinates: its own transform and opacity have no part in
  /// it, and nothing is cut off. Nil if there is nothing to see.
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

  /// See `render(in:)`.
  func paint(in ctx: CGContext) {
    let group = presented.map { $0.picture(.shown) } ?? picture(.model)
    if let group { ctx.draw(.group(group)) }
  }
}
