import Foundation
import GlissadeGeometry
import GlissadeLayers

// See `convert`.
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
  /// Runs `change`, which sets the layer's frame, bounds or position, and lets others follow.
  func moving(_ change: () -> Void) {
    let (oldBounds, oldCenter) = (bounds, center)
    change()
    resized(from: oldBounds.size)
    // What constraints put somewhere is where they want it; what is put by hand, others may follow.
    guard !layoutConstraints.isEmpty, translatesAutoresizingMaskIntoConstraints,
      oldBounds != bounds || oldCenter != center
    else { return }
    askForConstrainedLayout()
  }
}
