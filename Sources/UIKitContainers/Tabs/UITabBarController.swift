import Foundation
import UIKitCore

/// A controller that shows one of its children, and a bar in which the user selects the child.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [UIViewController(), UIViewController()]
/// tabs.selectedIndex = 1
/// ```
///
/// A selection, by the program or by the user, changes `selectedIndex` at once, and the screen
/// follows. If the delegate vends an animator, there is a transition. If the controller from which
/// a running transition started is selected, the transition is reversed from its displayed
/// position, unless a driver controls it. Any other selection waits for the end of the transition,
/// and then a single one leads to the last selection. A transition that is cancelled restores the
/// former selection (K-05), unless the selection has changed meanwhile.
///
/// The next transition may start from the *did* callbacks on, and so in a coordinator's completion.
/// In this example it is started by a gesture that has cancelled the last one (C-06):
///
///     func slide(with pan: UIPanGestureRecognizer) {
///       tabs.selectedIndex += pan.translation(in: tabs.view).x < 0 ? 1 : -1
///       tabs.transitionCoordinator?.animate(alongsideTransition: nil) { context in
///         if context.isCancelled, pan.state == .changed { self.slide(with: pan) }
///       }
///     }
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The delegate, which permits the user's selections and vends animators and drivers (K-05).
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar below the pages.
  open var tabBar: UITabBar { bar }
  let bar = UITabBar()

  /// The value of `viewControllers`.
  var controllers: [UIViewController] = []
  /// The value of `selectedViewController`.
  var selected: UIViewController?
  /// The controller whose view is shown, or was shown when the current change began.
  var shown: UIViewController?
  /// The current change, until step 1 of its end, or `nil` if there is none.
  var change: TabChange?
  /// The controllers that are about to become children.
  let entrance = ChildEntrance()
  /// The children, which are or were in `viewControllers`.
  var members: [UIViewController] = []
  /// A Boolean value that indicates whether the delegate is called for an animator of the next
  /// change.
  var wantsAnimation = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.isAtEdge = { [weak self] in self?.isAtLowerEdge ?? false }
    tabBar.onSelect = { [weak self] item in
      guard let self, let chosen = controllers.first(where: { $0.tabBarItem === item }) else {
        return
      }
      tabBar(tabBar, didSelect: item)
      choose(chosen)
    }
  }

  /// Returns `nil`: there are no storyboards to decode (N-05).
  public required init?(coder: NSCoder) { return nil }

  /// Notifies the controller that the user has tapped a tab, before its page is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Controllers and selection

  /// The controllers from the left to the right, or `nil` if there are none.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected controller stays selected if it is among the new ones;
  /// otherwise the new one with its index is selected, or else the first. The visible page changes
  /// at once, and a transition in progress ends.
  ///
  /// - Parameter animated: A Boolean value that indicates whether the tabs move to their new
  ///   positions in an animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    precondition(
      Set(new.map(ObjectIdentifier.init)).count == new.count,
      "A controller can have only one tab.")
    replaceControllers(new, animated: animated)
  }

  /// The index of the selected controller, or `NSNotFound` if there is none.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      precondition(
        controllers.indices.contains(newValue), "There is no tab \(newValue) to select.")
      select(controllers[newValue])
    }
  }

  /// The selected controller, or `nil` if there is none.
  ///
  /// Setting it selects a member of `viewControllers`; the screen follows, with a transition if the
  /// delegate vends an animator. Any other value is a programming error.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue, controllers.contains(where: { $0 === newValue }) else {
        preconditionFailure("One can only select a controller of viewControllers.")
      }
      select(newValue)
    }
  }

  /// Selects the neighboring tab when the user presses an arrow key that the selected page does not
  /// handle.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    if selected?.scrollWithin(direction) ?? false { return true }
    let step: Int
    switch direction {
    case .right, .next: step = 1
    case .left, .previous: step = -1
    default: return false
    }
    guard let selected, let index = controllers.firstIndex(where: { $0 === selected }),
      controllers.indices.contains(index + step)
    else { return false }
    choose(controllers[index + step])
    return true
  }

  // MARK: View

  open override func loadView() {
    let view = TabsView(frame: UIScreen.main.bounds)
    view.controller = self
    view.addSubview(tabBar)
    self.view = view
    arrange()
    showSelectedAtOnce()
  }
}

extension UITabBarController: ChildObserver {
  package func didRemove(_ child: UIViewController) {
    guard controllers.contains(where: { $0 === child }) else { return }
    members.removeAll { $0 === child }
    replaceControllers(controllers.filter { $0 !== child }, animated: false)
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? { tabContainer as? UITabBarController }
}
