import Foundation
import GlissadeGestures
import GlissadeLayers

/// A view that shows a part of its content and lets a touch, a wheel or the program scroll it.
///
/// ```swift
/// let scroll = UIScrollView(frame: page.bounds)
/// scroll.contentSize = CGSize(width: page.bounds.width, height: 2000)
/// scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
/// page.addSubview(scroll)
/// ```
///
/// The content offset is the origin of the bounds. It is a model value at every instant. While the
/// content moves without a touch, each frame sets it.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The delegate, which is notified of dragging and scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The recognizer that drags the content. A client can give it a delegate, make it wait for other
  /// recognizers, or add it to another view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  let pan = ScrollPanGestureRecognizer()

  // MARK: Content

  package override func observedReader(of keyPath: String) -> ((NSObject) -> Any?)? {
    switch keyPath {
    case "contentOffset": { ($0 as? UIScrollView)?.contentOffset }
    case "contentSize": { ($0 as? UIScrollView)?.contentSize }
    default: super.observedReader(of: keyPath)
    }
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    willSet { observations?.willChange() }
    didSet {
      contentSize = usable("contentSize", contentSize, or: oldValue)
      if contentSize != oldValue { rangeChanged() }
      observations?.didChange()
    }
  }

  /// The size of the scrollable area, in points: `contentSize`, unless the arrangement determines
  /// another size.
  var scrolledSize: CGSize { arrangement?.scrolledExtent ?? contentSize }

  /// The distances by which the content can be scrolled beyond its edges, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      contentInset = usable("contentInset", contentInset, or: oldValue)
      if contentInset != oldValue { rangeChanged() }
    }
  }

  /// The behavior that determines the part of the safe area that is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { rangeChanged() } }
  }

  /// The sum of the content inset and the part of the safe area that
  /// `contentInsetAdjustmentBehavior` adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(adjustment) }

  /// The point of the content at the view's upper left corner. Setting it moves the content at
  /// once, to any point. A drag or a deceleration then continues from this point.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard let usable = usable("contentOffset", newValue) else { return }
      bounds.origin = usable
    }
  }

  // MARK: Behaviour

  /// A Boolean value that indicates whether touches and wheels scroll the content.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// A Boolean value that indicates whether a drag moves the content only along the axis along
  /// which it began.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether the content can be scrolled beyond its ends, from where
  /// it returns.
  open var bounces = true
  /// A Boolean value that indicates whether the content bounces horizontally even if its whole
  /// width is visible. It requires `bounces`.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether the content bounces vertically even if its whole height
  /// is visible. It requires `bounces`.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether the content comes to rest at multiples of the view's
  /// size, at most one page further per drag.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether views in the content receive a touch only after it is
  /// clear that the touch does not scroll, which for a short press is at its end. The default is
  /// `false`, because a mouse is rarely dragged unintentionally (our choice).
  open var delaysContentTouches = false {
    didSet { pan.delaysTouchesBegan = delaysContentTouches }
  }
  /// The way in which a drag ends the editing of a text.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that indicates whether a touch that a view in the content has received can
  /// still become a drag. The view's touch is then cancelled.
  open var canCancelContentTouches = true
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top. It has no
  /// effect, because a desktop has no status bar.
  open var scrollsToTop = true
  /// The rate at which released content decelerates.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      guard !decelerationRate.isValid else { return }
      warn(
        "UIScrollView.decelerationRate is the part of the speed kept per millisecond, above 0 and "
          + "below 1: \(decelerationRate.rawValue) is ignored")
      decelerationRate = oldValue
    }
  }

  /// The control above the content with which the user loads the content again, or `nil`.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.leave()
      guard let refreshControl else { return }
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
      followRefreshControl()
      if refreshControl.isRefreshing {
        refreshControl.endRefreshing()
        refreshControl.beginRefreshing()
      }
    }
  }

  // MARK: Zooming

  /// The smallest scale to which the user can zoom the content, above 0.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      minimumZoomScale = usable("minimumZoomScale", minimumZoomScale, or: oldValue, .positive)
      zoomLimitsChanged()
    }
  }
  /// The largest scale to which the user can zoom the content. The content can be zoomed if this
  /// scale is larger than `minimumZoomScale` and the delegate selects a view for zooming.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      maximumZoomScale = usable("maximumZoomScale", maximumZoomScale, or: oldValue, .positive)
      zoomLimitsChanged()
    }
  }
  /// A Boolean value that indicates whether a pinch can zoom beyond the limits, against a
  /// resistance. The content then returns to the limits.
  open var bouncesZoom = true
  /// The scale of the view that the delegate selects for zooming, or 1 if there is none. Setting it
  /// zooms at once, around the center of the visible content.
  open var zoomScale: CGFloat {
    get { shownZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// A Boolean value that indicates whether a pinch is zooming the content.
  open var isZooming: Bool { zoom != nil }
  /// A Boolean value that indicates whether the content is returning from a scale beyond the
  /// limits.
  open var isZoomBouncing: Bool { run?.kind == .zoomBounce }
  /// The recognizer that zooms the content, or `nil` if `maximumZoomScale` is not larger than
  /// `minimumZoomScale`.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomRange.isOpen ? pinch : nil }

  /// Zooms the view that the delegate selects to a scale within the limits, around the center of
  /// the visible content.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard let scale = usable("zoomScale", scale) else { return }
    guard scale.isFinite, zoomedView != nil, zoomRange.isOpen else { return }
    let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: zoomRange.clamped(scale), holding: contentPoint(at: center), at: center, animated)
  }

  /// Zooms to the largest scale within the limits at which a rectangle of the zoomed view is
  /// completely visible, and centers the rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the unscaled content.
  ///   - animated: A Boolean value that indicates whether the content moves there gradually.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let rect = usable("zoom(to:animated:)", rect) else { return }
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      zoomedView != nil, zoomRange.isOpen
    else { return }
    let scale = zoomRange.clamped(
      min(bounds.width / rect.width, bounds.height / rect.height))
    zoom(
      to: scale, holding: CGPoint(x: rect.midX, y: rect.midY),
      at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated)
  }

  var zoom: ContentZoom?
  var pinch: ScrollPinchGestureRecognizer?

  // MARK: Indicators

  /// A Boolean value that indicates whether a thin horizontal bar shows the visible part of the
  /// content while the content moves.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether a thin vertical bar shows the visible part of the
  /// content while the content moves.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// The distances of both scroll indicators from the view's edges, in points. The vertical
  /// indicator uses top, bottom and right; the horizontal indicator uses left, right and bottom.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The distances of the vertical scroll indicator from the view's edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      verticalScrollIndicatorInsets = usable(
        "verticalScrollIndicatorInsets", verticalScrollIndicatorInsets, or: oldValue)
      setNeedsLayout()
    }
  }
  /// The distances of the horizontal scroll indicator from the view's edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      horizontalScrollIndicatorInsets = usable(
        "horizontalScrollIndicatorInsets", horizontalScrollIndicatorInsets, or: oldValue)
      setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether the safe area is added to the insets of the scroll
  /// indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { setNeedsLayout() } }
  /// The style of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsLayout() } }
  let indicators = ScrollIndicators()
  /// The object outside of the scroll view that moves with the content, or `nil`.
  package weak var follower: (any ScrollFollower)?
  /// The object that arranges the content, or `nil`.
  package weak var arrangement: (any ScrollArrangement)?

  // MARK: State

  /// A Boolean value that indicates whether a touch is on the content.
  open internal(set) var isTracking = false
  /// A Boolean value that indicates whether a touch has begun to drag the content.
  open var isDragging: Bool { drag != nil }
  /// A Boolean value that indicates whether the content continues to move without a touch after a
  /// drag.
  open var isDecelerating: Bool { run?.kind.isDeceleration ?? false }

  package var drag: ContentDrag?
  package var run: ContentRun?
  /// A Boolean value that indicates whether the content moves without a touch, for any reason.
  package var isRunning: Bool { run != nil }
  /// A counter of the changes of the content's motion. Code that calls a client compares it to
  /// detect whether the client has changed the motion.
  var changeCount = 0
  /// A Boolean value that indicates whether the current drag or motion is setting the content
  /// offset.
  var isOwnWrite = false
  /// The display link that advances motions and fading scroll indicators, or `nil` while there are
  /// none.
  var frames: CADisplayLink?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.scrollView = self
    pan.addTarget(self, action: Selector(UIScrollView.handlePan))
    addGestureRecognizer(pan)
  }

  /// Returns `nil`: scroll views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the content offset to any point. An animated change uses a spring that continues the
  /// current velocity. The present motion of the content ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard let contentOffset = usable("setContentOffset", contentOffset) else { return }
    if animated, window?.windowScene != nil { return animate(to: contentOffset) }
    stopRun()
    self.contentOffset = contentOffset
  }

  /// Scrolls by the least distance that shows a rectangle of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let rect = usable("scrollRectToVisible", rect) else { return }
    let inset = adjustedContentInset
    func nearest(_ offset: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      min(max(offset, min(first, last)), max(first, last))
    }
    let target = CGPoint(
      x: nearest(
        contentOffset.x, rect.minX - inset.left, rect.maxX + inset.right - bounds.width),
      y: nearest(
        contentOffset.y, rect.minY - inset.top, rect.maxY + inset.bottom - bounds.height))
    setContentOffset(clamped(target), animated: animated)
  }

  /// Shows the scroll indicators for a short time.
  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.startFading(in: self)
  }

  // MARK: Constraints

  /// The rectangle of the content. Constraints between the guide and the subviews determine
  /// `contentSize`, as do constraints between the subviews and the edges of the scroll view.
  open var contentLayoutGuide: UILayoutGuide { guide(\.content, .content) }
  /// The frame of the scroll view. Subviews that are constrained to this guide do not scroll.
  open var frameLayoutGuide: UILayoutGuide { guide(\.frame, .frame) }

  override func didPlaceSubviews(by engine: LayoutEngine) {
    guard let content = guides.content else { return }
    let size = engine.determinedSize(of: content)
    let scale = shownZoomScale
    contentSize = CGSize(
      width: size.width.map { $0 * scale } ?? contentSize.width,
      height: size.height.map { $0 * scale } ?? contentSize.height)
  }

  // MARK: Geometry

  package override func layerWillChange(to newBounds: CGRect) {
    if newBounds != layer.bounds { arrangement?.boundsWillChange(to: newBounds) }
    super.layerWillChange(to: newBounds)
  }

  package override func layerDidChange(_ change: LayerChange) {
    let isOwn = isOwnWrite
    super.layerDidChange(change)
    isOwnWrite = false
    if layer.bounds.origin != change.bounds.origin {
      offsetChanged(by: isOwn ? .motion : .client)
    }
    // When a cancelled transition restores the size of the view, it also restores the offset, which
    // is kept until the content has its old size again.
    if layer.bounds.size != change.bounds.size { rangeChanged(keepsOffset: change.isReturn) }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === pan, !delaysContentTouches else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return pan.touches.allSatisfy { touch in
      guard let view = touch.view, view !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Returns whether a touch that `view` has received can become a drag. It always returns `true`
  /// (our choice). In UIKit it returns `false` for controls, which is possible there because
  /// touches in the content are delayed.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.place(in: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { rest() }
  }

  /// Returns the scroll view itself while its content moves: a touch then stops the content, and
  /// the views in it do not receive the touch.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && runsFast ? self : hit
  }
}
