import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeLayers

/// A rectangle that shows a layer, lays out its subviews, and receives touches.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The class of the backing layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the view shows, of the class `layerClass`.
  open var layer: CALayer { backingLayer }
  final let backingLayer: CALayer

  var subviewStorage: [UIView] = []
  weak var superviewStorage: UIView?
  weak var windowStorage: UIWindow?
  /// The controller whose `view` this is.
  weak var owningViewController: UIViewController?

  var layoutState = LayoutState()
  /// How this view follows its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size by their masks.
  open var autoresizesSubviews = true
  /// Whether the frame is what it is set to. Without it, constraints determine the frame.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { superview?.setNeedsLayout() }
  }
  /// The active constraints that name this view.
  var layoutConstraints: [NSLayoutConstraint] = []
  var gestureRecognizerStorage: [UIGestureRecognizer] = []

  /// Whether this view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// A number for `viewWithTag(_:)`.
  open var tag = 0
  /// The view's name in traces and tests.
  open var accessibilityIdentifier: String?

  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type
    precondition(layerType != nil, "layerClass must be CALayer or a subclass of it.")
    backingLayer = (layerType ?? CALayer.self).init()
    super.init()
    layer.delegate = self
    layer.setNeedsDisplay()
    // A view made inside an animation block does not grow out of nothing.
    AnimationBlock.suspended { self.frame = frame }
  }

  public override convenience init() { self.init(frame: .zero) }

  /// There are no storyboards: decoding yields nothing (N-05).
  public required init?(coder: NSCoder) { return nil }

  open override var next: UIResponder? { owningViewController ?? superview }

  // MARK: Hierarchy: see UIView+Hierarchy.swift

  /// The views in this one, back to front, as added.
  open var subviews: [UIView] { subviewStorage }
  /// The view that this one is in.
  open var superview: UIView? { superviewStorage }
  /// The window that this view is in, or is.
  open var window: UIWindow? { (self as? UIWindow) ?? windowStorage }

  /// Adds `view` in front of the other subviews, taking it out of its present superview.
  open func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }
  /// Inserts `view` at `index` of `subviews`, at an end where the index is beyond it.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts `view` right behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, sibling, 0) }
  /// Inserts `view` right before `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, sibling, 1) }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.endIndex } }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.startIndex } }
  /// Exchanges two subviews' places in the order; both indices exist.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swap(index1, index2) }
  /// Takes this view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Returns whether this view is `view` or inside it.
  open func isDescendant(of view: UIView) -> Bool { isIn(view) }
  /// Returns this view or the first one inside it with that tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, pt; with a transform, the box around the view.
  open var frame: CGRect {
    get { layer.frame }
    set { moving { layer.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { moving { layer.bounds = newValue } }
  }

  /// Where the anchor point, normally the centre, lies in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { moving { layer.position = newValue } }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform in space, about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // Points go by where touches find a view that is being moved (F-14, F-20), rectangles by the model; nil
  // means the window.

  /// Returns a point of this view in the coordinates of `view`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { touched(point, to: view) }
  /// Returns a point of `view` in the coordinates of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { touched(point, from: view) }
  /// Returns a rectangle of this view in the coordinates of `view`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { modelled(rect, to: view) }
  /// Returns a rectangle of `view` in the coordinates of this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { modelled(rect, from: view) }

  // MARK: Look

  /// Opacity of the view with everything in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether neither the view nor anything in it shows or receives touches.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// The colour behind the view's contents; nil for none.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// Whether subviews are cut off at the bounds, rounded corners included.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How content that is not of the bounds' size is placed.
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeChanged() } }

  var ownTintColor: UIColor?
  /// The accent colour; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { changeTintColor(newValue) }
  }

  /// Called when the tint colour changed, here or in a superview.
  open func tintColorDidChange() {}

  /// The parts at the edges that the device covers, in points: none here, a window has no notch.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  // MARK: Gestures, snapshots and actions: see the extensions

  /// The recognizers that watch this view's touches, in order of addition; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestureRecognizerStorage.isEmpty ? nil : gestureRecognizerStorage }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a recognizer, taking it from another view; on its own view nothing changes (F-19).
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { add(recognizer) }
  /// Removes a recognizer; in mid-gesture it is cancelled.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { drop(recognizer) }

  /// Returns a view that shows what this one does, also after this one has changed. It is as large as
  /// the bounds and cut off there; transform and alpha of this view have no part in it.
  ///
  /// - Parameter afterUpdates: whether changes that no frame has shown yet count; if not, a view that
  ///   has never been shown gives an empty one, with a warning.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a part of this one, as it is now.
  ///
  /// - Parameters:
  ///   - rect: the part, in this view's coordinates.
  ///   - capInsets: what at the edges keeps its size when the snapshot changes its own.
  /// - Returns: nil for a rectangle that is none.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
  }

  /// Draws what this view shows into the current context, its bounds scaled into `rect`.
  ///
  /// - Parameter afterUpdates: see `snapshotView(afterScreenUpdates:)`.
  /// - Returns: whether there was something to draw, and a context to draw in.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }

  /// Returns the action that animates a change inside an animation block; `NSNull()` outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    blockAction(for: layer, event)
  }

  /// Asks for layout of the view, because its layer asks for it.
  open func layoutSublayers(of layer: CALayer) { layerAsksForLayout() }
  /// Calls `draw(_:)` for the view's own layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

  // MARK: Anchors: see NSLayoutAnchor

  /// The left edge; `leadingAnchor` is the same.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: For subclasses

  /// What of the view collides while an animator moves it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline that collides where the type is `.path`: closed and convex, in points from the center.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout and drawing: see UIView+Layout.swift

  /// Asks for `layoutSubviews` before the next frame.
  open func setNeedsLayout() { markForLayout() }
  /// Lays out this view and everything in it now, if anything asked for it.
  open func layoutIfNeeded() { layOut() }
  /// Takes the size that `sizeThatFits` suggests; the top left corner stays where it is.
  open func sizeToFit() { takeFittingSize() }
  /// Makes the superview lay out again, because the content's own size has changed.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }
  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Asks for `draw(_:)` before the next frame: a view is always drawn as a whole.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }
  /// Places the subviews. Called before the frame is made, after `setNeedsLayout` or a change of size.
  /// Those that constraints lay out are placed here: call `super`.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Draws what shows beneath the subviews, in the coordinates of the bounds, into the current context.
  ///
  /// Called before the frame is made, when the view is first shown and after `setNeedsDisplay`; after a
  /// change of size only with the content mode `.redraw`, otherwise what was drawn is placed as the mode
  /// says. `rect` is all of the bounds.
  open func draw(_ rect: CGRect) {}

  /// The size that suits the content within `size`; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The content's own size; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { Self.noIntrinsicSize }

  /// How high the content is of itself in a frame of that width, in points; less than 0 for none.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// Asked of the recognizer's view as it is about to begin, before its delegate; false fails it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether a point in this view's coordinates is inside it, for touches.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { isTouched(at: point) }

  /// The deepest view at a point of this view's coordinates that receives touches, front first.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepest(at: point, event) }
}
