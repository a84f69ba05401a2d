import Foundation
import GlissadeGeometry

extension CALayer {
  /// Returns the size of the bounds for which the frame, by the layer's transform, has the given
  /// size.
  func boundsSize(showing size: CGSize) -> CGSize {
    let size = CGSize(width: abs(size.width), height: abs(size.height))
    let affine = CATransform3DGetAffineTransform(transform)
    return affine.isIdentity ? size : size.through(affine.inverted())
  }

  // Transforms for the methods `convert`.

  /// Returns the transform from this layer's plane to that of `layer`, or to that of the outermost
  /// layer if `layer` is `nil`. The result is `nil` if the plane of `layer` is seen edge-on.
  func planeTransform(to layer: CALayer?) -> ProjectiveTransform? {
    let mine = planeInRoot
    guard let layer else { return mine }
    let other = layer.planeInRoot
    guard layer.modelValues.hasArea(in: other) else { return nil }
    return other.inverted().map { mine.concatenating($0) }
  }

  func planeTransform(from layer: CALayer?) -> ProjectiveTransform? {
    guard let layer else {
      let mine = planeInRoot
      return modelValues.hasArea(in: mine) ? mine.inverted() : nil
    }
    return layer.planeTransform(to: self)
  }

  /// The transform from this layer's plane to that of the outermost layer.
  private var planeInRoot: ProjectiveTransform { plane(inRoot: \.modelValues) }
}

extension LayerProperties {
  /// Returns the transform from the layer's own coordinates to its parent's: `(point −
  /// bounds.origin − anchor · size) · transform + position`, then the parent's `sublayerTransform`
  /// about its anchor (M-31).
  func planeInParent(of parent: LayerProperties?) -> ProjectiveTransform {
    let sublayer = parent?.appearance.sublayerTransform ?? CATransform3DIdentity
    let position = placement.position
    if CATransform3DIsIdentity(placement.transform), CATransform3DIsIdentity(sublayer) {
      return ProjectiveTransform(
        translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return ProjectiveTransform(spaceInParent(of: parent))
  }

  /// Returns the transform in space from the layer's own coordinates to its parent's; see
  /// `planeInParent(of:)`.
  func spaceInParent(of parent: LayerProperties?) -> CATransform3D {
    let (anchor, position) = (anchor, placement.position)
    let sublayer = parent?.appearance.sublayerTransform ?? CATransform3DIdentity
    var full = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    full = CATransform3DConcat(full, placement.transform)
    full = CATransform3DConcat(
      full, CATransform3DMakeTranslation(position.x, position.y, placement.zPosition))
    guard let parent, !CATransform3DIsIdentity(sublayer) else { return full }
    let centre = parent.anchor
    full = CATransform3DConcat(full, CATransform3DMakeTranslation(-centre.x, -centre.y, 0))
    full = CATransform3DConcat(full, sublayer)
    return CATransform3DConcat(full, CATransform3DMakeTranslation(centre.x, centre.y, 0))
  }

  /// The point about which `sublayerTransform` is applied, or `nil` if this transform is the
  /// identity.
  var vanishingPoint: CGPoint? {
    CATransform3DIsIdentity(appearance.sublayerTransform) ? nil : anchor
  }

  /// Returns whether the layer is visible in a plane: not edge-on, and not from behind if it is
  /// single-sided.
  func isSeen(through plane: ProjectiveTransform) -> Bool {
    hasArea(in: plane) && (appearance.isDoubleSided || plane.facing > 0)
  }

  /// Returns whether the layer's plane is not seen edge-on, apart from rounding errors.
  func hasArea(in plane: ProjectiveTransform) -> Bool {
    let size = appearance.bounds.size
    return abs(plane.facing) * Double(max(size.width, 1) * max(size.height, 1)) > 1e-9
  }

  /// Returns a point of the parent in the layer's own coordinates, or `nil` if the layer is not
  /// visible at this point (I-06).
  func point(_ point: CGPoint, inParent parent: LayerProperties?) -> CGPoint? {
    let plane = planeInParent(of: parent)
    guard plane.isTranslation || isSeen(through: plane) else { return nil }
    return plane.inverted()?.apply(point)
  }

  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    let bounds = appearance.bounds
    return CGPoint(
      x: bounds.minX + placement.anchorPoint.x * bounds.width,
      y: bounds.minY + placement.anchorPoint.y * bounds.height)
  }

  var frame: CGRect {
    box.offsetBy(dx: placement.position.x, dy: placement.position.y)
  }

  /// The frame that the layer would have at position zero. The computation does not use the origin
  /// of the bounds, so that scrolling changes no bit of the frame.
  var box: CGRect {
    let (size, anchor) = (appearance.bounds.size, placement.anchorPoint)
    let own = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
      height: size.height)
    if CATransform3DIsIdentity(placement.transform) { return own }
    return ProjectiveTransform(placement.transform).boundingBox(of: own) ?? .zero
  }
}

