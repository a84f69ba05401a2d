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
  /// Runs `change`, which sets the layer's frame, bounds or position, and updates dependent
  /// layouts.
  func moving(_ change: () -> Void) {
    let (oldBounds, oldCenter) = (bounds, center)
    observing(change)
    resized(from: oldBounds.size)
    guard oldBounds != bounds || oldCenter != center else { return }
    if hasSafeArea { updateSafeArea() }
    if preservesSuperviewLayoutMargins { marginsChanged() }
    // A view with constraints has the frame that they determine; after another change of its frame,
    // constraints of other views can follow it.
    guard layoutState.isConstrained else { return }
    layoutRoot.layoutEngine?.frameChanged(of: self, movesContent: oldBounds.origin != bounds.origin)
  }
}
