import GlissadeDrawing

// Drawing in the current context.
extension UIBezierPath {
  /// Fills the inside with the current fill colour.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// - Parameter alpha: a further opacity, 0…1.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw("UIBezierPath.fill", blendMode, alpha) {
      $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws this path's pen along the path in the current stroke colour.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// - Parameter alpha: a further opacity, 0…1.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw("UIBezierPath.stroke", blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: pen.dashPhase, lengths: pen.dash)
      context.strokePath()
    }
  }

  /// What is drawn from now on shows only inside this path.
  public func addClip() {
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
