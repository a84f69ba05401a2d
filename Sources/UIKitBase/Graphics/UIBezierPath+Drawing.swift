import GlissadeDrawing

// The drawing of a path in the current graphics context.
extension UIBezierPath {
  func draw(
    _ who: String, _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    SceneResources.drawing(who) { context in
      switch blendMode {
      case .normal:
        context.saveGState()
        context.beginPath()
        context.addPath(cgPath)
        if alpha != 1 { context.multiplyAlpha(by: alpha) }
        body(context)
        context.restoreGState()
      }
    }
  }
}
