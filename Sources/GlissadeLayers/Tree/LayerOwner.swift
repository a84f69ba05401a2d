import Foundation

/// The owner of a layer, usually a view, whose layout and observers depend on the layer's geometry.
///
/// It receives every change of the model, whoever makes it: a setter, an animation that returns
/// to its start, an animator that stops, or a layout.
@MainActor package protocol LayerOwner: AnyObject {
  /// Handles a change of geometry or visibility that is about to happen.
  ///
  /// - Parameter bounds: The bounds after the change.
  func layerWillChange(to bounds: CGRect)
  /// Handles a change of geometry or visibility. It follows each `layerWillChange(to:)`, also if
  /// the values are the same again.
  func layerDidChange(_ change: LayerChange)
}

/// A change of a layer's geometry or visibility, by the values before it.
@MainActor package struct LayerChange {
  package let bounds: CGRect
  package let position: CGPoint
  package let anchorPoint: CGPoint
  /// The layers whose values returned together with this one's, or `nil` for a write.
  private(set) var returned: Set<ObjectIdentifier>?

  init(of layer: CALayer, returned: Set<ObjectIdentifier>? = nil) {
    bounds = layer.modelValues.appearance.bounds
    position = layer.modelValues.placement.position
    anchorPoint = layer.modelValues.placement.anchorPoint
    self.returned = returned
  }

  /// A Boolean value that indicates whether an earlier state returns, of which the content was a
  /// part, instead of a new value being written.
  package var isReturn: Bool { returned != nil }

  /// Returns whether a layer has received its own values in the same change, so that it does not
  /// follow its parent's size.
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
  /// Performs writes of geometry or visibility, and notifies what depends on them once.
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

  /// Notifies what depends on the geometry.
  func didChange(_ change: LayerChange) {
    owner?.layerDidChange(change)
    if change.bounds.size != modelValues.appearance.bounds.size { sizeChanged() }
  }
}