extension CGSize {
  /// Returns the size of the bounding box of a rectangle of this size after `transform`.
  fileprivate func through(_ transform: CGAffineTransform) -> CGSize {
    let box = CGRect(origin: .zero, size: self).applying(transform)
    return CGSize(width: abs(box.width), height: abs(box.height))
  }
}

// The visible geometry of a layer, as opposed to the geometry of its model.
extension CALayer {
  /// The visible bounding box of the layer, in the coordinates of the outermost layer.
  package var shownFrame: CGRect {
    shownPlaneInRoot.boundingBox(of: presentationValues.appearance.bounds) ?? .zero
  }

  /// Returns whether the layer has a frame already and nothing animates it, so that setting the
  /// frame changes nothing. Layouts set most frames again.
  package func isAtRest(in frame: CGRect) -> Bool {
    attached.isEmpty && records.isEmpty && AnimationBlock.current == nil
      && modelValues.frame == frame
  }

  /// The visible bounds of the layer.
  package var shownBounds: CGRect { presentationValues.appearance.bounds }

  /// The visible transform from this layer's plane to the superlayer's.
  package var shownPlaneInParent: ProjectiveTransform {
    presentationValues.planeInParent(of: parent?.presentationValues)
  }

  package var shownOpacity: Double { Double(presentationValues.placement.opacity) }

  /// The visible transform of the layer about its anchor point.
  package var shownTransform: CATransform3D { presentationValues.placement.transform }

  /// The visible transform from this layer's plane to that of the outermost layer.
  package var shownPlaneInRoot: ProjectiveTransform { plane(inRoot: \.presentationValues) }
}

/// The visible values of a layer at one instant, so that reading several of them evaluates the
/// layer's animations once.
package struct ShownLayer {
  private let values: LayerProperties

  fileprivate init(_ values: LayerProperties) { self.values = values }

  package var opacity: Double { Double(values.placement.opacity) }
  package var bounds: CGRect { values.appearance.bounds }
  /// A Boolean value that indicates whether the layer clips its sublayers to its bounds.
  package var clipsSublayers: Bool { values.appearance.masksToBounds }

  /// A Boolean value that indicates whether the layer's own values draw something: a background, a
  /// border, a shadow or the figure of a subclass. Its contents are not considered.
  package var drawsDecoration: Bool {
    let own = values.appearance
    return own.backgroundColor.map { $0.alpha > 0.01 } ?? false
      || (own.borderWidth > 0 && own.borderColor.map { $0.alpha > 0.01 } ?? false)
      || own.shadowOpacity > 0.01 || own.figure != nil
  }

  /// The rectangle in the layer's plane that an opaque background certainly covers, without rounded
  /// corners; `nil` without an opaque background.
  package var opaqueBox: CGRect? {
    let own = values.appearance
    guard own.backgroundColor?.alpha == 1 else { return nil }
    // The largest square in the corner of a circle ends at 0.3 of the radius.
    let inset = own.cornerRadius * 0.3
    return own.bounds.insetBy(dx: inset, dy: inset)
  }

  /// Returns the transform from the layer's plane to that of its superlayer.
  package func planeInParent(of parent: ShownLayer?) -> ProjectiveTransform {
    values.planeInParent(of: parent?.values)
  }
}

extension CALayer {
  /// The visible values of the layer.
  package var shownValues: ShownLayer { ShownLayer(presentationValues) }
}
