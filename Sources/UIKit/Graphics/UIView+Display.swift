import Foundation
import GlissadeDrawing
import GlissadeLayers

extension UIView {
  /// Performs `draw(_:in:)`.
  func drawContents(of layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer, let scene = window?.windowScene ?? UIWindowScene.current else {
      return
    }
    ctx.onWarning = { [weak scene] text in
      MainActor.assumeIsolated { scene?.warnOnce(text) }
    }
    if !scene.graphics.using(ctx, { draw(bounds) }) {
      scene.warnOnce("\(type(of: self)).draw left graphics contexts unbalanced")
    }
  }
}
