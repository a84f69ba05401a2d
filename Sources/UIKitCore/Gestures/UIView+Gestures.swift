import Foundation
import GlissadeLayers

extension UIView {
  /// Converts a point of the window to this view's points (F-14).
  package func locationFromWindow(_ point: CGPoint) -> CGPoint {
    convert(point, from: nil)
  }

  /// Converts a vector of the window to this view's axes: the view's scale and rotation apply, but
  /// neither its position nor its visible values during an animation (F-08).
  package func vectorFromWindow(_ vector: CGPoint) -> CGPoint {
    let start = layer.convert(CGPoint.zero, from: window?.layer)
    let end = layer.convert(vector, from: window?.layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a vector along this view's axes to the window.
  package func vectorToWindow(_ vector: CGPoint) -> CGPoint {
    let start = layer.convert(CGPoint.zero, to: window?.layer)
    let end = layer.convert(vector, to: window?.layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
