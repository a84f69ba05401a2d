import Foundation
import GlissadeDrawing
import GlissadeLayers

extension UIView {
  /// Asks for `draw(_:)` before the next frame.
  public func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// The same: a view is always drawn as a whole.
  public func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Calls `draw(_:)` for the view's own layer.
  public func draw(_ layer: CALayer, in ctx: CGContext) {
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
