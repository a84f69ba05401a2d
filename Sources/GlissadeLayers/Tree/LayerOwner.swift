import Foundation

/// The owner of a layer, usually a view, whose layout and observers depend on the layer's geometry.
///
/// The owner is notified of every change of the model, whatever causes it: a setter, an animation
/// that returns to its start, an animator that stops, or a layout.
@MainActor package protocol LayerOwner: AnyObject {
  /// Handles a change of geometry or visibility that is about to happen.
  ///
  /// - Parameter bounds: The bounds after the change.
  func layerWillChange(to bounds: CGRect)
  /// Handles a change of geometry or visibility that has happened. The layer calls this method
  /// after each `layerWillChange(to:)`, even if the values are the same as before.
  func layerDidChange(_ change: LayerChange)
}

/// A change of a layer's geometry or visibility, described by the values before the change.
@MainActor package struct LayerChange {
  package let bounds: CGRect
  package let position: CGPoint
  package let anchorPoint: CGPoint
  /// The layers whose values were restored together with those of this layer, or `nil` if a new
  /// value was written.
  private(set) var returned: Set<ObjectIdentifier>?

  init(of layer: CALayer, returned: Set<ObjectIdentifier>? = nil) {
    bounds = layer.modelValues.appearance.bounds
    position = layer.modelValues.placement.position
    anchorPoint = layer.modelValues.placement.anchorPoint
    self.returned = returned
  }

  /// A Boolean value that indicates whether an earlier state, including that of the sublayers, was
  /// restored, and not a new value written.
  package var isReturn: Bool { returned != nil }

  /// Returns whether values of `layer` were restored in the same change, so that it is not resized
  /// with its parent.
  package func includes(_ layer: CALayer) -> Bool {
    returned?.contains(ObjectIdentifier(layer)) ?? false
  }
}

extension LayerKey {
  /// A Boolean value that indicates whether a layer's owner depends on the property.
  var concernsOwner: Bool {
    switch self {
    case .position, .anchorPoint, .transform, .bounds, .opacity: true
    default: false
    }
  }
}

extension CALayer {
  /// Performs writes of geometry or visibility, and notifies the owner once before and once after
  /// them.
  ///
  /// - Parameter bounds: The bounds after the change, if they change.
  func changing(to bounds: CGRect? = nil, _ change: () -> Void) {
    guard !isChanging else { return change() }
    let before = LayerChange(of: self)
    owner?.layerWillChange(to: bounds ?? before.bounds)
    isChanging = true
    change()
    isChanging = false
    didChange(before)
  }

  /// Notifies the owner of a change of geometry or visibility.
  func didChange(_ change: LayerChange) {
    owner?.layerDidChange(change)
    if change.bounds.size != modelValues.appearance.bounds.size { sizeChanged() }
  }
}
