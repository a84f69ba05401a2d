import GlissadeDrawing

// Drawing in the current context.
extension UIBezierPath {
  /// Performs `fill(with:alpha:)`.
  func paintInside(_ blendMode: CGBlendMode, _ alpha: CGFloat) {
    draw("UIBezierPath.fill", blendMode, alpha) {
      $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Performs `stroke(with:alpha:)`.
  func paintOutline(_ blendMode: CGBlendMode, _ alpha: CGFloat) {
    draw("UIBezierPath.stroke", blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: pen.dashPhase, lengths: pen.dash)
      context.strokePath()
    }
  }

  /// Performs `addClip()`.
  func clipContext() {
    UIWindowScene.drawing("UIBezierPath.addClip") { context in
      context.beginPath()
      context.addPath(cgPath)
      context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  private func draw(
    _ who: String, _ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    UIWindowScene.drawing(who) { context in
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
