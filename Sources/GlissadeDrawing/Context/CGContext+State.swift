import Foundation
import GlissadeGeometry

// The state of a context: transform, colors, stroke style, alpha and shadow.
extension CGContext {
  /// The transform from user space to the points of the recorded picture.
  public var ctm: CGAffineTransform { state.transform }

  /// Translates user space for the following drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    apply(CGAffineTransform(translationX: tx, y: ty))
  }
  /// Scales user space for the following drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    apply(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Rotates user space clockwise by an angle in radians for the following drawing.
  public func rotate(by angle: CGFloat) { apply(CGAffineTransform(rotationAngle: angle)) }

  /// Applies `transform` to the following drawing before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { apply(transform) }

  /// Applies `transform` to the following drawing before the current transform. Warnings name
  /// `call`, by default the method of the client's call.
  private func apply(_ transform: CGAffineTransform, for call: String = #function) {
    let t = transform.concatenating(state.transform)
    guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else {
      return warn(.notFinite, in: call)
    }
    state.transform = CGAffineTransform(
      a: t.a.bounded, b: t.b.bounded, c: t.c.bounded, d: t.d.bounded, tx: t.tx.bounded,
      ty: t.ty.bounded)
  }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  /// Sets the fill color by components, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the fill color to a gray, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  /// Sets the stroke color by components, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the stroke color to a gray, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the width of strokes; 0 is the thinnest line, one pixel.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return warn(.notFinite) }
    state.pen.width = width.bounded
  }
  /// Sets the shape of the ends of strokes.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  /// Sets the shape of the corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  /// Sets the maximum length of mitres, in line widths.
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return warn(.notFinite) }
    state.pen.miterLimit = limit.bounded
  }
  /// Sets the pattern of dashed strokes: the lengths of lines and gaps in turn. A stroke begins
  /// `phase` points after the start of the pattern. An empty pattern is a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      return warn(.notFinite)
    }
    state.pen.dash = lengths.map(\.bounded)
    state.pen.dashPhase = phase.bounded
  }

  /// Sets the opacity of the following drawing, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    guard alpha.isFinite else { return warn(.notFinite) }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Multiplies the opacity of the following drawing by a factor, 0…1.
  package func multiplyAlpha(by factor: CGFloat) { setAlpha(state.alpha * factor) }

  /// Sets a shadow beneath each of the following commands. A `nil` or clear color removes the
  /// shadow.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow to the right and downwards in points, which the current
  ///     transform does not affect.
  ///   - blur: Twice the standard deviation of the Gaussian blur, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      return warn(.notFinite)
    }
    guard let color, !color.isClear else {
      state.shadow = nil
      return
    }
    let offset = CGSize(width: offset.width.bounded, height: offset.height.bounded)
    state.shadow = ShadowCommand(
      color: color, offset: offset,
      sigma: min(max(0, blur) / 2, ShadowCommand.largestSigma), caster: .content)
  }

  /// Sets a black shadow with an opacity of 1/3 beneath each of the following commands.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

extension CGFloat {
  /// The number limited to ±10⁹, so that bounding boxes of strokes stay finite (L-20).
  var bounded: CGFloat { Swift.min(Swift.max(self, -1e9), 1e9) }
}
