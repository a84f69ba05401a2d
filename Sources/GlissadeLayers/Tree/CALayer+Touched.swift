import Foundation
import GlissadeGeometry

extension CALayer {
  /// A point of `layer`, or of the outermost layer for nil, in this layer's coordinates, through the
  /// places at which touches find the layers on the way (F-14, F-20). Nil where this layer lies edge-on.
  package func touchedPoint(_ point: CGPoint, from layer: CALayer?) -> CGPoint? {
    let inRoot = layer.map { $0.touchedPlaneInRoot.apply(point) } ?? point
    guard let inRoot else { return nil }
    return touchedPlaneInRoot.inverted()?.apply(inRoot)
  }

  /// A point of this layer in the coordinates of `layer`, or of the outermost layer for nil; see
  /// `touchedPoint(_:from:)`.
  package func touchedPoint(_ point: CGPoint, to layer: CALayer?) -> CGPoint? {
    guard let inRoot = touchedPlaneInRoot.apply(point) else { return nil }
    guard let layer else { return inRoot }
    return layer.touchedPlaneInRoot.inverted()?.apply(inRoot)
  }

  private var touchedPlaneInRoot: ProjectiveTransform {
    var result = ProjectiveTransform.identity
    var layer = self
    var values = layer.touchedValues
    while let parent = layer.superlayer {
      let outer = parent.touchedValues
      result = result.concatenating(values.planeInParent(of: outer))
      (layer, values) = (parent, outer)
    }
    return result
  }
}
