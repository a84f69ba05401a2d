import Foundation
import GlissadeDrawing
import GlissadeGeometry

// How properties change.
extension CALayer {
  /// Changes a property that is not animated.
  func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties.Appearance, Value>, _ value: Value
  ) {
    guard modelValues.appearance[keyPath: path] != value else { return }
    modelValues.appearance[keyPath: path] = value
    markContentDirty()
  }

  /// Shows or hides the layer.
  func hide(_ hides: Bool) {
    guard hides != modelValues.placement.isHidden else { return }
    modelValues.placement.isHidden = hides
    markPlacementDirty()
  }

  /// The one door through which an animatable property changes: the action is made before the
  /// change, from what shows then, and runs after it.
  func set(_ key: LayerKey, _ value: AnimatableValue) {
    let made = changeAction(forKey: key)
    let action = made is NSNull ? nil : made
    if action == nil { noteWriteOutsideBlocks(of: key, value) }
    guard modelValues[key] != value || action != nil else { return }
    modelValues[key] = value
    markDirty(key)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  /// Puts a model value back without animation and without telling a clock.
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
      // The anchor's place goes with the bounds.
      markPlacementDirty()
    default: markContentDirty()
    }
  }
}
