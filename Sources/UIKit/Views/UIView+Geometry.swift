import Foundation
import GlissadeGeometry
import GlissadeLayers

// The conversions of `convert`.
extension UIView {
  func touched(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.touchedPoint(point, to: (view ?? window)?.layer) ?? point
  }
  func touched(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.touchedPoint(point, from: (view ?? window)?.layer) ?? point
  }
  func modelled(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }
  func modelled(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }
}

extension UIView {
  /// Updates everything that depends on the geometry after a change of the layer's model.
  func updateDependants(after change: LayerChange) {
    observations?.didChange()
    resized(by: change)
    let (bounds, center) = (layer.bounds, layer.position)
    guard
      change.bounds != bounds || change.position != center
        || change.anchorPoint != layer.anchorPoint
    else { return }
    if hasSafeArea { updateSafeArea() }
    if preservesSuperviewLayoutMargins { marginsChanged() }
    // A view with constraints has the frame that they determine; after another change of its frame,
    // constraints of other views can follow it.
    guard layoutState.isConstrained else { return }
    layoutRoot.layoutEngine?.frameChanged(
      of: self, movesContent: change.bounds.origin != bounds.origin)
  }
}

// The log that reports numbers which the object cannot use (L-20).
extension UIView: HostedObject {
  package var ownHost: LayerHost? { window?.windowScene?.layerHost }
}
