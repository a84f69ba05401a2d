import Foundation

/// The part of layers that is not animated: their timing and the rules of their drawing.
@preconcurrency @MainActor open class LayerAttributes: NSObject, CAMediaTiming {
  public override init() { super.init() }

  // MARK: CAMediaTiming
  /// The start in the parent's time.
  open var beginTime: CFTimeInterval = 0 { didSet { timingChanged() } }
  /// The duration in local seconds.
  open var duration: CFTimeInterval = .infinity
  /// The local seconds per parent second.
  open var speed: Float = 1 { didSet { timingChanged() } }
  /// The offset of the local time.
  open var timeOffset: CFTimeInterval = 0 { didSet { timingChanged() } }
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of all repetitions.
  open var repeatDuration: CFTimeInterval = 0
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

  // MARK: Drawing

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
  open var rasterizationScale: CGFloat = 1

  private func timingChanged() { (self as? CALayer)?.updateTiming() }
  private func redraw() { (self as? CALayer)?.markPlacementDirty() }
}
