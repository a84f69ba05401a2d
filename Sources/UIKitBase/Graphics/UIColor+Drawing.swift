import GlissadeDrawing

// The methods that set the colors of the current graphics context.
extension UIColor {
  /// Sets the fill color and the stroke color of the current graphics context to this color.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill color of the current graphics context to this color.
  @preconcurrency @MainActor public func setFill() {
    SceneResources.drawing("UIColor.setFill") { $0.setFillColor(cgColor) }
  }
  /// Sets the stroke color of the current graphics context to this color.
  @preconcurrency @MainActor public func setStroke() {
    SceneResources.drawing("UIColor.setStroke") { $0.setStrokeColor(cgColor) }
  }
}
