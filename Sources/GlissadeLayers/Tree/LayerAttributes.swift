import Foundation
import GlissadeGeometry

/// The part of layers that is not animated: their timing and the rules of their drawing.
@preconcurrency @MainActor
open class LayerAttributes: NSObject, CAMediaTiming,
  AssociationOwner
{
  /// Creates the part of a layer. Clients do not see the initializer.
  @_spi(Superclass) public override init() { super.init() }

  // MARK: CAMediaTiming
  /// The start in the parent's time.
  open var beginTime: CFTimeInterval = 0 {
    didSet {
      beginTime = usable("beginTime", beginTime, or: oldValue)
      timingChanged()
    }
  }
  /// The duration in local seconds.
  open var duration: CFTimeInterval = .infinity {
    didSet { duration = usable("duration", duration, or: oldValue, .endless) }
  }
  /// The local seconds per parent second.
  open var speed: Float = 1 {
    didSet {
      speed = usable("speed", speed, or: oldValue)
      timingChanged()
    }
  }
  /// The offset of the local time.
  open var timeOffset: CFTimeInterval = 0 {
    didSet {
      timeOffset = usable("timeOffset", timeOffset, or: oldValue)
      timingChanged()
    }
  }
  /// The number of repetitions.
  open var repeatCount: Float = 0 {
    didSet { repeatCount = usable("repeatCount", repeatCount, or: oldValue, .endless) }
  }
  /// The duration of all repetitions.
  open var repeatDuration: CFTimeInterval = 0 {
    didSet { repeatDuration = usable("repeatDuration", repeatDuration, or: oldValue, .endless) }
  }
  /// A Boolean value that indicates whether repetitions play back to the start.
  open var autoreverses = false
  /// The visible value outside the active time.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Actions and values

  /// The actions of changes by their keys, which are used if the delegate has none. `NSNull()`
  /// stands for no action.
  open var actions: [String: any CAAction]?
  /// The values of keys that are no properties.
  var clientValues: [String: Any] = [:]

  /// Returns whether a change of a value makes the layer draw its contents again. A subclass
  /// returns `true` for keys of its own, whose values are then animatable; see
  /// `CALayer+CustomValues.swift`.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the action of a change for which neither the delegate nor `actions` has one; `nil`
  /// stands for that of Core Animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Transforms in the plane

  /// Returns the transform as one in the plane. One in space has none, and the result is a part of
  /// it.
  open func affineTransform() -> CGAffineTransform {
    (self as? CALayer).map { CATransform3DGetAffineTransform($0.transform) } ?? .identity
  }
  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    (self as? CALayer)?.transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Layout

  /// A Boolean value that indicates whether the sublayers have to be laid out.
  var awaitsLayout = false

  /// Requests `layoutSublayers` before the next frame.
  open func setNeedsLayout() { (self as? CALayer)?.markForLayout() }
  /// Returns whether the sublayers have to be laid out.
  open func needsLayout() -> Bool { awaitsLayout }
  /// Lays out the sublayers of this layer's tree that requested it, from the outermost one on.
  open func layoutIfNeeded() { (self as? CALayer)?.layoutTreeIfNeeded() }

  // MARK: Drawing

  /// The shape of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != oldValue { redrawContent() } }
  }

  /// Returns the length of a corner's curve along a side, as a multiple of `cornerRadius`.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CornerShape.reach : 1
  }

  /// A Boolean value that indicates whether the layer's opacity applies to it and its sublayers as
  /// one picture. Otherwise it applies to each of them, and what lies beneath shines through.
  open var allowsGroupOpacity = true { didSet { if allowsGroupOpacity != oldValue { redraw() } } }
  /// A Boolean value that states that the layer covers its bounds. The painter determines by itself
  /// what is opaque, so this has no effect on the picture.
  open var isOpaque = false
  /// A Boolean value that asks to keep the layer and its sublayers as an image. The painter keeps
  /// by itself what does not change, so this has no effect on the picture.
  open var shouldRasterize = false
  /// The pixels per point of the image of `shouldRasterize`. It has no effect, because the picture
  /// always has the resolution of the window.
  open var rasterizationScale: CGFloat = 1 {
    didSet {
      rasterizationScale = usable("rasterizationScale", rasterizationScale, or: oldValue, .positive)
    }
  }

  /// The choice of the contents' pixels where they are enlarged.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { redrawContent() } }
  }
  /// The choice of the contents' pixels where they are reduced.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { redrawContent() } }
  }
  /// A Boolean value that indicates whether `contentsCenter` is repeated instead of stretched.
  package final var repeatsContentsCenter = false {
    didSet { if repeatsContentsCenter != oldValue { redrawContent() } }
  }

  /// A Boolean value that asks to draw the contents on another thread, which has no effect.
  open var drawsAsynchronously = false
  /// A Boolean value that asks for smooth edges, which are always smooth.
  open var allowsEdgeAntialiasing = true
  /// The edges that are asked to be smooth, which all are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  // `AssociatedObjects.locked` protects it.
  private nonisolated(unsafe) var associationStorage: AssociatedObjects?

  /// Returns the values of `objc_setAssociatedObject`.
  package nonisolated final func associations(makes: Bool) -> AssociatedObjects? {
    AssociatedObjects.locked {
      if associationStorage == nil, makes { associationStorage = AssociatedObjects() }
      return associationStorage
    }
  }

  /// A Boolean value that indicates whether sublayers are not flattened to the layer's plane.
  var isSpatial: Bool { false }

  private func timingChanged() { (self as? CALayer)?.updateTiming() }
  private func redraw() { (self as? CALayer)?.markPlacementDirty() }
  private func redrawContent() { (self as? CALayer)?.markContentDirty() }
}
