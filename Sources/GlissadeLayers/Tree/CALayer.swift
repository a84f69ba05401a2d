import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A rectangle of content with a place in its parent's plane, its own time, and animations.
///
/// The model values below change at once; what is shown at an instant is `presentation()`. Units
/// are points; y grows downwards; colours are encoded sRGB.
@preconcurrency @MainActor open class CALayer: CAMediaTiming {
  /// The model. Written through `set(_:_:)` so that every change asks for its action.
  var modelValues = LayerProperties()
  /// The layer that this one is the presentation of.
  private(set) var presented: CALayer?

  public weak var delegate: (any CALayerDelegate)?
  public var name: String?
  public var contents: CGImage? { didSet { markContentDirty() } }
  /// Whether the contents are to be drawn anew.
  var awaitsDisplay = false
  /// Whether its host has it in the list of those to display.
  var isQueuedForDisplay = false
  /// Whether the contents are what `draw(in:)` drew.
  var hasDrawnContents = false
  /// Whether a change of size asks for display; otherwise what was drawn is scaled.
  public var needsDisplayOnBoundsChange = false
  /// Commands that draw this layer's own content, in the coordinates of its bounds.
  package var contentCommands: [DrawCommand] = [] {
    didSet { if contentCommands != oldValue { markContentDirty() } }
  }

  var children: [CALayer] = []
  /// See `mask`.
  var maskStorage: CALayer?
  weak var parent: CALayer?
  /// Set on the root of a tree only: what shows it.
  package weak var rootHost: LayerHost? { didSet { markContentDirty() } }

  var attached: [AttachedAnimation] = []
  var records: [LayerKey: ClockRecord] = [:]
  /// Whether a write that comes now is the parent's change of size.
  var followsParent = false
  var cache = FlattenCache()

  // CAMediaTiming
  public var beginTime: CFTimeInterval = 0 { didSet { markTimingDirty() } }
  public var duration: CFTimeInterval = .infinity
  public var speed: Float = 1 { didSet { markTimingDirty() } }
  public var timeOffset: CFTimeInterval = 0 { didSet { markTimingDirty() } }
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed

  public required init() {}

  /// Makes this new layer show what `layer` shows at this instant; it no longer changes with it.
  func present(_ layer: CALayer, properties: LayerProperties) {
    presented = layer
    modelValues = properties
    contents = layer.contents
    contentCommands = layer.contentCommands
    delegate = layer.delegate
    name = layer.name
    (beginTime, speed, timeOffset) = (layer.beginTime, layer.speed, layer.timeOffset)
  }

  /// The layer whose presentation this is, or this layer.
  open func model() -> Self {
    presented.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  /// Called when the bounds changed or layout was asked for; asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes the contents anew: from what `draw(in:)` draws.
  open func display() { displayContents() }

  /// Draws the contents in the coordinates of the bounds; asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // Called by `set` before a change becomes visible. Nil means: no animation.
  func changeAction(forKey key: LayerKey) -> (any CAAction)? {
    guard presented == nil, !CATransaction.disableActions() else { return nil }
    return action(forKey: key.rawValue)
  }
}

/// What a layer asks of the object that it belongs to.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// The action for a change of `event`; nil lets the layer's own default decide, `NSNull()` is no
  /// action at all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func layoutSublayers(of layer: CALayer)
  /// Draws the layer's contents in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// Something to do when a property of a layer changes: usually, animate it.
@preconcurrency @MainActor public protocol CAAction {
  /// Called right after the change. `anObject` is the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: `NSNull()` as an action means that there is none.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
