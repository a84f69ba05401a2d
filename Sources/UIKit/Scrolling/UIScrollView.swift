import Foundation
import GlissadeGestures
import GlissadeLayers
import GlissadeMotion

/// A view that shows a part of its content and lets a finger, a wheel or the program move it.
///
/// The content offset is the origin of the bounds. It is a model value at every instant, also while the
/// content runs by itself: each frame sets it anew.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Hears of dragging and scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The recognizer that drags the content. It may be given a delegate, made to wait for others, or moved to
  /// another view.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  let pan = ScrollPanGestureRecognizer()

  // MARK: Content

  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { rangeChanged() } } }

  /// How much further than the content's edges it can be scrolled, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { rangeChanged() } }
  }

  /// `contentInset` with the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top, left: contentInset.left + safeAreaInsets.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right + safeAreaInsets.right)
  }

  /// The point of the content at the view's top left corner. Setting it moves the content at once, to any
  /// place; a drag or a deceleration under way goes on from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  // MARK: How it scrolls

  /// Whether fingers and wheels scroll at all.
  open var isScrollEnabled = true { didSet { pan.isEnabled = isScrollEnabled } }
  /// Whether a drag moves the content along one axis only, that along which it began.
  open var isDirectionalLockEnabled = false
  /// Whether content goes beyond its ends and comes back.
  open var bounces = true
  /// Whether it does so, with `bounces`, also where all of the content is visible.
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  /// Whether it comes to rest at multiples of its own size, one page further per drag at the most.
  open var isPagingEnabled = false
  /// How quickly content let go slows down.
  open var decelerationRate = DecelerationRate.normal {
    willSet {
      precondition(
        newValue.isValid,
        "a deceleration rate is the part of the speed kept per millisecond: above 0, below 1")
    }
  }

  // MARK: Indicators

  /// Whether a thin bar shows, while the content moves, which part of it is visible.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// What the bars are to be seen against.
  open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsLayout() } }
  let indicators = ScrollIndicators()

  // MARK: What it is doing

  /// Whether a finger is down on the content.
  open internal(set) var isTracking = false
  /// Whether the finger has begun to drag it.
  open var isDragging: Bool { drag != nil }
  /// Whether the content goes on by itself after a drag.
  open var isDecelerating: Bool { run?.kind.isDeceleration ?? false }

  var drag: ContentDrag?
  var run: ContentRun?
  /// Counts what moved the content, so that whoever called client code in between can tell.
  var changeCount = 0
  /// Whether the offset being set comes from the drag or the motion under way.
  var isOwnWrite = false
  /// Calls once a frame while something runs or fades.
  var frames: CADisplayLink?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.scrollView = self
    pan.addTarget(self, action: Selector(UIScrollView.handlePan))
    addGestureRecognizer(pan)
  }

  public required init?(coder: NSCoder) { return nil }

  /// Moves the content to any place; animated it goes there on a spring that keeps the velocity of what
  /// it was doing, else at once. Whatever moved it by itself before is over.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, window?.windowScene != nil { return animate(to: contentOffset) }
    stopRun()
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as it takes to show a rectangle of the content, or as much of it as there is
  /// room for.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.startFading(in: self)
  }

  // MARK: For containers that page their controllers

  /// A finger came down, or a wheel turned: what there is to scroll to must be known now.
  func willScroll() {}
  /// The content offset is another one, whoever changed it.
  func didScroll() {}
  /// Neither a motion nor a finger moves the content any more.
  func didRest() {}

  // MARK: Geometry

  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds { super.bounds = newValue } }
  }

  private func changeBounds(_ change: () -> Void) {
    let old = super.bounds
    let isOwn = isOwnWrite
    change()
    isOwnWrite = false
    if bounds.origin != old.origin { offsetChanged(by: isOwn ? .motion : .client) }
    if bounds.size != old.size { rangeChanged() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.place(in: self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { rest() }
  }

  /// Content that runs is stopped by a touch, which is none for what it shows.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && runsFast ? self : hit
  }
}

extension UIScrollView {
  /// The part of the speed that content let go keeps per millisecond (M-08, M-09).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    private let own: CGFloat

    /// As it counts now: somebody may try another one for all of a scene.
    public var rawValue: CGFloat { Tuning.currentAnywhere(.decelerationRate, own: own) }
    public init(rawValue: CGFloat) { own = rawValue }

    public static func == (one: Self, other: Self) -> Bool { one.own == other.own }
    public func hash(into hasher: inout Hasher) { hasher.combine(own) }

    var isValid: Bool { own > 0 && own < 1 }

    public static let normal = DecelerationRate(rawValue: MotionConstants.normalDecelerationRate)
    public static let fast = DecelerationRate(rawValue: MotionConstants.fastDecelerationRate)
  }

  /// What the indicators are to be seen against.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, for any light content.
    case `default`
    /// Darker.
    case black
    /// Light, for dark content.
    case white
  }
}
