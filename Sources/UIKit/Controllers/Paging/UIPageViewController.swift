import Foundation

/// Shows one of its pages at a time; the user turns to its neighbours with a finger, a wheel or the
/// arrow keys.
///
/// A page arrives when all of it shows: only then is it the current one. A turn can be caught, led
/// back, and led on to the next page or the one on the other side at any time.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The way in which pages replace each other.
  public enum TransitionStyle: Int, Sendable {
    /// Pages lie side by side.
    case scroll = 1
  }
  /// The axis along which the pages are placed.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// The direction of a turn: `forward` brings a page from the right or from below, `reverse` one
  /// from the left or from above.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// A key of the options with which a page view controller is created.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from the name of an option.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The gap between two pages, in points, as a number; default 0.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The way in which pages replace each other, which is fixed at creation.
  open private(set) var transitionStyle: TransitionStyle
  /// The axis along which the pages are placed, which is fixed at creation.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The object that vends the pages before and after another one. Without it the user cannot turn
  /// pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { forgetNeighbours() } }
  }
  /// The object that is notified of turns by the user.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// In points.
  let spacing: CGFloat
  let scrollView: PageScrollView
  let pageControl = UIPageControl()
  /// Which dot is that of the page that is shown.
  var dot = 0
  /// The page that is shown, or from which a turn starts.
  var current: UIViewController?
  /// Where it lies, in pages.
  var slot = 0
  var turn: PageTurn?
  /// What `setViewControllers` asked for during a turn to another page.
  var waiting: PageRequest?
  var neighbours = PageNeighbours()
  /// Whether views are being put in place, which is no turn.
  var isArranging = false

  /// Creates a page view controller without a page.
  ///
  /// - Parameters:
  ///   - style: The way in which pages replace each other.
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

  /// The page that is shown, as the only member; on the way to one that the program asked for, that
  /// one.
  open var viewControllers: [UIViewController]? {
    let asked = waiting?.page ?? turn.flatMap { $0.isByUser ? nil : $0.page }
    return (asked ?? current).map { [$0] }
  }

  /// Shows another page.
  ///
  /// Animated it slides in, after the end of a turn that is under way. `completion` is told whether
  /// it arrived: the user may have led it back, or the program may have asked for another one.
  ///
  /// - Parameters:
  ///   - viewControllers: exactly one.
  ///   - direction: from where it comes.
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

  override var tellsChildrenItself: Bool { true }

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

  /// Overrides must call this one: a turn that is under way ends here.
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

/// Lays its controller's pages out.
private final class PagesView: UIView {
  weak var pager: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    pager?.arrange()
  }
}
