import Foundation
import UIKitCore

/// A container of two controllers: a list, and beside it the details of the item that is selected
/// in the list.
///
/// ```swift
/// let columns = UISplitViewController()
/// columns.viewControllers = [
///   UINavigationController(rootViewController: UIViewController()), UIViewController(),
/// ]
/// columns.preferredDisplayMode = .oneBesideSecondary
/// ```
///
/// In a wide window both controllers are visible side by side. A narrow window shows the primary
/// one alone; if that is a navigation controller, the secondary one is pushed onto it. When the
/// window becomes wide again, the two controllers are separated.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The arrangement of the two controllers.
  public enum DisplayMode: Int, Sendable {
    /// The usual arrangement: side by side.
    case automatic = 0
    /// The secondary controller alone.
    case secondaryOnly
    /// Both controllers side by side.
    case oneBesideSecondary
    /// The primary controller over a part of the secondary one.
    case oneOverSecondary

    /// The former name of `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The value that means the default width in the properties for the width of the primary
  /// controller.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The delegate, which is notified of changes and can arrange the controllers itself.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The primary and the secondary controller; in a narrow window the primary one alone.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? primary.map { [$0] } ?? [] : [primary, secondary].compactMap { $0 } }
    set { setControllers(newValue) }
  }
  /// A Boolean value that indicates whether the window is too narrow for both controllers.
  open internal(set) var isCollapsed = false
  /// The requested arrangement. Setting this property in an animation closure animates the
  /// controllers.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { modeChanged() } }
  }
  /// The current arrangement, which is never `.automatic`.
  open var displayMode: DisplayMode {
    if isCollapsed { return .oneBesideSecondary }
    let wanted = ownMode ?? preferredDisplayMode
    return wanted == .automatic ? .oneBesideSecondary : wanted
  }
  /// The width of the primary controller as a fraction of the container's width, 0…1, or
  /// `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The smallest width of the primary controller in points, or `automaticDimension`.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The largest width of the primary controller in points, or `automaticDimension`.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary controller, in points.
  open var primaryColumnWidth: CGFloat {
    guard let width = viewIfLoaded?.bounds.width else { return 0 }
    if isCollapsed { return width }
    let isSet = preferredPrimaryColumnWidthFraction >= 0
    let part = isSet ? min(preferredPrimaryColumnWidthFraction, 1) * width : width * 0.4
    let least = minimumPrimaryColumnWidth >= 0 ? minimumPrimaryColumnWidth : 0
    let most = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : isSet ? width : 320
    return max(least, min(part, most)).rounded()
  }
  /// A button that hides the primary controller, or shows it again.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: "Sidebar", primaryAction: UIAction { [weak self] _ in self?.togglePrimary() })

  var primary: UIViewController?
  var secondary: UIViewController?
  /// The arrangement that the user has chosen instead of the requested one, or `nil`.
  var ownMode: DisplayMode?
  /// The pages that were pushed onto the primary controller when the window got narrow.
  var pushedPages: [UIViewController] = []
  /// The child that the container itself is removing.
  var outgoing: UIViewController?
  let line = UIView()
  let dimming = UIView()

  /// Creates a container without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`: there are no storyboards to decode (N-05).
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adapt()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adapt()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  /// Pushes a controller onto the primary one if that is a navigation controller. Otherwise the
  /// controller replaces the primary one, or is presented in a narrow window.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    if let stack = primary as? UINavigationController {
      stack.pushViewController(vc, animated: true)
    } else if isCollapsed {
      present(vc, animated: true)
    } else {
      replacePrimary(vc)
    }
  }

  /// Shows a controller as the secondary one, or pushes it onto the primary one in a narrow window.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    showDetail(vc)
  }
}

extension UISplitViewController: ColumnContainer, ChildObserver {
  package func didRemove(_ child: UIViewController) {
    if child !== outgoing { forget(child) }
  }
}

extension UIViewController {
  /// The nearest split view controller that contains this controller.
  public var splitViewController: UISplitViewController? {
    columnContainer as? UISplitViewController
  }
}

/// A delegate of a split view controller. All methods are optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the arrangement is about to change to `displayMode`.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the controller that is alone visible in a narrow window, or `nil` for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns the primary controller of a window that becomes wide, or `nil` for the visible one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns whether the delegate itself has added the secondary controller to the primary one, or
  /// has discarded it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller that the delegate has removed from the primary one, or `nil`
  /// if the container is to separate the two itself.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns whether the delegate has shown a controller by itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate has shown a controller as the secondary one by itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The default implementation does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns `nil`.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  /// Returns `nil`.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns `nil`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
