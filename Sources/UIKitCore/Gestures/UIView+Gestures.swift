import Foundation
import GlissadeLayers

extension UIView {
  /// Converts a point of the window to the coordinates of this view (F-14).
  package func locationFromWindow(_ point: CGPoint) -> CGPoint {
    convert(point, from: nil)
  }

  /// Converts a vector of the window to the axes of this view. The scale and the rotation of the
  /// view's model values apply, but its position and the visible values of an animation do not
  /// (F-08).
  package func vectorFromWindow(_ vector: CGPoint) -> CGPoint {
    let start = layer.convert(CGPoint.zero, from: window?.layer)
    let end = layer.convert(vector, from: window?.layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a vector along the axes of this view to the axes of the window.
  package func vectorToWindow(_ vector: CGPoint) -> CGPoint {
    let start = layer.convert(CGPoint.zero, to: window?.layer)
    let end = layer.convert(vector, to: window?.layer)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
