import Foundation
import GlissadeDrawing
import GlissadeGeometry

// Changes of a layer's properties.
extension CALayer {
  /// Changes a property that is not animatable.
  func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerProperties.Appearance, Value>, _ value: Value
  ) {
    guard modelValues.appearance[keyPath: path] != value else { return }
    modelValues.appearance[keyPath: path] = value
    markContentDirty()
  }

  /// Changes an animatable property. All setters of animatable properties call this method.
  func set(_ key: LayerKey, _ newValue: AnimatableValue) {
    guard let value = usable(key.rawValue, newValue, key.numberRule) else { return }
    guard key.concernsOwner, !isChanging else { return setNow(key, value) }
    var bounds: CGRect?
    if case .rect(let rect) = value, key == .bounds { bounds = rect }
    changing(to: bounds) { setNow(key, value) }
  }

  /// Changes a property. The action of the change is created before the change, from the visible
  /// value, and runs after it.
  private func setNow(_ key: LayerKey, _ value: AnimatableValue) {
    let made = changeAction(forKey: key)
    let action = made is NSNull ? nil : made
    if action == nil { recordWriteOutsideBlocks(of: key, value) }
    guard modelValues[key] != value || action != nil else { return }
    modelValues[key] = value
    markDirty(key)
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  /// Writes a model value without animation, record or notifications. Use `Restoration`, which
  /// notifies the owners of layers, as long as the scene exists.
  func write(_ key: LayerKey, _ value: AnimatableValue) {
    modelValues[key] = value
    markDirty(key)
  }

  private func markDirty(_ key: LayerKey) {
    switch key {
    case .position, .anchorPoint, .zPosition, .transform, .opacity: markPlacementDirty()
    case .bounds:
      markContentDirty()
      // The position of the anchor point within the layer depends on the bounds.
      markPlacementDirty()
    default: markContentDirty()
    }
  }
}
