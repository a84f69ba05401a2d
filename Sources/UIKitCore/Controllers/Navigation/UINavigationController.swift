import Foundation

/// A container that shows the top of a stack of controllers below a bar. The user goes back with
/// the bar's button, with a drag from the left edge, or with Escape.
///
/// ```swift
/// let stack = UINavigationController(rootViewController: UIViewController())
/// stack.pushViewController(UIViewController(), animated: true)
/// stack.popViewController(animated: true)
/// ```
///
/// Each request changes `viewControllers` at once, even during a transition, and the screen
/// follows. If the new stack reverts a built-in transition, that transition is reversed from its
/// displayed position. If the top of the new stack is another page, the transition runs to its end
/// first, and then a single one leads to the top. Without animation the screen follows at once.
/// Only a transition that starts interactively changes the stack at its end (K-02).
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// The duration of the animation that hides or shows the bar, in seconds.
  open class var hideShowBarDuration: CGFloat { MotionDurations.answer }

  /// The delegate, which is notified of changes and vends animators and drivers (K-01).
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the pages.
  open var navigationBar: UINavigationBar { bar }
  private(set) var bar = UINavigationBar()
  /// The bar below the pages, with the items of the page at the top.
  open var toolbar: UIToolbar! { bottomBar }
  private lazy var bottomBar = UIToolbar()
  var hidesToolbar = true

  /// The value of `viewControllers`.
  var stack: [UIViewController] = []
  /// The stack after the last change that has ended.
  var settled: [UIViewController] = []
  /// The controller whose view is shown, or was shown when the current change began.
  var shown: UIViewController?
  /// The current change, until step 6 of its end, or `nil` if there is none.
  var change: StackChange?
  /// A Boolean value that indicates whether the last request for a stack was an animated one.
  var wantsAnimation = false
  /// The pages that are about to become children.
  let entrance = ChildEntrance()
  /// The controllers that were added to the stack and have not received `didMove(toParent:)`.
  var coming: Set<ObjectIdentifier> = []
  /// The controllers that have received `willMove(toParent: nil)` and not `didMove(toParent:)`.
  var going: Set<ObjectIdentifier> = []
  /// The size of which the container was notified last, in points.
  var announcedSize = CGSize.zero
  /// The controller of which the delegate was notified last.
  weak var announced: UIViewController?
  var hidesBar = false
  /// A Boolean value that indicates whether the stack hides the bar of a tab bar controller.
  package private(set) var hidesBottomBar = false
  let popGesture = InteractivePopGestureRecognizer()
  /// The interaction that lets touches pop a page, created on first use; `nil` before.
  var pageInteraction: (any PageInteraction)?

  /// Creates a controller with `rootViewController` at the bottom of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    listen()
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listen()
  }

  /// Creates a controller without pages whose bars are instances of the given classes; `nil` means
  /// UIKit's own class.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    bar = navigationBarClass.flatMap { UIApplication.instance(of: $0) as? UINavigationBar } ?? bar
    bottomBar = toolbarClass.flatMap { UIApplication.instance(of: $0) as? UIToolbar } ?? bottomBar
    listenToBar()
  }

  /// Returns `nil`: there are no storyboards to decode (N-05).
  public required init?(coder: NSCoder) { return nil }

  /// Adds the actions of the bar and the gesture.
  private func listen() {
    listenToBar()
    popGesture.controller = self
    popGesture.edges = .left
    popGesture.name = "pop"
    popGesture.addTarget(self, action: Selector(UINavigationController.handlePop))
  }

  private func listenToBar() {
    navigationBar.onHeight = { [weak self] in self?.arrange() }
    navigationBar.isAtEdge = { [weak self] in self?.isAtEdge($0) ?? false }
    navigationBar.controller = self
    navigationBar.delegate = self as? any UINavigationBarDelegate
  }

  // MARK: The stack

  /// The controllers of the stack, from the bottom to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack, or `nil` if the stack is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller in front: the one that is presented over this controller, or the top of the
  /// stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. The new top is pushed, or popped to if it was in the stack before.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let distinct = Set(viewControllers.map(ObjectIdentifier.init))
    precondition(
      distinct.count == viewControllers.count, "A controller can be in a stack only once.")
    replaceStack(viewControllers, animated: animated)
  }

  /// Adds a controller to the top of the stack. `viewControllers` includes it at once; the screen
  /// follows.
  ///
  /// - Parameters:
  ///   - viewController: A controller that is not in the stack.
  ///   - animated: A Boolean value that indicates whether the change is shown as a transition.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController }, "A controller can be in a stack only once.")
    replaceStack(stack + [viewController], animated: animated)
  }

  /// Removes the top of the stack.
  ///
  /// - Returns: The controller that was on top, or `nil`, without an effect, if the stack has no
  ///   other one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    replaceStack(stack.dropLast(), animated: animated)
    return top
  }

  /// Removes the controllers above a controller of the stack.
  ///
  /// - Parameter viewController: A controller of the stack.
  /// - Returns: The removed controllers, from the bottom up.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    let index = stack.firstIndex { $0 === viewController }
    guard let index else { preconditionFailure("One can only pop to a controller of the stack.") }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { replaceStack(Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Removes all controllers above the bottom of the stack.
  ///
  /// - Returns: The removed controllers, from the bottom up, or `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1, let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Notifies the container of the size that the top of the stack prefers, which determines the
  /// size of a popover.
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    announceTopSize()
  }

  /// Calls `accessibilityPerformEscape()` of the controller at the top of the stack. If that
  /// returns `false` and the user may go back, pops that controller.
  open override func accessibilityPerformEscape() -> Bool {
    if stack.last?.accessibilityPerformEscape() ?? false { return true }
    guard stack.count > 1, stack.last?.navigationItem.allowsBack ?? false else { return false }
    popViewController(animated: true)
    return true
  }

  // MARK: Gesture and bar

  /// The recognizer of the drag from the left edge, which also catches pages that a transition
  /// moves.
  ///
  /// The recognizer begins if there is a page to go back to, the `navigationItem` of the top of the
  /// stack permits that, and the recognizer's delegate returns `true`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  /// A Boolean value that indicates whether the bar is hidden. Setting it has no animation.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Slides the bar out of sight above the pages, or back in; the pages take its space. If a
  /// callback at the start of a transition calls this method, the bar moves along with the
  /// transition, and returns if the transition is cancelled.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    let before = hidesBar
    hidesBar = hidden
    guard isViewLoaded else { return }
    // A bar that already moves along with the transition continues to do so.
    if animated || change?.barWasHidden != nil, let change,
      let coordinator = change.transition?.coordinator
    {
      change.barWasHidden = change.barWasHidden ?? before
      coordinator.animateAlongsideTransition(in: view) { [weak self] _ in
        self?.arrange()
      } completion: { _ in
      }
    } else if animated, isOnShow {
      UIView.animate(withDuration: Self.hideShowBarDuration) { arrange() }
    } else {
      arrange()
    }
  }

  /// A Boolean value that indicates whether the toolbar is hidden, which it is initially.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Slides the toolbar out of sight below the pages, or back in; the pages take its space.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    updateToolbar(animated: false)
    guard animated, isViewLoaded, view.window != nil else { return arrange() }
    UIView.animate(withDuration: Self.hideShowBarDuration) { arrange() }
  }

  /// Hides the bar of the tab bar controller if one of the pages sets `hidesBottomBarWhenPushed`,
  /// or else shows it.
  func updateBottomBar(for pages: [UIViewController]) {
    let hides = pages.contains(where: \.hidesBottomBarWhenPushed)
    guard hides != hidesBottomBar else { return }
    hidesBottomBar = hides
    tabContainer?.arrange()
    if !hidesToolbar { arrange() }
  }

  // MARK: View

  override func childLeft(_ child: UIViewController) {
    guard stack.contains(where: { $0 === child }) else { return }
    replaceStack(stack.filter { $0 !== child }, animated: false)
  }

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.controller = self
    view.addSubview(navigationBar)
    view.addGestureRecognizer(popGesture)
    self.view = view
    arrange()
    showTopAtOnce()
  }

  /// Notifies the delegate that the top of the stack will be shown. Overrides must call `super`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    announceTop(animated, didShow: false)
  }

  /// Notifies the delegate that the top of the stack has been shown. Overrides must call `super`.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    announceTop(animated, didShow: true)
  }
}
