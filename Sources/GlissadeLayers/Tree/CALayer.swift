import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A rectangle of content with a position in its parent's plane, its own time, and animations.
///
/// Model values change at once; `presentation()` has the visible values at an instant. Units are
/// points, y grows downwards, and colors are encoded sRGB.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming, AssociationOwner {
  /// The model. `set(_:_:)` writes it, so that every change requests its action.
  var modelValues = LayerProperties()
  /// The layer of which this is the presentation.
  var presented: CALayer?

  /// The object to which the layer belongs, which draws, lays out and animates it.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for the client's own use.
  open var name: String?
  /// The image of the layer.
  open var contents: CGImage? { didSet { markContentDirty() } }
  /// A Boolean value that indicates whether the contents have to be drawn.
  var awaitsDisplay = false
  /// A Boolean value that indicates whether its host has it in the display queue.
  var isQueuedForDisplay = false
  /// A Boolean value that indicates whether `draw(in:)` drew the contents.
  var hasDrawnContents = false
  /// A Boolean value that indicates whether the contents are a snapshot, which was shown before.
  package var isSnapshot = false
  /// A Boolean value that indicates whether a resize draws the contents again instead of scaling
  /// them.
  open var needsDisplayOnBoundsChange = false
  /// The commands of this layer's own content, in the coordinates of its bounds.
  package var contentCommands: [DrawCommand] = [] {
    didSet { if contentCommands != oldValue { markContentDirty() } }
  }

  var children: [CALayer] = []
  /// The layer of `mask`.
  var maskStorage: CALayer?
  weak var parent: CALayer?
  /// The host, set on the root of a tree only.
  package weak var rootHost: LayerHost? { didSet { markContentDirty() } }

  var attached: [AttachedAnimation] = []
  var records: [LayerKey: ClockRecord] = [:]
  /// A Boolean value that indicates whether current writes are the parent's change of size.
  var followsParent = false
  /// The view or other object that depends on the geometry.
  package weak var owner: (any LayerOwner)?
  /// A Boolean value that indicates whether a change is in progress, after which `owner` is
  /// notified.
  var isChanging = false
  var cache = FlattenCache()

  /// Creates a layer.
  public override init() { super.init() }
  /// Creates a copy of a layer, which becomes its presentation. Overrides copy the properties of
  /// their class from `layer`, and call `super`, which copies the others.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { present(layer) }
  }
  /// Returns `nil`: layers cannot be decoded (N-05).
  public required init?(coder: NSCoder) { return nil }
  /// Returns the layer whose presentation this is, or this layer.
  open func model() -> Self { presented as? Self ?? self }
  /// Lays out the sublayers after a change or a request, by the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Updates the contents by `draw(in:)`.
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
  /// Draws the contents in the coordinates of the bounds, by the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  // MARK: The tree
  /// The superlayer; that of a presentation layer is the presentation of its parent.
  open var superlayer: CALayer? {
    if let presented { return presented.parent?.presentation() }
    return parent
  }
  /// The sublayers, back to front in the order of addition. Setting it replaces them all.
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
  /// A layer in this one's coordinates whose opacity masks this layer, with its sublayers and
  /// shadow. It belongs to no other layer.
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
  /// Inserts `layer` at an index of `sublayers`, or in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }
  /// Inserts `layer` directly behind `sibling`, or at the back.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.detach()
    insert(layer, at: index(of: sibling) ?? children.startIndex)
  }
  /// Inserts `layer` directly in front of `sibling`, or at the front.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.detach()
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? children.endIndex)
  }
  /// Replaces a sublayer.
  open func replaceSublayer(_ old: CALayer, with newLayer: CALayer) {
    guard old !== newLayer, index(of: old) != nil else { return }
    insertSublayer(newLayer, below: old)
    old.detach()
  }
  /// Removes this layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Geometry
  /// The smallest axis-aligned rectangle around the transformed bounds, in the superlayer's
  /// coordinates (M-31). Setting it changes `position` and `bounds`, by the transform.
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
  /// Returns the deepest visible layer at a point of the superlayer's coordinates, front first.
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
  /// Converts a point of `layer` to this layer; `nil` is the outermost layer.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint {
    planeTransform(from: layer)?.apply(p) ?? p
  }
  /// Converts a point of this layer to `layer`.
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
  /// Converts a time of `layer`, or of the host for `nil`, to this layer's.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.hostTime(of: t) ?? t)
  }
  /// Converts a time of this layer to that of `layer`, or of the host for `nil`.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = hostTime(of: t)
    return layer?.localTime(at: time) ?? time
  }

  // MARK: Drawing
  /// Requests `display` before the next frame that shows the layer.
  open func setNeedsDisplay() {
    guard presented == nil else { return }
    awaitsDisplay = true
    host?.addForDisplay(self)
  }
  /// Requests `display`: contents are always drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether the contents have to be drawn.
  open func needsDisplay() -> Bool { awaitsDisplay }
  /// Draws the contents now, if that was requested and the layer has a size.
  open func displayIfNeeded() {
    guard awaitsDisplay, bounds.width > 0, bounds.height > 0 else { return }
    awaitsDisplay = false
    displayCustomValues()
  }
  /// Draws the layer with its sublayers into a context whose user space is the layer's own. It
  /// draws the model without animations; a presentation layer draws the visible values.
  open func render(in ctx: CGContext) {
    let group = presented.map { $0.picture(.shown) } ?? picture(.model)
    if let group { ctx.draw(.group(group)) }
  }

  // MARK: Animations
  /// Adds a copy of `anim`, which starts now unless it has a `beginTime`. One with the same key is
  /// removed; `nil` is a unique key.
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
  /// Removes the animation of a key.
  open func removeAnimation(forKey key: String) { stopAnimations { $0.key == key } }
  /// Removes all animations.
  open func removeAllAnimations() { stopAnimations { _ in true } }
  /// Returns the keys of the animations, in the order of addition.
  open func animationKeys() -> [String]? { attached.isEmpty ? nil : attached.map(\.key) }
  /// Returns the animation of a key.
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }
  /// Returns a layer with the visible values: those of the model with all animations.
  open func presentation() -> Self? { shownLayer() as? Self }
  /// Returns the action of a change: the delegate's, or an implicit animation of a layer that was
  /// visible, or `nil`.
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
  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { modelValues.placement.position }
    set { set(.position, .point(newValue)) }
  }
  /// The point of the bounds at `position`, as fractions of them; by default the center.
  open var anchorPoint: CGPoint {
    get { modelValues.placement.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }
  /// The order among siblings, before the order of addition, and the depth in a perspective.
  open var zPosition: CGFloat {
    get { modelValues.placement.zPosition }
    set { set(.zPosition, .number(newValue)) }
  }
  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { modelValues.placement.transform }
    set { set(.transform, .transform(newValue)) }
  }
  /// The opacity of the whole subtree as one group, 0…1.
  open var opacity: Float {
    get { modelValues.placement.opacity }
    set { set(.opacity, .number(Double(newValue))) }
  }
  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { modelValues.appearance.bounds }
    set { set(.bounds, .rect(newValue)) }
  }
  /// The transform of every sublayer, about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { modelValues.appearance.sublayerTransform }
    set { set(.sublayerTransform, .transform(newValue)) }
  }
  /// The color behind the contents, or `nil`.
  open var backgroundColor: CGColor? {
    get { modelValues.appearance.backgroundColor }
    set { set(.backgroundColor, .color(newValue)) }
  }
  /// The radius of the corners in `maskedCorners`.
  open var cornerRadius: CGFloat {
    get { modelValues.appearance.cornerRadius }
    set { set(.cornerRadius, .number(newValue)) }
  }
  /// The width of the border, drawn inside the edge and above the sublayers.
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
  /// The opacity of the shadow, 0…1; 0 for none.
  open var shadowOpacity: Float {
    get { modelValues.appearance.shadowOpacity }
    set { set(.shadowOpacity, .number(Double(newValue))) }
  }
  /// The offset of the shadow, in points.
  open var shadowOffset: CGSize {
    get { modelValues.appearance.shadowOffset }
    set { set(.shadowOffset, .size(newValue)) }
  }
  /// The part of `contents` that is shown, as fractions of it; by default all.
  open var contentsRect: CGRect {
    get { modelValues.appearance.contentsRect }
    set { set(.contentsRect, .rect(newValue)) }
  }
  /// The part of `contentsRect` that is stretched, as fractions of it; by default all.
  open var contentsCenter: CGRect {
    get { modelValues.appearance.contentsCenter }
    set { set(.contentsCenter, .rect(newValue)) }
  }
  /// The standard deviation of the shadow's Gaussian, in points.
  open var shadowRadius: CGFloat {
    get { modelValues.appearance.shadowRadius }
    set { set(.shadowRadius, .number(newValue)) }
  }

  // MARK: Values by key paths
  /// Returns the value of a property, or of a key that was set before and is no property.
  open func value(forKey key: String) -> Any? { value(at: key) }
  /// Returns the value of a property or of a component of it, such as `"transform.rotation.z"`.
  open func value(forKeyPath keyPath: String) -> Any? { value(at: keyPath) }
  /// Sets a property, or keeps a value for a key that is no property. A value of the wrong type is
  /// refused with a warning.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, at: key) }
  /// Sets a property or a component of it.
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
  /// The corners that are rounded.
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
  /// The pixels of `contents` per point, above 0.
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
  /// The start in the parent's time.
  open var beginTime: CFTimeInterval = 0 {
    didSet {
      beginTime = usable("beginTime", beginTime, or: oldValue)
      updateTiming()
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
      updateTiming()
    }
  }
  /// The offset of the local time.
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
    CATransform3DGetAffineTransform(transform)
  }
  /// Sets the transform to one in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Layout

  /// A Boolean value that indicates whether the sublayers have to be laid out.
  var awaitsLayout = false

  /// Requests `layoutSublayers` before the next frame.
  open func setNeedsLayout() {
    guard presented == nil, !awaitsLayout else { return }
    awaitsLayout = true
    host?.addForLayout(self)
  }
  /// Returns whether the sublayers have to be laid out.
  open func needsLayout() -> Bool { awaitsLayout }
  /// Lays out the sublayers of this layer's tree that requested it, from the outermost one on.
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

  /// The shape of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { if cornerCurve != oldValue { markContentDirty() } }
  }

  /// Returns the length of a corner's curve along a side, as a multiple of `cornerRadius`.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CornerShape.reach : 1
  }

  /// A Boolean value that indicates whether the layer's opacity applies to it and its sublayers as
  /// one picture. Otherwise it applies to each of them, and what lies beneath shines through.
  open var allowsGroupOpacity = true {
    didSet { if allowsGroupOpacity != oldValue { markPlacementDirty() } }
  }
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
    didSet { if magnificationFilter != oldValue { markContentDirty() } }
  }
  /// The choice of the contents' pixels where they are reduced.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { if minificationFilter != oldValue { markContentDirty() } }
  }
  /// A Boolean value that indicates whether `contentsCenter` is repeated instead of stretched.
  package final var repeatsContentsCenter = false {
    didSet { if repeatsContentsCenter != oldValue { markContentDirty() } }
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
}
