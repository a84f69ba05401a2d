import GlissadeDrawing

// Colours of the current context.
extension UIColor {
  /// Makes this the colour that fills and strokes.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
  @preconcurrency @MainActor public func setFill() {
    UIWindowScene.drawing("UIColor.setFill") { $0.setFillColor(cgColor) }
  }
  @preconcurrency @MainActor public func setStroke() {
    UIWindowScene.drawing("UIColor.setStroke") { $0.setStrokeColor(cgColor) }
  }
}
