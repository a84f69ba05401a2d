import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A layer whose sublayers keep their places in space instead of being flattened to the layer's
/// plane.
///
/// Only the sublayers are drawn, in the order of their centers' depths: no background, border,
/// shadow, mask or contents, and the opacity applies to each sublayer. The layer has no plane in
/// which a point could lie, so `hitTest(_:)` always returns `nil`.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a copy of a layer; see `CALayer.init(layer:)`.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Returns `nil`: layers cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }

  override var isSpatial: Bool { true }
  /// Returns `nil`, because the layer has no plane.
  open override func hitTest(_ point: CGPoint) -> CALayer? { nil }
}

/// A sublayer with its place in space, relative to the plane in which the sublayer is drawn.
struct SpatialLayer {
  let layer: CALayer
  let values: LayerProperties
  /// The values of the superlayer.
  let outer: LayerProperties
  /// The pass that makes the sublayer's picture.
  let pass: FlattenPass
  /// The transform from the superlayer's space to the plane, or `nil` if the sublayer is drawn in
  /// the superlayer's own plane.
  var space: CATransform3D?
  /// The product of the opacities of the transform layers around the sublayer.
  var opacity: Float = 1
  /// The color by which the colors of the sublayer's picture are multiplied.
  var color = CGColor.white

  /// The transform from the sublayer to the plane in which it is drawn, or `nil` if that is the
  /// superlayer's own plane.
  var planeInSpace: ProjectiveTransform? {
    space.map { ProjectiveTransform(CATransform3DConcat(values.spaceInParent(of: outer), $0)) }
  }

  /// The depth by which the sublayer is ordered: the depth of its center in space, or its
  /// `zPosition` if it is drawn in the superlayer's own plane.
  var depth: CGFloat {
    guard let space else { return values.placement.zPosition }
    let full = CATransform3DConcat(values.spaceInParent(of: outer), space)
    let bounds = values.appearance.bounds
    return full.m13 * bounds.midX + full.m23 * bounds.midY + full.m43
  }
}

extension CALayer {
  /// Returns the sublayers that are drawn in this layer's plane, back to front. The sublayers of a
  /// transform layer take the place of the transform layer.
  func spatialLayers(_ values: LayerProperties, _ pass: FlattenPass) -> [SpatialLayer] {
    var all = sublayers(values, pass)
    if children.contains(where: \.isSpatial) { all = all.flatMap { $0.expanded() } }
    return Self.depthOrdered(all, by: \.depth)
  }

  /// Returns the sublayers, and the copies of them that a replicator layer shows.
  ///
  /// - Parameters:
  ///   - values: The values of this layer.
  ///   - space: The transform from this layer's space to the plane in which the sublayers are
  ///     drawn, or `nil` if that is the layer's own plane.
  fileprivate func sublayers(
    _ values: LayerProperties, _ pass: FlattenPass, in space: CATransform3D? = nil
  ) -> [SpatialLayer] {
    guard let replicator = values.replicator else {
      return children.map { child in
        SpatialLayer(
          layer: child, values: pass.values(of: child), outer: values, pass: pass, space: space)
      }
    }
    return replicator.copies(in: values.appearance.bounds).flatMap { copy in
      let own = pass.pass(for: copy)
      var place = space
      if let transform = copy.transform {
        place = space.map { CATransform3DConcat(transform, $0) } ?? transform
      }
      return children.map { child in
        SpatialLayer(
          layer: child, values: own.values(of: child), outer: values, pass: own, space: place,
          color: copy.color)
      }
    }
  }
}

extension SpatialLayer {
  /// Returns this sublayer alone or, if it is a transform layer, its sublayers.
  @MainActor fileprivate func expanded() -> [SpatialLayer] {
    guard layer.isSpatial else { return [self] }
    if pass.purpose == .frame { layer.markExpanded(in: pass.host) }
    guard !values.placement.isHidden, values.placement.opacity > 0 else { return [] }
    let own = values.spaceInParent(of: outer)
    let full = space.map { CATransform3DConcat(own, $0) } ?? own
    return layer.sublayers(values, pass, in: full).flatMap { child in
      var child = child
      child.opacity *= opacity * min(values.placement.opacity, 1)
      child.color = child.color.multiplied(by: color)
      return child.expanded()
    }
  }

  /// Returns the sublayer's picture in the color of its copy.
  @MainActor func recolored(_ picture: DisplayGroup) -> DisplayGroup {
    guard color != .white else { return picture }
    return (pass.host?.colors ?? ColorMultiplication()).multiply(picture, by: color)
  }
}

extension CALayer {
  /// Returns the transform from this layer's plane to that of the outermost layer.
  ///
  /// - Parameter values: A closure that returns the values, such as the visible ones, by which a
  ///   layer is placed.
  func plane(inRoot values: (CALayer) -> LayerProperties) -> ProjectiveTransform {
    var result = ProjectiveTransform.identity
    var space: CATransform3D?
    var (layer, inner) = (self, values(self))
    while let parent = layer.superlayer {
      let outer = values(parent)
      if space != nil || parent.isSpatial {
        let own = inner.spaceInParent(of: outer)
        space = space.map { CATransform3DConcat($0, own) } ?? own
        if !parent.isSpatial, let full = space {
          result = result.concatenating(ProjectiveTransform(full))
          space = nil
        }
      } else {
        result = result.concatenating(inner.planeInParent(of: outer))
      }
      (layer, inner) = (parent, outer)
    }
    return space.map { result.concatenating(ProjectiveTransform($0)) } ?? result
  }
}
