import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A rectangle of content with a place in its parent's plane, its own time, and animations.
///
/// The model values below change at once; what is shown at an instant is `presentation()`. Units
/// are points; y grows downwards; colours are encoded sRGB.
@preconcurrency @MainActor open class CALayer: CAMediaTiming, Hashable {
  /// The model. Written through `set(_:_:)` so that every change asks for its action.
  var modelValues = LayerProperties()
  /// The layer that this one is the presentation of.
  var presented: CALayer?

  /// The object that the layer belongs to: it draws, lays out and animates.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for the client's own use.
  open var name: String?
  /// The picture that the layer shows.
  open var contents: CGImage? { didSet { markContentDirty() } }
  /// Whether the contents are to be drawn anew.
  var awaitsDisplay = false
  /// Whether its host has it in the list of those to display.
  var isQueuedForDisplay = false
  /// Whether the contents are what `draw(in:)` drew.
  var hasDrawnContents = false
  /// Whether a change of size asks for display; otherwise what was drawn is scaled.
  open var needsDisplayOnBoundsChange = false
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
  open var beginTime: CFTimeInterval = 0 { didSet { markTimingDirty() } }
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1 { didSet { markTimingDirty() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { markTimingDirty() } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public required init() {}

  /// Returns the layer whose presentation this is, or this layer.
  open func model() -> Self {
    presented.map { unsafeDowncast($0, to: Self.self) } ?? self
  }

  /// Called when the bounds changed or layout was asked for; asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Makes the contents anew: from what `draw(in:)` draws.
  open func display() { displayContents() }

  /// Draws the contents in the coordinates of the bounds; asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  nonisolated public static func == (a: CALayer, b: CALayer) -> Bool { a === b }
  nonisolated open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: The tree: see CALayer+Tree.swift

  /// The layer that this one is in; a presentation layer's is the presentation of its parent.
  open var superlayer: CALayer? { outerLayer }
  /// The layers in this one, back to front as added. Setting it replaces them all.
  open var sublayers: [CALayer]? {
    get { innerLayers }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// A layer in this one's coordinates, whose opacity cuts this layer out with all it shows, its shadow
  /// included; what the mask does not cover is not seen. It belongs to no other layer.
  open var mask: CALayer? {
    get { maskStorage }
    set { replaceMask(with: newValue) }
  }
  /// Adds `layer` in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.endIndex) }
  /// Inserts `layer` at an index of `sublayers`, or in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Inserts `layer` right behind `sibling`, or at the back.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, below: sibling)
  }
  /// Inserts `layer` right before `sibling`, or in front.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, above: sibling)
  }
  /// Puts `newLayer` in the place of `oldLayer`.
  open func replaceSublayer(_ old: CALayer, with newLayer: CALayer) { exchange(old, for: newLayer) }
  /// Takes this layer out of the one that it is in.
  open func removeFromSuperlayer() { detach() }

  // MARK: Geometry: see CALayer+Geometry.swift

  /// The smallest upright rectangle around the transformed bounds, in the superlayer's
  /// coordinates (M-31). Setting it moves `position` and resizes `bounds`, as seen through the
  /// transform.
  open var frame: CGRect {
    get { modelValues.frame }
    set { setFrame(newValue) }
  }
  /// Returns whether a point in this layer's coordinates lies within its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Returns the deepest visible layer at a point of the superlayer's coordinates, front first.
  open func hitTest(_ point: CGPoint) -> CALayer? { deepest(at: point) }
  /// Returns a point of `layer` in this layer's coordinates; nil means the outermost layer.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { converted(p, from: layer) }
  /// Returns a point of this layer in the coordinates of `layer`.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { converted(p, to: layer) }
  /// Returns the box around a rectangle of `layer` in this layer's coordinates.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { converted(r, from: layer) }
  /// Returns the box around a rectangle of this layer in the coordinates of `layer`.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { converted(r, to: layer) }
  /// Returns a time of `layer` (nil: the host's), as a time of this layer.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    time(t, from: layer)
  }
  /// Returns a time of this layer, as a time of `layer` (nil: the host's).
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    time(t, to: layer)
  }

  // MARK: Drawing: see CALayer+Display.swift

  /// Asks for `display` before the next frame that shows the layer.
  open func setNeedsDisplay() { markForDisplay() }
  /// Asks for `display`: contents are always drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether the contents are to be drawn anew.
  open func needsDisplay() -> Bool { awaitsDisplay }
  /// Draws the contents now, if anything asked for it. A layer without size waits until it has one.
  open func displayIfNeeded() { displayIfAwaited() }
  /// Draws the layer with all inside it into a context whose user space is the layer's own.
  ///
  /// It draws the model, as if nothing were animated; a presentation layer draws what shows.
  open func render(in ctx: CGContext) { paint(in: ctx) }

  // MARK: Animations: see CALayer+Animations.swift

  /// Adds a copy of `anim`, starting now unless it has a `beginTime` of its own. One with the same
  /// key is removed; nil is a key of its own.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  /// Removes the animation with that key.
  open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }
  /// Removes all animations.
  open func removeAllAnimations() { stopAnimations { _ in true } }
  /// Returns the keys of the animations, in order of addition.
  open func animationKeys() -> [String]? { attached.isEmpty ? nil : attached.map(\.key) }
  /// Returns the animation with that key.
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }
  /// Returns what this layer shows now, as a layer of its own: model values plus all animations.
  open func presentation() -> Self? { shownLayer() }
  /// Returns the action for a change of `event`: the delegate's, else an implicit animation of a layer
  /// that has been shown, else nil.
  open func action(forKey event: String) -> (any CAAction)? { defaultAction(forKey: event) }

  // MARK: Animatable properties

  /// The place of the anchor point in the superlayer.
  open var position: CGPoint {
    get { modelValues.placement.position }
    set { set(.position, .point(newValue)) }
  }
  /// The point of the bounds that lies at `position`, in fractions of the bounds; default the centre.
  open var anchorPoint: CGPoint {
    get { modelValues.placement.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }
  /// Order among siblings, before the order of addition; also depth under a perspective.
  open var zPosition: CGFloat {
    get { modelValues.placement.zPosition }
    set { set(.zPosition, .number(newValue)) }
  }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { modelValues.placement.transform }
    set { set(.transform, .transform(newValue)) }
  }
  /// Opacity of the whole subtree as one group, 0…1.
  open var opacity: Float {
    get { modelValues.placement.opacity }
    set { set(.opacity, .number(Double(newValue))) }
  }
  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { modelValues.appearance.bounds }
    set { setBounds(newValue) }
  }
  /// Applied to every sublayer, about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { modelValues.appearance.sublayerTransform }
    set { set(.sublayerTransform, .transform(newValue)) }
  }
  /// The colour behind the contents; nil for none.
  open var backgroundColor: CGColor? {
    get { modelValues.appearance.backgroundColor }
    set { set(.backgroundColor, .color(newValue)) }
  }
  /// The radius of the corners in `maskedCorners`.
  open var cornerRadius: CGFloat {
    get { modelValues.appearance.cornerRadius }
    set { set(.cornerRadius, .number(newValue)) }
  }
  /// Width of the border, drawn inside the edge and above the sublayers.
  open var borderWidth: CGFloat {
    get { modelValues.appearance.borderWidth }
    set { set(.borderWidth, .number(newValue)) }
  }
  /// The colour of the border.
  open var borderColor: CGColor? {
    get { modelValues.appearance.borderColor }
    set { set(.borderColor, .color(newValue)) }
  }
  /// The colour of the shadow.
  open var shadowColor: CGColor? {
    get { modelValues.appearance.shadowColor }
    set { set(.shadowColor, .color(newValue)) }
  }
  /// The opacity of the shadow, 0…1; 0 for none.
  open var shadowOpacity: Float {
    get { modelValues.appearance.shadowOpacity }
    set { set(.shadowOpacity, .number(Double(newValue))) }
  }
  /// The distance of the shadow from the layer, in points.
  open var shadowOffset: CGSize {
    get { modelValues.appearance.shadowOffset }
    set { set(.shadowOffset, .size(newValue)) }
  }
  /// The part of `contents` that is stretched, in fractions of it; the rest keeps its size. Default: all.
  open var contentsCenter: CGRect {
    get { modelValues.appearance.contentsCenter }
    set { set(.contentsCenter, .rect(newValue)) }
  }
  /// Standard deviation of the shadow's Gaussian, in points.
  open var shadowRadius: CGFloat {
    get { modelValues.appearance.shadowRadius }
    set { set(.shadowRadius, .number(newValue)) }
  }

  // MARK: Properties that change in one step

  /// Whether neither the layer nor anything in it shows.
  open var isHidden: Bool {
    get { modelValues.placement.isHidden }
    set { hide(newValue) }
  }
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { modelValues.appearance.maskedCorners }
    set { change(\.maskedCorners, newValue) }
  }
  /// Whether sublayers and contents are cut off at the bounds, corners included.
  open var masksToBounds: Bool {
    get { modelValues.appearance.masksToBounds }
    set { change(\.masksToBounds, newValue) }
  }
  /// The shadow's shape in this layer's coordinates; nil takes it from what the layer shows.
  open var shadowPath: CGPath? {
    get { modelValues.appearance.shadowPath }
    set { change(\.shadowPath, newValue) }
  }
  /// How contents that are not of the bounds' size are placed.
  open var contentsGravity: CALayerContentsGravity {
    get { modelValues.appearance.contentsGravity }
    set { change(\.contentsGravity, newValue) }
  }
  /// Pixels of `contents` per point; > 0.
  open var contentsScale: CGFloat {
    get { modelValues.appearance.contentsScale }
    set {
      precondition(newValue > 0, "contentsScale must be greater than 0.")
      change(\.contentsScale, newValue)
    }
  }
  /// Whether the layer shows when its back faces the viewer.
  open var isDoubleSided: Bool {
    get { modelValues.appearance.isDoubleSided }
    set {
      change(\.isDoubleSided, newValue)
      markPlacementDirty()
    }
  }
}
