import UIKitControls
import UIKitCore

/// A controller that shows one of its pages at a time. The user turns to the next or the previous
/// page with the pointer, the wheel or the arrow keys.
///
/// ```swift
/// let pages = UIPageViewController(
///   transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
/// pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
/// ```
///
/// A page becomes the current one when all of it is visible. At any time the user can catch a turn,
/// reverse it, or continue it to the next page or to the page on the other side.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The way in which one page replaces another one.
  public enum TransitionStyle: Int, Sendable {
    /// Pages lie side by side.
    case scroll = 1
  }
  /// The axis along which the pages are placed.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// The direction of a turn: with `forward` the new page comes from the right or from below, with
  /// `reverse` from the left or from above.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// A key of the options with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from the name of an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The option for the gap between two pages. Its value is a number of points; the default is 0.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The way in which one page replaces another one. It is fixed at creation.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which the pages are placed. It is fixed at creation.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The object that provides the pages before and after another one. Without a data source the
  /// user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { forgetNeighbours() } }
  }
  /// The object that is notified of turns that the user has begun.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The positions of a book's spine. Pages that lie side by side have no spine.
  public enum SpineLocation: Int, Sendable {
    /// There is no spine (`none`), or it is at the near edge (`min`), in the middle (`mid`) or at
    /// the far edge (`max`).
    case none, min, mid, max
  }
  /// The position of the spine, which is always `none`.
  open var spineLocation: SpineLocation { .none }
  /// A Boolean value that indicates whether the back of a page shows the page after it. The value
  /// has no effect, because pages lie side by side and have no backs.
  open var isDoubleSided = false
  /// The gesture recognizers with which the user turns the pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

  /// The gap between two pages, in points.
  let spacing: CGFloat
  let scrollView: PageScrollView
  let pageControl = UIPageControl()
  /// The index of the current page's dot in the page control.
  var dot = 0
  /// The current page, at which a turn starts, or `nil`.
  var current: UIViewController?
  /// The position of the current page, in pages.
  var slot = 0
  var turn: PageTurn?
  /// The page that `setViewControllers` requested during a turn to another page, or `nil`.
  var waiting: PageRequest?
  /// The page that `setViewControllers` requested while another page was being exchanged, or `nil`.
  var requested: PageRequest?
  /// A Boolean value that indicates whether the current page is being exchanged for another one
  /// without animation.
  var isExchanging = false
  var neighbours = PageNeighbours()
  /// A Boolean value that indicates whether the pages are being laid out. Meanwhile no turn begins
  /// or ends.
  var isArranging = false

  /// Creates a page view controller without a page.
  ///
  /// - Parameters:
  ///   - style: The way in which one page replaces another one.
  ///   - navigationOrientation: The axis along which the pages are placed.
  ///   - options: The options; `interPageSpacing` in points, at least 0, is the only one.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let spacing = (options?[.interPageSpacing] as? any BinaryFloatingPoint).map { CGFloat($0) }
    let whole = (options?[.interPageSpacing] as? any BinaryInteger).map { CGFloat($0) }
    self.spacing = max(0, spacing ?? whole ?? 0)
    scrollView = PageScrollView(isVertical: navigationOrientation == .vertical)
    super.init(nibName: nil, bundle: nil)
    scrollView.pager = self
    pageControl.isHidden = true
    let page = UIAction { [weak self] _ in self?.followPageControl() }
    pageControl.addAction(page, for: .valueChanged)
  }

  /// Returns `nil`: there are no storyboards to decode (N-05).
  public required init?(coder: NSCoder) { return nil }

  // MARK: Pages

  /// The current page as the only element. After a request of the program for another page, the
  /// element is the requested page.
  open var viewControllers: [UIViewController]? {
    let asked = requested?.page ?? waiting?.page ?? turn.flatMap { $0.isByUser ? nil : $0.page }
    return (asked ?? current).map { [$0] }
  }

  /// Shows another page.
  ///
  /// With animation, the page slides in after the end of any current turn. `completion` receives
  /// `false` if the page was not reached, because the user turned back or the program requested
  /// another page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, as the only member.
  ///   - direction: The direction of the turn.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      preconditionFailure("A page view controller shows exactly one page at a time.")
    }
    loadViewIfNeeded()
    forgetNeighbours()
    let request = PageRequest(
      page: page, step: direction == .forward ? 1 : -1, completion: completion)
    let overtaken = waiting
    waiting = nil
    if animated, current != nil, isOnShow, scrollView.extent > 0 {
      start(request)
    } else {
      show(request)
    }
    askForDots()
    overtaken?.completion?(false)
  }

  // MARK: View

  open override func loadView() {
    let view = PagesView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = spacing > 0
    view.pager = self
    view.addSubview(scrollView)
    view.addSubview(pageControl)
    self.view = view
    arrange()
  }

  /// Ends the current turn. Overrides must call `super`.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endTurnNow()
  }

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch (direction, navigationOrientation) {
    case (.next, _), (.right, .horizontal), (.down, .vertical): turnPages(by: 1)
    case (.previous, _), (.left, .horizontal), (.up, .vertical): turnPages(by: -1)
    default: false
    }
  }
}

extension UIPageViewController: AppearanceSender {
  package func sendsCallbacks(to child: UIViewController) -> Bool {
    turn.map { child === current || child === $0.page } ?? false
  }

  /// Handles the removal of a page by the client. If the page is appearing, its turn ends. If it is
  /// the current page, its place stays empty.
  package func didRemove(_ child: UIViewController) {
    if let turn, child === turn.page {
      arranging { scrollView.jump(to: slot) }
      turn.end(arrived: false)
    }
    if child === current, !isExchanging { current = nil }
  }
}

/// The view of a page view controller, which lays out the pages.
private final class PagesView: UIView {
  weak var pager: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    pager?.arrange()
  }
}
