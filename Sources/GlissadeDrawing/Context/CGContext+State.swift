import Foundation
import GlissadeGeometry

// Transform, colours, pen, alpha and shadow.
extension CGContext {
  /// From user space to the picture's points.
  public var ctm: CGAffineTransform { state.transform }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }
  /// Turns user space clockwise as seen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// What is drawn from now on goes through `transform` first.
  public func concatenate(_ transform: CGAffineTransform) {
    let t = transform.concatenating(state.transform)
    guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else { return warn(.notFinite) }
    state.transform = t
  }

  public func setFillColor(_ color: CGColor) { state.fillColor = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Width of strokes; 0 is the thinnest line there is, one pixel.
  public func setLineWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else { return warn(.notFinite) }
    state.pen.width = width
  }
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  public func setMiterLimit(_ limit: CGFloat) {
    guard limit.isFinite else { return warn(.notFinite) }
    state.pen.miterLimit = limit
  }
  /// Lengths of lines and gaps by turns, of which the first `phase` are passed over; none draws one line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = lengths
    state.pen.dashPhase = phase
  }

  /// Opacity of what is drawn from now on, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    guard alpha.isFinite else { return warn(.notFinite) }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Makes what is drawn from now on fainter by a factor, 0…1.
  package func multiplyAlpha(by factor: CGFloat) { setAlpha(state.alpha * factor) }

  /// A shadow beneath each thing drawn from now on; nil, or a clear colour, is none.
  ///
  /// - Parameters:
  ///   - offset: down and to the right, whatever the transform.
  ///   - blur: twice the standard deviation of the Gaussian.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
      return warn(.notFinite)
    }
    guard let color, !color.isClear else {
      state.shadow = nil
      return
    }
    state.shadow = ShadowCommand(
      color: color, offset: offset, sigma: max(0, blur) / 2, caster: .content)
  }

  /// The same in black of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}
