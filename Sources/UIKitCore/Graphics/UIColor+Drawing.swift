import GlissadeDrawing

// Colors of the current context.
extension UIColor {
  /// Sets the fill color and the stroke color to this color.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill color to this color.
  @preconcurrency @MainActor public func setFill() {
    UIWindowScene.drawing("UIColor.setFill") { $0.setFillColor(cgColor) }
  }
  /// Sets the stroke color to this color.
  @preconcurrency @MainActor public func setStroke() {
    UIWindowScene.drawing("UIColor.setStroke") { $0.setStrokeColor(cgColor) }
  }
}
