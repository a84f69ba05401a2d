import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A rectangle of content with a position in its parent's plane, its own time, and animations.
///
/// ```swift
/// let layer = CALayer()
/// layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
/// layer.backgroundColor = UIColor.systemTeal.cgColor
/// layer.cornerRadius = 12
/// page.layer.addSublayer(layer)
/// ```
///
/// A change of a property changes its model value at once; `presentation()` returns a layer with
/// the visible values at the current instant. Units are points, y grows downwards, and colors are
/// encoded sRGB.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming, AssociationOwner {
  /// The model values. `set(_:_:)` writes them, so that every change requests its action.
  var modelValues = LayerProperties()
  /// The layer whose presentation this layer is, or `nil` if this layer is a model.
  var presented: CALayer?

  /// The object to which the layer belongs, which draws, lays out and animates the layer.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for the client's own use.
  open var name: String?
  /// The image that the layer shows, or `nil`.
  open var contents: CGImage? { didSet { markContentDirty() } }
  /// A Boolean value that indicates whether the contents have to be drawn.
  var awaitsDisplay = false
  /// A Boolean value that indicates whether the layer is in the display queue of its host.
  var isQueuedForDisplay = false
  /// A Boolean value that indicates whether `draw(in:)` drew the contents.
  var hasDrawnContents = false
  /// A Boolean value that indicates whether the contents are a snapshot, whose content was visible
  /// in another layer before.
  package var isSnapshot = false
  /// A Boolean value that indicates whether a resize draws the contents again instead of scaling
  /// them.
  open var needsDisplayOnBoundsChange = false
  /// The commands of this layer's own content, in the coordinates of its bounds.
  package var contentCommands: [DrawCommand] = [] {
    didSet { if contentCommands != oldValue { markContentDirty() } }
  }

  var children: [CALayer] = []
  /// The layer that `mask` returns.
  var maskStorage: CALayer?
  weak var parent: CALayer?
  /// The host of the tree, which is set only on the root of the tree.
  package weak var rootHost: LayerHost? { didSet { markContentDirty() } }

  var attached: [AttachedAnimation] = []
  var records: [LayerKey: ClockRecord] = [:]
  /// A Boolean value that indicates whether current writes resize this layer with its parent.
  var followsParent = false
  /// The view or other object that depends on the geometry of the layer.
  package weak var owner: (any LayerOwner)?
  /// A Boolean value that indicates whether a change is in progress, after which `owner` is
  /// notified.
  var isChanging = false
  var cache = FlattenCache()

  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a copy of `layer`, which becomes the presentation of `layer`. An override copies the
  /// properties of its own class from `layer` and calls `super`, which copies the others.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { present(layer) }
  }
  /// Returns `nil`: layers cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }
  /// Returns the layer whose presentation this is, or this layer.
  open func model() -> Self { presented as? Self ?? self }
  /// Lays out the sublayers after a change of the bounds or a request. By default the delegate
  /// performs the layout.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Updates the contents of the layer. By default `draw(in:)` draws them.
  open func display() {
    let context = CGContext(size: bounds.size, origin: bounds.origin, scale: contentsScale)
    context.onWarning = { [weak self] text in
      MainActor.assumeIsolated { (self?.host ?? LayerHost.current)?.warn(text) }
    }
    delegate?.layerWillDraw(self)
    draw(in: context)
    let commands = context.commands
    if commands.isEmpty {
      if hasDrawnContents { contents = nil }
      hasDrawnContents = false
      return
    }
    let drawn = CGImage(Drawing(commands, size: bounds.size, scale: contentsScale))
    hasDrawnContents = true
    if contents != drawn { contents = drawn }
  }
  /// Draws the contents in the coordinates of the bounds. By default the delegate draws them.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  // MARK: The tree
  /// The superlayer. The superlayer of a presentation layer is a presentation layer, too.
  open var superlayer: CALayer? {
    if let presented { return presented.parent?.presentation() }
    return parent
  }
  /// The sublayers, back to front in the order of addition. Setting the property replaces all
  /// sublayers.
  open var sublayers: [CALayer]? {
    get {
      let layers = presented.map { $0.children.compactMap { $0.presentation() } } ?? children
      return layers.isEmpty ? nil : layers
    }
    set {
      children.forEach { $0.removeFromSuperlayer() }
      newValue?.forEach { addSublayer($0) }
    }
  }
  /// A layer whose opacity masks this layer with its sublayers and shadow. The mask is placed in
  /// the coordinates of this layer and must belong to no other layer.
  open var mask: CALayer? {
    get { maskStorage }
    set {
      guard newValue !== maskStorage else { return }
      if let newValue {
        precondition(!isIn(newValue), "A layer cannot be masked by itself or by one that it is in.")
        newValue.removeFromSuperlayer()
      }
      maskStorage?.parent = nil
      maskStorage = newValue
      newValue?.parent = self
      markContentDirty()
      if let newValue, let host { newValue.enqueueForDisplay(in: host) }
    }
  }
  /// Adds `layer` in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.endIndex) }
  /// Inserts `layer` at an index of `sublayers`, or in front of them if the index is too large.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Inserts `layer` directly behind `sibling`, or behind all sublayers if `sibling` is not one of
  /// them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insert(layer, at: index(of: sibling) ?? children.startIndex)
  }
  /// Inserts `layer` directly in front of `sibling`, or in front of all sublayers if `sibling` is
  /// not one of them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? children.endIndex)
  }
  /// Replaces the sublayer `old` with `newLayer`.
  open func replaceSublayer(_ old: CALayer, with newLayer: CALayer) {
    guard old !== newLayer, index(of: old) != nil else { return }
    insertSublayer(newLayer, below: old)
    old.detach()
  }
  /// Removes this layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Geometry
  /// The smallest axis-aligned rectangle around the transformed bounds, in the superlayer's
  /// coordinates (M-31). Setting the frame changes `position` and the size of `bounds` according to
  /// the transform.
  open var frame: CGRect {
    get { modelValues.frame }
    set {
      guard let rect = usable("frame", newValue) else { return }
      let (oldFrame, oldBox) = (modelValues.frame, modelValues.box)
      let isSameSize = rect.size == oldFrame.size
      let newBounds = CGRect(
        origin: bounds.origin, size: isSameSize ? bounds.size : boundsSize(showing: rect.size))
      changing(to: newBounds) {
        bounds = newBounds
        let box = modelValues.box
        let isSameX = rect.minX == oldFrame.minX && box.minX == oldBox.minX
        let isSameY = rect.minY == oldFrame.minY && box.minY == oldBox.minY
        position = CGPoint(
          x: isSameX ? position.x : rect.minX - box.minX,
          y: isSameY ? position.y : rect.minY - box.minY)
      }
    }
  }
  /// Returns whether a point in this layer's coordinates lies within its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Returns the frontmost visible layer at a point of the superlayer's coordinates: a descendant,
  /// this layer, or `nil`.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0,
      let local = modelValues.point(point, inParent: superlayer?.modelValues)
    else { return nil }
    let isInside = contains(local)
    if masksToBounds, !isInside { return nil }
    for child in Self.depthOrdered(sublayers ?? [], by: \.zPosition).reversed() {
      if let hit = child.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }
  /// Converts a point of `layer`, or of the outermost layer if `layer` is `nil`, to this layer's
  /// coordinates.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    planeTransform(from: layer)?.apply(p) ?? p
  }
  /// Converts a point of this layer to the coordinates of `layer`, or of the outermost layer if
  /// `layer` is `nil`.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    planeTransform(to: layer)?.apply(p) ?? p
  }
  /// Returns the bounding box of a rectangle of `layer` in this layer's coordinates.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    planeTransform(from: layer)?.boundingBox(of: r) ?? r
  }
  /// Returns the bounding box of a rectangle of this layer in the coordinates of `layer`.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect {
    planeTransform(to: layer)?.boundingBox(of: r) ?? r
  }
  /// Converts a time of `layer`, or of the host if `layer` is `nil`, to the local time of this
  /// layer.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.hostTime(of: t) ?? t)
  }
  /// Converts a local time of this layer to the time of `layer`, or of the host if `layer` is
  /// `nil`.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = hostTime(of: t)
    return layer?.localTime(at: time) ?? time
  }

  // MARK: Drawing
  /// Requests a call of `display` before the next frame that shows the layer.
  open func setNeedsDisplay() {
    guard presented == nil else { return }
    awaitsDisplay = true
    host?.addForDisplay(self)
  }
  /// Requests a call of `display`. The contents are always drawn as a whole, not only in the
  /// rectangle.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether the contents have to be drawn.
  open func needsDisplay() -> Bool { awaitsDisplay }
  /// Draws the contents now, if display was requested and the bounds are not empty.
  open func displayIfNeeded() {
    guard awaitsDisplay, bounds.width > 0, bounds.height > 0 else { return }
    awaitsDisplay = false
    displayCustomValues()
  }
  /// Draws the layer with its sublayers into a context whose user space is the layer's own. A model
  /// layer draws the model values without animations, and a presentation layer draws the visible
  /// values.
  open func render(in ctx: CGContext) {
    let group = presented.map { $0.picture(.shown) } ?? picture(.model)
    if let group { ctx.draw(.group(group)) }
  }

  // MARK: Animations
  /// Adds a copy of `anim`, which starts now unless it has a `beginTime`. An animation with the
  /// same key is removed. If `key` is `nil`, the animation gets a unique key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    guard accepts(copy), copy.numbers.allSatisfy({ accepts("add(_:forKey:)", $0) }) else { return }
    if copy.duration == 0 {
      copy.duration = (copy as? CASpringAnimation)?.settlingDuration ?? CATransaction.duration
    }
    copy.timingFunction = copy.timingFunction ?? CATransaction.animationTimingFunction()
    copy.resolve(in: self)
    if let keyframes = copy as? CAKeyframeAnimation, keyframes.interpolation == nil { return }
    let key = copy is CATransition ? kCATransition : key
    attach(copy, forKey: key ?? uniqueKey("animation"), delay: 0, block: nil)
  }
  /// Removes the animation with a key.
  open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }
  /// Removes all animations of the layer.
  open func removeAllAnimations() { stopAnimations { _ in true } }
  /// Returns the keys of the animations, in the order of addition.
  open func animationKeys() -> [String]? { attached.isEmpty ? nil : attached.map(\.key) }
  /// Returns the animation with a key, or `nil` if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }
  /// Returns a layer with the visible values, which are the model values with all animations
  /// applied.
  open func presentation() -> Self? { shownLayer() as? Self }
  /// Returns the action of a change, or `nil`: the delegate's action, or an implicit animation if
  /// the layer was visible.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    guard let key = LayerKey(rawValue: event), cache.hasBeenShown,
      AnimationBlock.areAnimationsEnabled
    else { return nil }
    if let block = AnimationBlock.current { return changeAnimation(for: key, in: block) }
    return changeAnimation(for: key, in: CATransaction.implicitBlock(), sealsBlock: true)
  }

  // MARK: Animatable properties
  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { modelValues.placement.position }
    set { set(.position, .point(newValue)) }
  }
  /// The point of the bounds that is placed at `position`, as fractions of the bounds. The default
  /// is the center.
  open var anchorPoint: CGPoint {
    get { modelValues.placement.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }
  /// The order among siblings, which has precedence over the order of addition, and the depth in a
  /// perspective.
  open var zPosition: CGFloat {
    get { modelValues.placement.zPosition }
    set { set(.zPosition, .number(newValue)) }
  }
  /// The transform of the layer about its anchor point.
  open var transform: CATransform3D {
    get { modelValues.placement.transform }
    set { set(.transform, .transform(newValue)) }
  }
  /// The opacity of the layer with its sublayers, as one group, 0…1.
  open var opacity: Float {
    get { modelValues.placement.opacity }
    set { set(.opacity, .number(Double(newValue))) }
  }
  /// The rectangle of the layer in its own coordinates.
  open var bounds: CGRect {
    get { modelValues.appearance.bounds }
    set { set(.bounds, .rect(newValue)) }
  }
  /// A transform that is applied to every sublayer, about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { modelValues.appearance.sublayerTransform }
    set { set(.sublayerTransform, .transform(newValue)) }
  }
  /// The color that is drawn behind the contents, or `nil`.
  open var backgroundColor: CGColor? {
    get { modelValues.appearance.backgroundColor }
    set { set(.backgroundColor, .color(newValue)) }
  }
  /// The radius of those corners that `maskedCorners` contains, in points.
  open var cornerRadius: CGFloat {
    get { modelValues.appearance.cornerRadius }
    set { set(.cornerRadius, .number(newValue)) }
  }
  /// The width of the border, which is drawn inside the edge and above the sublayers, in points.
  open var borderWidth: CGFloat {
    get { modelValues.appearance.borderWidth }
    set { set(.borderWidth, .number(newValue)) }
  }
  /// The color of the border.
  open var borderColor: CGColor? {
    get { modelValues.appearance.borderColor }
    set { set(.borderColor, .color(newValue)) }
  }
  /// The color of the shadow.
  open var shadowColor: CGColor? {
    get { modelValues.appearance.shadowColor }
    set { set(.shadowColor, .color(newValue)) }
  }
  /// The opacity of the shadow, 0…1. At 0 there is no shadow.
  open var shadowOpacity: Float {
    get { modelValues.appearance.shadowOpacity }
    set { set(.shadowOpacity, .number(Double(newValue))) }
  }
  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { modelValues.appearance.shadowOffset }
    set { set(.shadowOffset, .size(newValue)) }
  }
  /// The part of `contents` that is shown, as fractions of the image. The default is the whole
  /// image.
  open var contentsRect: CGRect {
    get { modelValues.appearance.contentsRect }
    set { set(.contentsRect, .rect(newValue)) }
  }
  /// The part of `contentsRect` that is stretched, as fractions of `contentsRect`. By default all
  /// of it is stretched.
  open var contentsCenter: CGRect {
    get { modelValues.appearance.contentsCenter }
    set { set(.contentsCenter, .rect(newValue)) }
  }
  /// The standard deviation of the shadow's Gaussian blur, in points.
  open var shadowRadius: CGFloat {
    get { modelValues.appearance.shadowRadius }
    set { set(.shadowRadius, .number(newValue)) }
  }

  // MARK: Values by key paths
  /// Returns the value of a property, or the value that was set for a key that is not a property.
  open func value(forKey key: String) -> Any? { value(at: key) }
  /// Returns the value of a property or of a component of it, such as `"transform.rotation.z"`.
  open func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }
  /// Sets a property, or stores a value for a key that is not a property. A value of the wrong type
  /// is refused with a warning.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, at: key) }
  /// Sets a property or a component of it, such as `"transform.rotation.z"`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, at: keyPath) }

  // MARK: Properties without interpolation
  /// A Boolean value that indicates whether the layer and its sublayers are invisible.
  open var isHidden: Bool {
    get { modelValues.placement.isHidden }
    set {
      guard newValue != modelValues.placement.isHidden else { return }
      changing {
        modelValues.placement.isHidden = newValue
        markPlacementDirty()
      }
    }
  }
  /// The set of corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask {
    get { modelValues.appearance.maskedCorners }
    set { change(\.maskedCorners, newValue) }
  }
  /// A Boolean value that indicates whether sublayers and contents are clipped to the bounds.
  open var masksToBounds: Bool {
    get { modelValues.appearance.masksToBounds }
    set { change(\.masksToBounds, newValue) }
  }
  /// The shadow's shape in this layer's coordinates; `nil` uses the layer's picture.
  open var shadowPath: CGPath? {
    get { modelValues.appearance.shadowPath }
    set { change(\.shadowPath, newValue?.frozen) }
  }
  /// The placement of contents whose size differs from that of the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { modelValues.appearance.contentsGravity }
    set { change(\.contentsGravity, newValue) }
  }
  /// The number of pixels of `contents` per point, above 0.
  open var contentsScale: CGFloat {
    get { modelValues.appearance.contentsScale }
    set {
      guard let scale = usable("contentsScale", newValue, .positive) else { return }
      change(\.contentsScale, scale)
    }
  }
  /// A Boolean value that indicates whether the layer is visible from behind.
  open var isDoubleSided: Bool {
    get { modelValues.appearance.isDoubleSided }
    set {
      change(\.isDoubleSided, newValue)
      markPlacementDirty()
    }
  }

  // MARK: CAMediaTiming
  /// The start of the layer's local time in the parent's time, in seconds.
  open var beginTime: CFTimeInterval = 0 {
    didSet {
      beginTime = usable("beginTime", beginTime, or: oldValue)
      updateTiming()
    }
  }
  /// The duration of the layer in seconds of its local time.
  open var duration: CFTimeInterval = .infinity {
    didSet { duration = usable("duration", duration, or: oldValue, .endless) }
  }
  /// The seconds of the layer's local time per second of the parent's time.
  open var speed: Float = 1 {
    didSet {
      speed = usable("speed", speed, or: oldValue)
      updateTiming()
    }
  }
  /// The offset that is added to the local time, in seconds.
  open var timeOffset: CFTimeInterval = 0 {
    didSet {
      timeOffset = usable("timeOffset", timeOffset, or: oldValue)
      updateTiming()
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
  /// The mode that determines the visible value before the start and after the end of the active
  /// time.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Actions and values

  /// The actions of changes, by the key of the property. An action in this dictionary is used if
  /// the delegate returns none. `NSNull()` stands for no action.
  open var actions: [String: any CAAction]?
  /// The values that a client has set for keys that are not properties.
  var clientValues: [String: Any] = [:]

  /// Returns whether a change of a value makes the layer draw its contents again. A subclass
  /// returns `true` for keys of its own, which makes their values animatable; see
  /// `CALayer+CustomValues.swift`.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the action of a change for which neither the delegate nor `actions` has one; `nil`
  /// stands for the action of Core Animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Transforms in the plane

  /// Returns the transform as an affine transform of the plane. For a transform in space, the
  /// result is only the affine part in x and y.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }
  /// Sets the transform to an affine transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Layout

  /// A Boolean value that indicates whether the sublayers have to be laid out.
  var awaitsLayout = false

  /// Requests a call of `layoutSublayers` before the next frame.
  open func setNeedsLayout() {
    guard presented == nil, !awaitsLayout else { return }
    awaitsLayout = true
    host?.addForLayout(self)
  }
  /// Returns whether the sublayers have to be laid out.
  open func needsLayout() -> Bool { awaitsLayout }
  /// Lays out the sublayers of all layers in this layer's tree for which layout was requested, from
  /// the outermost such ancestor on.
  open func layoutIfNeeded() {
    var outermost = self
    var ancestor = parent
    while let layer = ancestor {
      if layer.awaitsLayout { outermost = layer }
      ancestor = layer.parent
    }
    outermost.layoutAwaiting()
  }

  // MARK: Drawing

  /// The shape of the layer's rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != oldValue { markContentDirty() } }
  }

  /// Returns the length of a corner's curve along a side, as a multiple of `cornerRadius`.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CornerShape.reach : 1
  }

  /// A Boolean value that indicates whether the layer's opacity applies to it and its sublayers as
  /// one picture. If the value is `false`, the opacity applies to each of them, and layers beneath
  /// others shine through.
  open var allowsGroupOpacity = true {
    didSet { if allowsGroupOpacity != oldValue { markPlacementDirty() } }
  }
  /// A Boolean value that indicates whether the client guarantees that the layer covers its bounds.
  /// The value has no effect, because the painter itself determines which layers are opaque.
  open var isOpaque = false
  /// A Boolean value that indicates whether the client requests caching of the layer and its
  /// sublayers as an image. The value has no effect, because the painter caches unchanged parts of
  /// the picture anyway.
  open var shouldRasterize = false
  /// The number of pixels per point of the image that `shouldRasterize` requests. The value has no
  /// effect, because the picture always has the resolution of the window.
  open var rasterizationScale: CGFloat = 1 {
    didSet {
      rasterizationScale = usable("rasterizationScale", rasterizationScale, or: oldValue, .positive)
    }
  }

  /// The filter of contents that are enlarged.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { if magnificationFilter != oldValue { markContentDirty() } }
  }
  /// The filter of contents that are reduced.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { markContentDirty() } }
  }
  /// The bias of the level of detail of reduced contents with the filter `trilinear`. The value has
  /// no effect, because reduced contents have no levels of detail.
  open var minificationFilterBias: Float = 0
  /// A Boolean value that indicates whether `contentsCenter` is repeated instead of stretched.
  package final var repeatsContentsCenter = false {
    didSet { if repeatsContentsCenter != oldValue { markContentDirty() } }
  }

  /// A Boolean value that indicates whether the client requests drawing on another thread. The
  /// value has no effect.
  open var drawsAsynchronously = false
  /// A Boolean value that indicates whether the client requests smooth edges. The value has no
  /// effect, because edges are always smooth.
  open var allowsEdgeAntialiasing = true
  /// The edges for which the client requests smoothing. The value has no effect, because edges are
  /// always smooth.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  // `AssociatedObjects.locked` protects this property from concurrent access.
  private nonisolated(unsafe) var associationStorage: AssociatedObjects?

  /// Returns the values that `objc_setAssociatedObject` has associated with the layer, or `nil` if
  /// there are none and `makes` is `false`.
  package nonisolated final func associations(makes: Bool) -> AssociatedObjects? {
    AssociatedObjects.locked {
      if associationStorage == nil, makes { associationStorage = AssociatedObjects() }
      return associationStorage
    }
  }

  /// A Boolean value that indicates whether sublayers remain in space instead of being flattened to
  /// the layer's plane.
  var isSpatial: Bool { false }
}
