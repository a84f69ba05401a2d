import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeLayers

/// A rectangle that shows a layer, lays out its subviews, and receives touches.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The class of the backing layer.
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  // Hierarchy: see UIView+Hierarchy.swift
  var subviewStorage: [UIView] = []
  weak var superviewStorage: UIView?
  weak var windowStorage: UIWindow?
  /// The controller whose `view` this is.
  weak var owningViewController: UIViewController?

  // Layout: see UIView+Layout.swift
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
  public var tag = 0
  /// The view's name in traces and tests.
  public var accessibilityIdentifier: String?

  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type
    precondition(layerType != nil, "layerClass must be CALayer or a subclass of it.")
    layer = (layerType ?? CALayer.self).init()
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

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points; with a transform, the box around the view.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = (bounds, center)
      layer.frame = newValue
      moved(from: old)
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = (bounds, center)
      layer.bounds = newValue
      moved(from: old)
    }
  }

  /// Where the anchor point, normally the centre, lies in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      let old = (bounds, center)
      layer.position = newValue
      moved(from: old)
    }
  }

  private func moved(from old: (bounds: CGRect, center: CGPoint)) {
    resized(from: old.bounds.size)
    // What constraints put somewhere is where they want it; what is put by hand, others may follow.
    guard !layoutConstraints.isEmpty, translatesAutoresizingMaskIntoConstraints,
      old != (bounds, center)
    else { return }
    askForConstrainedLayout()
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Look

  /// Opacity of the view with everything in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

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
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  private(set) var ownTintColor: UIColor?

  /// The accent colour; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      announceTintColor()
    }
  }

  /// Tells this view, and those inside that have no tint colour of their own.
  func announceTintColor() {
    tintColorDidChange()
    for view in subviewStorage where view.ownTintColor == nil { view.announceTintColor() }
  }

  open func tintColorDidChange() {}

  /// The parts at the edges that the device covers, in points: none here, a window has no notch.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  // MARK: For subclasses

  /// What of the view collides while an animator moves it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline that collides where the type is `.path`: one closed convex part, in points from the
  /// center.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

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
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  public static let noIntrinsicMetric: CGFloat = -1

  /// How high the content is of itself in a frame of that width, in points; less than 0 for none.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// Asked of the recognizer's view as it is about to begin, before its delegate; false fails it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether a point in this view's coordinates is inside it, for touches.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    layer.touchedBounds.contains(point)
  }

  /// The deepest view at a point of this view's coordinates that receives touches, front first.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard receivesTouches, self.point(inside: point, with: event) else { return nil }
    for view in layerOrderedSubviews.reversed() {
      // One that lies edge-on has no place that could be hit.
      guard let inside = view.layer.touchedPointFromSuperlayer(point) else { continue }
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill
    /// Drawn anew for every size.
    case redraw
    case center
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// Invisible views and those without interaction are passed over, subviews included.
  var receivesTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.touchedOpacity > 0.01
      && !layer.isKeptFromTouches
  }

  /// Subviews back to front as they show.
  var layerOrderedSubviews: [UIView] {
    let depths = subviewStorage.map(\.layer.touchedDepth)
    guard depths.contains(where: { $0 != 0 }) else { return subviewStorage }
    return subviewStorage.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      .map { subviewStorage[$0] }
  }
}
