import Foundation
import GlissadeGeometry

extension CALayer {
  /// Whether a transition or an animator moves this layer now.
  package var followsClock: Bool {
    attached.contains { $0.clock != nil && !$0.hasStopped }
  }

  /// A point of `layer`, or of the outermost layer for nil, in this layer's coordinates: through what
  /// is shown where a transition or an animator moves a layer on the way, through model values
  /// elsewhere (F-14). Nil where this layer lies edge-on.
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

  /// The values at which touches find this layer.
  private var touchedValues: LayerProperties {
    followsClock ? presentationValues : modelValues
  }
}
