import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeLayers

/// A rectangle that shows a layer, lays out its subviews, and receives touches.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 120))
/// card.backgroundColor = .systemBlue
/// page.addSubview(card)
/// UIView.animate(withDuration: 0.3) { card.center.y += 100 }
/// ```
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, CALayerDelegate, LayerOwner {
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer of the view, of the class `layerClass`.
  open var layer: CALayer { backingLayer }
  final let backingLayer: CALayer

  var subviewStorage: [UIView] = []
  weak var superviewStorage: UIView?
  weak var windowStorage: UIWindow?
  /// The controller whose `view` is this view, or `nil` if there is none.
  package weak var owningViewController: UIViewController?

  /// The margins and sizes of this view that change with the size of its superview.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether subviews are resized with this view, according to their
  /// autoresizing masks.
  open var autoresizesSubviews = true
  var gestureRecognizerStorage: [UIGestureRecognizer] = []

  /// A Boolean value that indicates whether this view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view receives more than one touch at a time (O-02).
  open var isMultipleTouchEnabled = false
  /// The meaning of the view's content for the direction of its layout, on which the leading and
  /// trailing edges in its constraints depend.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { replaceConstraints() } }
  }
  /// The direction in which the view is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(inRightToLeft: traitValues.direction == .rightToLeft)
  }
  /// Returns the direction in which content with an attribute is laid out in the current scene.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(inRightToLeft: UIWindowScene.current?.isRightToLeft ?? false)
  }
  /// Updates the content of the view after a change of the text size that the user prefers.
  func textSizeDidChange() {}
  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag = 0
  /// The view's name in traces and tests.
  open var accessibilityIdentifier: String?
  /// The name by which `SharedElements` finds the views that show the same thing in two
  /// controllers. UIKit has no such property.
  open var sharedElementIdentifier: String?

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type
    precondition(layerType != nil, "layerClass must be CALayer or a subclass of it.")
    backingLayer = ObjectMaker.make(layerType ?? CALayer.self)
    super.init()
    layer.delegate = self
    backingLayer.owner = self
    layer.setNeedsDisplay()
    // The initial frame of a view that is created in an animation block is not animated.
    AnimationBlock.suspended { self.frame = frame }
  }

  public override convenience init() { self.init(frame: .zero) }
  /// Returns `nil`: there are no storyboards to decode (N-05).
  public required init?(coder: NSCoder) { return nil }

  open override var next: UIResponder? { owningViewController ?? superview }

  // MARK: Hierarchy
  /// The subviews of the view, from back to front.
  open var subviews: [UIView] { subviewStorage }
  /// The superview of the view, or `nil` if it has none.
  open var superview: UIView? { superviewStorage }
  /// The window that contains this view, or the view itself if it is a window; otherwise `nil`.
  open var window: UIWindow? { (self as? UIWindow) ?? windowStorage }
  /// Adds `view` in front of the other subviews, after removing it from its former superview.
  open func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }
  /// Inserts `view` at `index` of `subviews`, clamped to the number of subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts `view` directly behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, sibling, 0) }
  /// Inserts `view` directly in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, sibling, 1) }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.endIndex } }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.startIndex } }
  /// Exchanges two subviews in the order of `subviews`. Both indices must exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    precondition(
      subviewStorage.indices.contains(index1) && subviewStorage.indices.contains(index2),
      "There is no subview at one of the indices.")
    subviewStorage.swapAt(index1, index2)
    for index in [max(index1, index2), min(index1, index2)] {
      placeLayer(of: subviewStorage[index])
    }
  }
  /// Removes this view from its superview.
  open func removeFromSuperview() {
    if superview != nil { movingControllers(to: nil) { detachFromSuperview() } }
  }
  /// Returns whether this view is `view` or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isIn(view) }
  /// Returns the first view with a tag among this view and its descendants, or `nil`.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviewStorage {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Geometry

  /// The rectangle of the view in the superview's coordinates; for a transformed view, the bounding
  /// box of the view.
  open var frame: CGRect {
    get { layer.frame }
    set {
      guard let usable = usable("frame", newValue), !isAtRest(in: usable) else { return }
      layer.frame = usable
    }
  }

  /// The rectangle of the view in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      guard let usable = usable("bounds", newValue) else { return }
      layer.bounds = usable
    }
  }

  /// The position of the view's anchor point, by default its center, in the superview's
  /// coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard let usable = usable("center", newValue) else { return }
      layer.position = usable
    }
  }

  /// The transform of the view about its anchor point.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set {
      guard let usable = usable("transform", newValue) else { return }
      layer.transform = CATransform3DMakeAffineTransform(usable)
    }
  }

  /// The transform of the view about its anchor point, in three dimensions.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      guard let usable = usable("transform3D", newValue) else { return }
      layer.transform = usable
    }
  }

  // Points are converted by the visible positions of animated views (F-14, F-20), and rectangles by
  // the positions in the model. In place of a view, `nil` stands for the window.

  /// Converts a point of this view to the coordinates of `view`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.touchedPoint(point, to: (view ?? window)?.layer) ?? point
  }
  /// Converts a point of `view` to the coordinates of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.touchedPoint(point, from: (view ?? window)?.layer) ?? point
  }
  /// Converts a rectangle of this view to the coordinates of `view`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }
  /// Converts a rectangle of `view` to the coordinates of this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// Converts a point from the coordinates of this view to those of another coordinate space.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    let place = screenPoint(of: point)
    return ownScreen?.coordinateSpace.convert(place, to: coordinateSpace) ?? place
  }
  /// Converts a point from the coordinates of another coordinate space to those of this view.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    let place = ownScreen?.coordinateSpace.convert(point, from: coordinateSpace)
    return pointFromScreen(place ?? point)
  }
  /// Converts a rectangle from the coordinates of this view to those of another coordinate space.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    let place = screenRect(of: rect)
    return ownScreen?.coordinateSpace.convert(place, to: coordinateSpace) ?? place
  }
  /// Converts a rectangle from the coordinates of another coordinate space to those of this view.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    let place = ownScreen?.coordinateSpace.convert(rect, from: coordinateSpace)
    return rectFromScreen(place ?? rect)
  }

  // MARK: Appearance

  /// The opacity of the view with its descendants, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      guard let usable = usable("alpha", newValue, .limited) else { return }
      layer.opacity = Float(min(max(usable, 0), 1))
    }
  }

  /// A Boolean value that indicates whether the view and its descendants are invisible and receive
  /// no touches.
  open var isHidden: Bool {
    get { layer.isHidden || layoutState.isHiding }
    set { observing { setHidden(newValue) } }
  }

  /// The color behind the view's contents, or `nil`.
  open var backgroundColor: UIColor? {
    get { visibleDynamicBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { showBackground(newValue) }
  }

  /// A Boolean value that indicates whether subviews are clipped to the bounds, including rounded
  /// corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The placement of content whose size differs from that of the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  package internal(set) var ownTintColor: UIColor?
  /// The accent color of the view, by default that of its superview.
  open var tintColor: UIColor! {
    get {
      guard tintAdjustmentMode == .dimmed else { return undimmedTint }
      let color = resolved(undimmedTint).cgColor
      let gray = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return UIColor(white: gray, alpha: color.alpha)
    }
    set {
      ownTintColor = newValue
      announceTintColor()
    }
  }

  /// Notifies the view that the tint color has changed, here or in a superview.
  open func tintColorDidChange() {}

  // MARK: Gestures, snapshots and actions: see the extensions

  /// The gesture recognizers of this view in the order of addition, or `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage }
    set {
      let wanted = newValue ?? []
      for recognizer in gestureRecognizerStorage where !wanted.contains(recognizer) {
        removeGestureRecognizer(recognizer)
      }
      wanted.forEach(addGestureRecognizer)
    }
  }

  /// Adds a gesture recognizer, after removing it from its former view (F-19).
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizerStorage.append(recognizer)
    recognizer.view = self
  }
  /// Removes a gesture recognizer. A gesture that it is recognizing is cancelled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizerStorage.removeAll { $0 === recognizer }
    recognizer.view = nil
    recognizer.abandonTouches()
  }
  /// Returns a view with a copy of this view's picture, clipped to the bounds. The transform and
  /// the alpha of this view are not part of it.
  ///
  /// - Parameter afterUpdates: A Boolean value that indicates whether to include changes since the
  ///   last frame. Without these changes, the picture of a view that was never visible is empty,
  ///   and a warning is logged.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view with a copy of a part of this view's picture.
  ///
  /// - Parameters:
  ///   - rect: The part to copy, in this view's coordinates.
  ///   - capInsets: The edges that keep their size when the snapshot is resized.
  /// - Returns: The view, or `nil` if `rect` is null or not finite.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isNull, rect.isFinite else {
      SceneResources.current?.warnOnce("a snapshot of a rectangle that is none was asked for")
      return nil
    }
    let rect = rect.standardized
    let snapshot = AnimationBlock.suspended {
      UIView(frame: CGRect(origin: .zero, size: rect.size))
    }
    guard rect.width > 0, rect.height > 0, let picture = picture(afterUpdates) else {
      return snapshot
    }
    let moved = DisplayGroup(
      transform: ProjectiveTransform(translationX: -rect.minX, y: -rect.minY),
      commands: [.group(picture)])
    let scale = (window?.windowScene ?? UIWindowScene.current)?.screen.scale ?? 1
    AnimationBlock.suspended {
      snapshot.layer.isSnapshot = true
      snapshot.layer.contents = CGImage(Drawing([.group(moved)], size: rect.size, scale: scale))
      snapshot.layer.contentsScale = scale
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
        height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
    }
    return snapshot
  }

  /// Draws the picture of this view into the current context, scaled from the bounds into `rect`.
  ///
  /// - Parameter afterUpdates: See `snapshotView(afterScreenUpdates:)`.
  /// - Returns: `true` if there was a context and something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0, let picture = picture(afterUpdates) else {
      return false
    }
    let moved = DisplayGroup(
      transform: ProjectiveTransform(translationX: -bounds.minX, y: -bounds.minY),
      commands: [.group(picture)])
    let image = CGImage(Drawing([.group(moved)], size: bounds.size, scale: 1))
    var isDrawn = false
    SceneResources.drawing("drawHierarchy") { context in
      context.drawUpright(
        image, in: rect, for: "UIView.drawHierarchy(in:afterScreenUpdates:)")
      isDrawn = true
    }
    return isDrawn
  }

  /// Returns the action for a change of a property of a layer: an animation if the change is made
  /// in an animation block, or else `NSNull()` for none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard AnimationBlock.areAnimationsEnabled, let block = AnimationBlock.current,
      let key = LayerKey(rawValue: event)
    else { return NSNull() }
    return layer.changeAnimation(for: key, in: block)
  }

  package override func observedReader(of keyPath: String) -> ((NSObject) -> Any?)? {
    let keys: Set = ["frame", "bounds", "center", "alpha", "hidden", "isHidden"]
    return keys.contains(keyPath) ? { ($0 as? UIView)?.value(forKey: keyPath) } : nil
  }

  /// Handles a change of the layer's geometry or visibility that is about to happen.
  package func layerWillChange(to bounds: CGRect) { observations?.willChange() }
  /// Handles a change of the layer's geometry or visibility that has been made through the view or
  /// by other code.
  package func layerDidChange(_ change: LayerChange) {
    observations?.didChange()
    resized(by: change)
    let (bounds, center) = (layer.bounds, layer.position)
    guard
      change.bounds != bounds || change.position != center
        || change.anchorPoint != layer.anchorPoint
    else { return }
    if hasSafeArea { updateSafeArea() }
    if preservesSuperviewLayoutMargins { marginsChanged() }
    // Constraints determine the frame of a view that they mention. After a change of this frame by
    // other code, the engine can adapt the frames of other views to it.
    guard layoutState.isConstrained else { return }
    layoutRoot.layoutEngine?.frameChanged(
      of: self, movesContent: change.bounds.origin != bounds.origin)
  }
  /// Requests a layout of the view when its layer requests one.
  open func layoutSublayers(of layer: CALayer) {
    setNeedsLayout()
    if AnimationBlock.current?.laysOutSubviews ?? false { layoutIfNeeded() }
  }
  /// Notifies the view that its contents are about to be drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Calls `draw(_:)` for the view's own layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer, let scene = window?.windowScene ?? UIWindowScene.current else {
      return
    }
    ctx.onWarning = { [weak scene] text in
      MainActor.assumeIsolated { scene?.resources.warnOnce(text) }
    }
    if !scene.resources.graphics.using(ctx, { draw(bounds) }) {
      scene.resources.warnOnce("\(type(of: self)).draw left graphics contexts unbalanced")
    }
  }

  // MARK: Overrides of subclasses
  /// The collision shape of the view in a dynamic animator.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the view for the collision shape `.path`: a closed and convex path, in points
  /// from the center.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  /// Notifies the view that it is about to get another superview, or `nil` for none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Notifies the view that its superview has changed.
  open func didMoveToSuperview() {}
  /// Notifies the view that it is about to get another window, or `nil` for none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Notifies the view that its window has changed.
  open func didMoveToWindow() {}
  /// Notifies the view that a subview has been added to it.
  open func didAddSubview(_ subview: UIView) {}
  /// Notifies the view that a subview is about to be removed from it.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Drawing

  /// Requests a call of `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Requests a call of `draw(_:)` before the next frame: a view is always drawn as a whole.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// Draws the contents beneath the subviews into the current context, in the view's coordinates.
  ///
  /// The method is called before the first frame of the view and after `setNeedsDisplay`. After a
  /// change of size it is called only with the content mode `.redraw`. `rect` is always all of the
  /// bounds.
  open func draw(_ rect: CGRect) {}
  /// Returns whether a gesture recognizer can begin its gesture. The method is called before that
  /// of the recognizer's delegate.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether a point in this view's coordinates is inside the view, for touches.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.touchedBounds.contains(point)
  }
  /// Returns the deepest view that receives touches at a point of this view, or `nil`. Subviews in
  /// front have priority over those behind them.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for view in layerOrderedSubviews.reversed() {
      // A view that is seen edge-on has no point that a touch can hit.
      guard let inside = view.layer.touchedPointFromSuperlayer(point) else { continue }
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  // MARK: Traits

  /// The traits that the view inherits in the hierarchy, overridden by those that are set on it.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }
  /// Notifies the view that its traits have changed. `previousTraitCollection` contains the former
  /// traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The interface style of the view and its descendants; `.unspecified` for the style of the
  /// view's environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings.style }
    set { changeTraits { $0.style = newValue } }
  }
  /// The traits that are set on the view, in contrast to inherited ones.
  var traitSettings = TraitSettings()
  /// The background color of the view if it depends on traits, or `nil`.
  var dynamicBackground: UIColor?

  // MARK: Environment

  /// Makes the first responder resign if it is this view, a descendant, or a controller of one of
  /// these views.
  ///
  /// - Parameter force: A Boolean value that indicates whether a responder that refuses to resign
  ///   stops being the first responder nevertheless.
  /// - Returns: `true` if no responder in the view is the first responder afterwards.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let scene = window?.windowScene, let responder = scene.firstResponder else { return true }
    let owner = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard owner?.isDescendant(of: self) ?? false else { return true }
    if responder.resignFirstResponder() { return true }
    if force {
      scene.firstResponder = nil
      (responder as? any KeyResponder)?.lostFirstResponder()
    }
    return force
  }

  /// A Boolean value that indicates whether the view covers its bounds with opaque content. It has
  /// no effect on the picture, because the painter determines from the content what is opaque.
  open var isOpaque = true { didSet { layer.isOpaque = isOpaque } }

  /// A Boolean value that indicates whether the view keeps its colors when the system inverts those
  /// of the screen. It has no effect, because a desktop's window manager inverts the colors of all
  /// windows.
  open var accessibilityIgnoresInvertColors = false

  /// The view whose opacity masks the picture of this view, or `nil` for none. The mask has no
  /// superview, and its frame is in the coordinates of this view.
  open var mask: UIView? {
    didSet {
      guard mask !== oldValue else { return }
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the view receives a touch only while no other view has
  /// one, and keeps other views from receiving touches while it has one.
  open var isExclusiveTouch = false

  /// The way in which the view shows its tint color. By default it is that of the superview, and
  /// `.normal` without a superview. In the mode `.dimmed`, `tintColor` is gray.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get {
      guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      ownTintAdjustmentMode = newValue
      announceTintAdjustment()
    }
  }
  private(set) var ownTintAdjustmentMode = UIView.TintAdjustmentMode.automatic

  /// The motion effects of the view. They change nothing, because a desktop is not tilted.
  open var motionEffects: [UIMotionEffect] = []
  /// Adds a motion effect to the view.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect from the view.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: State of the layout

  var layoutState = LayoutState()
  /// The active constraints that have this view as an item.
  package var layoutConstraints: [NSLayoutConstraint] = []
  /// The active constraints that this view holds.
  var heldConstraints: [NSLayoutConstraint] = []
  /// The constraint solver of this view and its descendants, if this view has no superview.
  var layoutEngine: LayoutEngine?
  var guides = ViewGuides()
  var contentPriorities = ContentPriorities()
  var margins = ViewMargins()
  var storedSafeAreaInsets = UIEdgeInsets.zero

  // MARK: Constraints

  /// A Boolean value that indicates whether the frame of the view is set by code and not determined
  /// by constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
      layoutRoot.layoutEngine?.translationChanged(of: self)
      superview?.setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether views of this class rely on constraints. Views
  /// that have constraints are laid out by them in any case.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The active constraints that this view holds: those between itself and its descendants.
  open var constraints: [NSLayoutConstraint] { heldConstraints }
  /// Activates a constraint between this view and its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    guard constraint.isActive, constraint.holder !== self else { return }
    constraint.holder?.heldConstraints.removeAll { $0 === constraint }
    constraint.holder = self
    heldConstraints.append(constraint)
  }
  /// Activates constraints between this view and its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint that is in the view's `constraints`.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }
  /// Deactivates the given constraints, as far as they are in the view's `constraints`.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Returns whether `updateConstraints` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { layoutState.needsConstraintUpdate }
  /// Requests a call of `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() {
    layoutState.needsConstraintUpdate = true
    markAncestorsForConstraintUpdate()
    window?.windowScene?.setNeedsFrame()
  }
  /// Calls `updateConstraints` now, for those of this view and its descendants that have requested
  /// it.
  open func updateConstraintsIfNeeded() {
    if layoutState.hasStaleConstraints {
      layoutState.hasStaleConstraints = false
      for view in subviewStorage { view.updateConstraintsIfNeeded() }
    }
    guard layoutState.needsConstraintUpdate else { return }
    layoutState.needsConstraintUpdate = false
    if let owningViewController {
      owningViewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
  /// Changes the constraints of the view. The method is called before the first layout and after
  /// `setNeedsUpdateConstraints`. Overrides must call `super` at their end.
  open func updateConstraints() {}

  // MARK: Guides

  /// The layout guides that were added to this view.
  open var layoutGuides: [UILayoutGuide] { guides.added }
  /// Adds a layout guide, after removing it from its former view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self, layoutGuide.rule == nil else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.added.append(layoutGuide)
    setNeedsLayout()
  }
  /// Removes a layout guide, and deactivates its constraints.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard guides.added.contains(where: { $0 === layoutGuide }) else { return }
    for constraint in layoutGuide.layoutConstraints { constraint.isActive = false }
    layoutRoot.layoutEngine?.remove(guide: layoutGuide)
    guides.added.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
  /// The layout guide of the bounds without the insets of the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(\.safeArea, .safeArea) }
  /// The layout guide of the bounds without the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(\.margins, .margins) }
  /// The layout guide of the middle part within the margins, in which lines of text are not too
  /// long to read.
  open var readableContentGuide: UILayoutGuide { guide(\.readable, .readable) }

  // MARK: Margins and safe area

  /// The space between the edges and the content, in points: by default 8, and 16 at the sides of a
  /// controller's view, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      guard let usable = usable("layoutMargins", newValue) else { return }
      margins.own = usable
      marginsChanged()
    }
  }
  /// The layout margins by writing direction, with the leading margin at the left.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = newValue.insets }
  }
  /// A Boolean value that indicates whether each margin of this view is at least as wide as the
  /// part of the view that the superview's margin covers.
  open var preservesSuperviewLayoutMargins = false { didSet { marginsChanged() } }
  /// A Boolean value that indicates whether the safe area's insets are part of the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsChanged() } }
  /// Notifies the view that its layout margins have changed.
  open func layoutMarginsDidChange() {}
  /// The insets from the bounds to the area that no bar covers, in points. A desktop's window has
  /// no insets of its own; they come from the `additionalSafeAreaInsets` of controllers.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }
  /// Notifies the view that the insets of its safe area have changed.
  open func safeAreaInsetsDidChange() {}

  /// Returns the bounds of the view in the coordinates of another view, or the null rectangle if
  /// the two views are not in the same window.
  open func frame(in referenceView: UIView) -> CGRect {
    guard let window = window, window === referenceView.window else { return .null }
    return referenceView.convert(bounds, from: self)
  }

  // MARK: Contents

  /// The size of the view's content in points, with `noIntrinsicMetric` for a width or height that
  /// the content does not determine.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
  /// Requests a layout after a change of the content's size.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }
  /// Returns the priority with which the view is not larger than its content, 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging[axis.rawValue]
  }
  /// Sets the priority with which the view is not larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.hugging[axis.rawValue] = priority
    contentSizeChanged()
  }
  /// Returns the priority with which the view is not smaller than its content, 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    contentPriorities.resistance[axis.rawValue]
  }
  /// Sets the priority with which the view is not smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.resistance[axis.rawValue] = priority
    contentSizeChanged()
  }
  /// Returns the size that the view needs for its content within `size`. The default implementation
  /// returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the result of `sizeThatFits`; its upper left corner keeps its position.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }
  /// Returns the size that satisfies the constraints of the view and its descendants and comes as
  /// close as possible to a size, such as `UIView.layoutFittingCompressedSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that satisfies the constraints of the view and its descendants and comes as
  /// close as possible to a size, with a priority for the width and one for the height. With a
  /// required width and a low priority for the height, it returns the height for this width.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, purpose: .fitting)
    engine.aim(at: targetSize, horizontalFittingPriority.strength, verticalFittingPriority.strength)
    engine.flush()
    let size = engine.determinedSize(of: self)
    let pixels = window?.windowScene?.screen.scale ?? 1
    func rounded(_ length: CGFloat?) -> CGFloat {
      max(0, (((length ?? 0) * pixels) - 1e-4).rounded(.up) / pixels)
    }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }
  /// The view whose first baseline is that of this view: the view itself or a descendant.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is that of this view: the view itself or a descendant.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the height of the content for a width, in points; a value below 0 if the content has
  /// no height of its own.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// A Boolean value that indicates whether the height of the content depends on the width.
  var hasHeightForWidth: Bool { false }
  /// Returns the position of the first or last baseline: a fraction of the view's height (`share`),
  /// and the distance of the baseline from there in points (`offset`).
  func baseline(isFirst: Bool, contentHeight: CGFloat) -> (share: CGFloat, offset: CGFloat) {
    (isFirst ? 0 : 1, 0)
  }

  // MARK: Layout

  /// Requests a call of `layoutSubviews` before the next frame.
  open func setNeedsLayout() {
    layoutState.needsLayout = true
    var ancestor = superview
    while let view = ancestor, !view.layoutState.hasStaleDescendant {
      view.layoutState.hasStaleDescendant = true
      ancestor = view.superview
    }
    window?.windowScene?.setNeedsFrame()
  }
  /// Lays out this view and its descendants now, if a layout was requested.
  open func layoutIfNeeded() {
    prepareConstraints()
    // If the superview needs layout, it is laid out first, because its layout can move this view.
    if let superview = superviewStorage, superview.layoutState.needsLayout,
      !superview.layoutState.isLayingOut
    {
      return superview.layoutIfNeeded()
    }
    // A layout can request another layout, but only a limited number of times.
    for _ in 0..<Self.mostLayouts {
      prepareConstraints()
      guard layoutState.isStale, !layoutState.isLayingOut else { return }
      layOutOnce { $0.performLayout() }
    }
    var culprit: UIView?
    layOutOnce { view in
      culprit = view
      view.layoutState.needsLayout = false
    }
    guard let culprit else { return }
    window?.windowScene?.resources.warnOnce(
      "the layout of \(type(of: culprit)) asks for another layout every time; "
        + "it was not laid out again")
  }
  /// Lays out the subviews. The method is called before the next frame after `setNeedsLayout` or a
  /// change of size. Overrides must call `super`, which lays out the subviews with constraints.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Handles the end of a layout of subviews and guides by constraints.
  func didPlaceSubviews(by engine: LayoutEngine) {}

  // MARK: Anchors: see NSLayoutAnchor

  /// The anchor of the view's left edge, like `leadingAnchor`.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the view's right edge, like `trailingAnchor`.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the view's leading edge, which is the left one.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the view's trailing edge, which is the right one.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the view's horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the view's top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the view's bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the view's vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the baseline of the view's first line of text, or else of the top edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The anchor of the baseline of the view's last line of text, or else of the bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The anchor of the view's width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the view's height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
