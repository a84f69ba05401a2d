import Foundation
import GlissadeDrawing
import GlissadeGeometry

// Changes of properties.
extension CALayer {
  /// Changes a property that is not animatable.
  func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties.Appearance, Value>, _ value: Value
  ) {
    guard modelValues.appearance[keyPath: path] != value else { return }
    modelValues.appearance[keyPath: path] = value
    markContentDirty()
  }

  /// Hides or shows the layer.
  func hide(_ hides: Bool) {
    guard hides != modelValues.placement.isHidden else { return }
    modelValues.placement.isHidden = hides
    markPlacementDirty()
  }

  /// Changes an animatable property. All changes pass through this function: the action is made
  /// before the change, from the visible value, and runs after it.
  func set(_ key: LayerKey, _ value: AnimatableValue) {
    let made = changeAction(forKey: key)
    let action = made is NSNull ? nil : made
    if action == nil { recordWriteOutsideBlocks(of: key, value) }
    guard modelValues[key] != value || action != nil else { return }
    modelValues[key] = value
    markDirty(key)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  /// Restores a model value without animation and without a clock's record.
  func restore(_ key: LayerKey, _ value: AnimatableValue) {
    guard modelValues[key] != value else { return }
    let oldSize = bounds.size
    modelValues[key] = value
    markDirty(key)
    if key == .bounds, bounds.size != oldSize { sizeChanged() }
  }

  func setBounds(_ rect: CGRect) {
    let oldSize = bounds.size
    set(.bounds, .rect(rect))
    if rect.size != oldSize { sizeChanged() }
  }

  private func markDirty(_ key: LayerKey) {
    switch key {
    case .position, .anchorPoint, .zPosition, .transform, .opacity: markPlacementDirty()
    case .bounds:
      markContentDirty()
      // The anchor's position depends on the bounds.
      markPlacementDirty()
    default: markContentDirty()
    }
  }
}
