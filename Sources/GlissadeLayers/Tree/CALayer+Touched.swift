import Foundation
import GlissadeGeometry

extension CALayer {
  /// Converts a point of `layer`, or of the outermost layer if `layer` is `nil`, to this layer's
  /// coordinates. The layers in between have the positions at which touches hit them (F-14, F-20).
  /// The result is `nil` if this layer is seen edge-on.
  package func touchedPoint(_ point: CGPoint, from layer: CALayer?) -> CGPoint? {
    let inRoot = layer.map { $0.touchedPlaneInRoot.apply(point) } ?? point
    return inRoot.flatMap { touchedPoint(fromRoot: $0) }
  }

  /// Converts a point of this layer to the coordinates of `layer`, or of the outermost layer if
  /// `layer` is `nil`; see `touchedPoint(_:from:)`.
  package func touchedPoint(_ point: CGPoint, to layer: CALayer?) -> CGPoint? {
    guard let inRoot = touchedPlaneInRoot.apply(point) else { return nil }
    return layer.map { $0.touchedPoint(fromRoot: inRoot) } ?? inRoot
  }

  private func touchedPoint(fromRoot point: CGPoint) -> CGPoint? {
    let plane = touchedPlaneInRoot
    return touchedValues.hasArea(in: plane) ? plane.inverted()?.apply(point) : nil
  }

  /// Converts a point of the superlayer to this layer's coordinates. Both layers have the positions
  /// at which touches hit them (F-20). The result is `nil` if this layer cannot be hit: it is seen
  /// edge-on, or from behind if it is single-sided, or the point is behind the eye (I-06).
  package func touchedPointFromSuperlayer(_ point: CGPoint) -> CGPoint? {
    touchedValues.point(point, inParent: superlayer?.touchedValues)
  }

  /// The `zPosition` by which touches find this layer in front of its siblings or behind them.
  package var touchedDepth: CGFloat {
    attached.isEmpty ? zPosition : touchedValues.placement.zPosition
  }

  private var touchedPlaneInRoot: ProjectiveTransform { plane(inRoot: \.touchedValues) }
}
