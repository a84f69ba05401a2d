import Foundation
import GlissadeGeometry

extension CALayer {
  /// A point of `layer`, or of the outermost layer for nil, in this layer's coordinates, through the
  /// places at which touches find the layers on the way (F-14, F-20). Nil where this layer lies edge-on.
  package func touchedPoint(_ point: CGPoint, from layer: CALayer?) -> CGPoint? {
    let inRoot = layer.map { $0.touchedPlaneInRoot.apply(point) } ?? point
    return inRoot.flatMap { touchedPoint(fromRoot: $0) }
  }

  /// A point of this layer in the coordinates of `layer`, or of the outermost layer for nil; see
  /// `touchedPoint(_:from:)`.
  package func touchedPoint(_ point: CGPoint, to layer: CALayer?) -> CGPoint? {
    guard let inRoot = touchedPlaneInRoot.apply(point) else { return nil }
    return layer.map { $0.touchedPoint(fromRoot: inRoot) } ?? inRoot
  }

  private func touchedPoint(fromRoot point: CGPoint) -> CGPoint? {
    let plane = touchedPlaneInRoot
    return touchedValues.hasArea(in: plane) ? plane.inverted()?.apply(point) : nil
  }

  /// A point of the superlayer in this layer's coordinates, where touches find both of them (F-20); nil
  /// where this layer cannot be hit: it lies edge-on, shows a back that it does not have, or the point is
  /// behind the eye (I-06).
  package func touchedPointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    touchedValues.point(point, inParent: superlayer?.touchedValues)
  }

  /// Where touches find this layer before and behind its siblings.
  package var touchedDepth: CGFloat {
    attached.isEmpty ? zPosition : touchedValues.placement.zPosition
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
