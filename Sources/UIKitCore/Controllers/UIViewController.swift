import Foundation
import GlissadeTransitions

/// A controller that manages a view and its content, and presents other controllers.
///
/// ```swift
/// let page = UIViewController()
/// page.view.backgroundColor = .white
/// page.modalPresentationStyle = .fullScreen
/// present(page, animated: true)
/// ```
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment,
  UIContentContainer
{
  /// The controller's title in bars; its navigation item and tab bar item use it.
  open var title: String? {
    willSet { observations?.willChange() }
    didSet {
      observations?.didChange()
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
    }
  }
  package override func observedReader(of keyPath: String) -> ((NSObject) -> Any?)? {
    keyPath == "title" ? { ($0 as? UIViewController)?.title } : nil
  }
  var navigationItemStorage: UINavigationItem?
  var tabBarItemStorage: UITabBarItem?

  // MARK: View
  private var storedView: UIView?

  // MARK: Presentation
  /// The delegate that vends the animators and drivers of this controller's presentation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The way in which the presented controller covers its presenter. The default is `.automatic`,
  /// which reads as `.pageSheet` (P-01).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { ownPresentationStyle == .automatic ? .pageSheet : ownPresentationStyle }
    set { ownPresentationStyle = newValue }
  }
  /// The presentation style that was set last, which may be `.automatic`.
  var ownPresentationStyle = UIModalPresentationStyle.automatic
  /// The built-in transition with which this controller is presented and dismissed.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The built-in transition with which this controller is presented or pushed, and dismissed or
  /// popped; `nil` means the standard one. An animator of a delegate has precedence.
  open var preferredTransition: UIViewController.Transition?
  /// The presentation with which this controller presents another one, or `nil`. The controller
  /// owns this presentation.
  package var presentation: Presentation?
  /// The presentation that presents this controller.
  package weak var presentedBy: Presentation?
  /// The transition in which this controller takes part, until step 5 of the transition's end
  /// (C-01).
  weak var activeTransition: PlayedTransition?

  // MARK: Appearance
  /// The presentation or dismissal of this controller that is in progress, or `nil` if there is
  /// none.
  var presentationChange: PresentationChange?
  var appearance = AppearanceProgress()
  var checker = AppearanceChecker()
  /// The number of this controller among the existing ones of its class, or `nil` before its first
  /// appearance callback.
  var logNumber: Int?

  // MARK: Containment
  /// The children of this controller, in the order of addition.
  open internal(set) var children: [UIViewController] = []
  /// The container of this controller.
  open internal(set) weak var parent: UIViewController?
  /// The latest transition between two children of this controller.
  package weak var childTransition: ChildTransition?
  /// The move into or out of a container that causes the current appearance callbacks.
  var parentMove = ParentMove.none

  /// Creates a controller. `nibNameOrNil` must be `nil`, because there are no nib files; the bundle
  /// is ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "There are no nib files here: build the view in code.")
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`: there are no storyboards to decode (N-05).
  public required init?(coder: NSCoder) { return nil }

  // MARK: View

  /// The view of the controller, which `loadView` creates on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owningViewController = nil
      storedView = newValue
      newValue?.owningViewController = self
      if additionalSafeAreaInsets.adding(containerInsets) != .zero { newValue?.updateSafeArea() }
    }
  }

  /// The view, or `nil` while it has not been created.
  open var viewIfLoaded: UIView? { storedView }
  /// A Boolean value that indicates whether the view has been created.
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view, unless it exists.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "loadView() must set `view`.")
    viewDidLoad()
  }

  /// Sets `view`. Override it to create a view of your own, without calling `super`.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Notifies the controller that its view has been created.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Notifies the controller that its view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Notifies the controller, once per appearance, that its view is in the window and laid out
  ///
  open func viewIsAppearing(_ animated: Bool) {}
  /// Notifies the controller that its view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Notifies the controller that its view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Notifies the controller that its view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that indicates whether this controller is being presented, or reappears after
  /// a cancelled dismissal: from just before its first appearance callback until after its last
  /// one.
  open var isBeingPresented: Bool { presentationChange?.kind == .presenting }
  /// A Boolean value that indicates whether this controller is being dismissed, or disappears after
  /// a cancelled presentation: from just before its first appearance callback until after its last
  /// one.
  open var isBeingDismissed: Bool { presentationChange?.kind == .dismissing }
  /// A Boolean value that indicates whether the controller appears because it is added to a
  /// container; `false` outside of appearance callbacks.
  open var isMovingToParent: Bool { parentMove == .entering }
  /// A Boolean value that indicates whether the controller disappears because it is removed from
  /// its container; `false` outside of appearance callbacks.
  open var isMovingFromParent: Bool { parentMove == .leaving }

  /// Notifies a child that its appearance starts to change. A container that forwards appearance
  /// callbacks itself calls this method.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, byClient: true)
  }

  /// Ends the change of the appearance that `beginAppearanceTransition(_:animated:)` began last.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout

  /// Notifies the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Notifies the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Updates the constraints of the view, before the view's first layout and after each call of
  /// `setNeedsUpdateConstraints`. Overrides call `super` at their end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The insets, in points, that this controller adds to the safe area of its view, for example for
  /// bars of its own.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      additionalSafeAreaInsets = usable(
        "additionalSafeAreaInsets", additionalSafeAreaInsets, or: oldValue)
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
    }
  }
  /// The insets of the view, in points, that bars of its container cover.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// Notifies the controller that the safe area of its view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The strip above the safe area of the view.
  open var topLayoutGuide: any UILayoutSupport { view.supportGuide(isTop: true) }
  /// The strip below the safe area of the view.
  open var bottomLayoutGuide: any UILayoutSupport { view.supportGuide(isTop: false) }

  // MARK: Presentation

  /// The controller that is presented by this one, or by a container of it.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or a container of it.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenter ?? parent?.presentingViewController
  }

  /// The presentation controller that presents this controller or, before the presentation, will
  /// present it.
  open var presentationController: UIPresentationController? {
    presentedBy?.original ?? parent?.presentationController ?? upcomingController
  }
  /// The presentation controller of the sheet in which this controller is or will be presented;
  /// `nil` with other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller that was created before the presentation for which it is used;
  /// `nil` if there is none.
  var nextPresentationController: UIPresentationController?

  /// The coordinator of this controller's transition, or `nil` if there is none (C-01).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parent?.transitionCoordinator
  }

  /// Presents `viewControllerToPresent`. The transitioning delegate of that controller vends the
  /// animator, and the transition starts at once (B-11). `completion` runs after `viewDidAppear`,
  /// unless the transition is cancelled. The call is refused, with one log line, while
  /// another controller is presented or a transition is in progress.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = presenter(of: viewControllerToPresent)
    guard let window = presenter.viewIfLoaded?.window, let scene = window.windowScene else {
      scene?.resources.logWarning("present: the view of \(logName) is in no window")
      return
    }
    scene.enter {
      // A resize in this frame must reach the views that are about to move. The layout calls the
      // client, so it precedes all decisions.
      window.layoutIfNeeded()
      if let reason = presenter.reasonNotToPresent(viewControllerToPresent, in: window) {
        return scene.resources.logWarning(
          "present \(viewControllerToPresent.logName) is refused: \(reason)")
      }
      let presentation = Presentation(
        presenter: presenter, presented: viewControllerToPresent, window: window, scene: scene)
      presenter.presentation = presentation
      viewControllerToPresent.presentedBy = presentation
      presentation.makeController(source: self, traits: window.traitCollection)
      let plan = TransitionPlan.presenting(presentation, source: self, animated: flag)
      // The transitioning delegate may have replaced the root controller when it was called.
      guard presenter.presentation === presentation else { return }
      presentation.addContainer()
      presentation.present(plan, completion: completion)
    }
  }

  /// Dismisses the controller that this one presents, with all controllers above it. A presented
  /// controller forwards the call to its presenter. `completion` runs after
  /// `viewDidDisappear`, unless the transition is cancelled.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let receiver = sequence(first: self, next: \.parent).first { $0.presentation != nil } ?? self
    guard let presentation = receiver.presentation else {
      if let presenter = outermost.presentedBy?.presenter {
        return presenter.dismiss(animated: flag, completion: completion)
      }
      scene?.resources.logWarning("dismiss: \(logName) presents nothing and is not presented")
      return
    }
    guard let scene = presentation.scene else { return }
    scene.enter {
      // A delegate is being called for the presentation, whose transition has not begun.
      if !presentation.hasBegun, !presentation.isEnding {
        return scene.resources.logWarning("dismiss is refused: the presentation has not begun")
      }
      if presentation.isInTransition {
        return scene.resources.logWarning("dismiss is refused: a transition is under way")
      }
      if presentation.presented.presentation?.isInTransition ?? false {
        return scene.resources.logWarning("dismiss is refused: a transition is under way above")
      }
      // Only the requested dismissal is visible: the presentations above end at once, without
      // waiting for their animators.
      presentation.presented.endPresentations()
      guard receiver.presentation === presentation, !presentation.isInTransition else { return }
      let plan = TransitionPlan.dismissing(
        presentation, animated: flag && !presentation.endsAtOnce)
      // A delegate or a callback may have dismissed the controller meanwhile.
      guard receiver.presentation === presentation, !presentation.isInTransition else {
        return scene.resources.logWarning(
          "dismiss is refused: another dismissal has begun meanwhile")
      }
      presentation.dismiss(plan, completion: completion)
    }
  }

  /// Pushes `vc` onto the nearest navigation controller that contains this one, or presents it if
  /// there is none (N-15).
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.show(vc, sender: sender)
  }

  /// Shows `vc` as the details of the nearest split view controller, or presents it if there is
  /// none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let columnContainer else { return present(vc, animated: true) }
    columnContainer.showDetailViewController(vc, sender: sender)
  }

  // MARK: Containment

  /// The controller's content of a navigation bar, created on first use. The item's title follows
  /// that of the controller.
  open var navigationItem: UINavigationItem {
    if let navigationItemStorage { return navigationItemStorage }
    let item = UINavigationItem()
    item.title = title
    navigationItemStorage = item
    return item
  }

  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// The controller's item of a tab bar, created on first use. The item's title follows that of the
  /// controller. A navigation controller without an item of its own uses that of its root.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemStorage { return tabBarItemStorage }
      if let root = (self as? UINavigationController)?.viewControllers.first {
        return root.tabBarItem
      }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemStorage = item
      return item
    }
    set {
      tabBarItemStorage = newValue
      tabContainer?.itemsChanged()
    }
  }

  /// Makes `childController` a child and calls its `willMove(toParent:)`. The caller adds the
  /// child's view and calls `didMove(toParent:)` (K-06). The call is refused, with one log line,
  /// for a controller that is presented, or that contains this one.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    precondition(childController !== self, "A controller cannot contain itself.")
    guard acceptsChild(childController) else { return }
    let wasRoot = childController.isRoot
    childController.removeFromParent()
    childController.willMove(toParent: self)
    // In the callback the client may have put the child into a container or a window, or presented
    // it. That later call takes precedence.
    guard stillAcceptsChild(childController, wasRoot: wasRoot) else { return }
    children.append(childController)
    childController.parent = self
    // A child appears at once if its view is already in the window.
    if childController.viewIfLoaded?.window != nil, childController.comesWithItsView {
      childController.willAppear(false)
    }
  }

  /// Removes this controller from its container and calls `didMove(toParent: nil)`. The caller
  /// calls `willMove(toParent: nil)` beforehand and removes the view (K-06).
  open func removeFromParent() {
    guard parent != nil else { return }
    // A controller that is presented in the context of a child lies in the view of the child's
    // container. The child's own view does not return to that container.
    let isAway = viewIfLoaded?.superview == nil
    endPresentations()
    if isAway { viewIfLoaded?.removeFromSuperview() }
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childLeft(self)
    // If the view is in no window, its removal sends the controller no callbacks.
    if viewIfLoaded?.window == nil { settleAppearance() }
    didMove(toParent: nil)
  }

  /// Exchanges the view of one child for that of another, with an animation.
  ///
  /// The view of `toViewController` is added with its current frame above that of
  /// `fromViewController`, which is removed after the animation; both controllers stay children
  /// . `completion` receives `true` if all animations reached their end. The call is refused,
  /// with one log line, unless both controllers are children, and during another transition between
  /// children.
  ///
  /// - Parameter duration: The duration in seconds.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let host = hostOfTransition(from: fromViewController, to: toViewController) else {
      return
    }
    let animator = ChildExchangeAnimator(
      duration: duration, options: options, animations: animations)
    let change = ChildTransition(
      container: self, kind: .custom, hostView: host, from: fromViewController,
      to: toViewController,
      toFinalFrame: { toViewController.view.frame }, enters: false, leaves: false)
    change.run(TransitionPlan(animator: animator, driver: nil, isAnimated: true)) { _ in
      animator.skip()
    } completion: { _ in
      completion?(animator.hasFinished)
    }
  }

  /// Notifies the controller that it is about to be added to a container, or removed if `parent` is
  /// `nil`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Notifies the controller that its container has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// A Boolean value that indicates whether children receive appearance callbacks automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Updates a built-in container after the container itself or a client has removed a child.
  func childLeft(_ child: UIViewController) { (self as? any ChildObserver)?.didRemove(child) }
  /// A Boolean value that indicates whether the controller is a built-in container that sends its
  /// children their appearance callbacks itself.
  var forwardsAppearanceItself: Bool { self is any AppearanceSender }

  open override var next: UIResponder? {
    storedView?.superview ?? parent ?? presentingViewController
  }

  // MARK: Sizes

  /// The size that the content prefers, in points; zero for no preference. A change notifies the
  /// container, or the presentation controller.
  open var preferredContentSize = CGSize.zero {
    didSet {
      preferredContentSize = usable("preferredContentSize", preferredContentSize, or: oldValue)
      if preferredContentSize != oldValue { announcePreferredSize() }
    }
  }
  /// Notifies the container, or else the presentation controller, that the preferred size has
  /// changed.
  func announcePreferredSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentedBy?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Notifies the container that a child prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size, in points, of a child in a container of the size `parentSize`, as the
  /// resizing mask of the child's view determines it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let inner = child.viewIfLoaded,
      let view = viewIfLoaded, view.bounds.size != .zero
    else { return parentSize }
    // A presentation in the child's context may have removed the child's view.
    let place = child.presentation?.presentersPlace
    guard let outer = place?.superviewSize ?? inner.superview?.bounds.size else {
      return parentSize
    }
    // Views between this view and the child's are assumed to keep their distances to the edges of
    // this view.
    let change = CGSize(
      width: parentSize.width - view.bounds.width, height: parentSize.height - view.bounds.height)
    let next = CGSize(
      width: outer.width + change.width, height: outer.height + change.height)
    if let place { return place.frame(in: next).size }
    if inner.autoresizingMask.isEmpty, inner.bounds.size == outer { return next }
    return UIView.resized(
      inner.frame, mask: inner.autoresizingMask, from: outer, to: next
    ).size
  }
  /// Notifies the controller that its view is about to be resized together with the window.
  /// Overrides must call `super`, which notifies the children whose size changes, too.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: The coordinator that runs animations alongside, after the view has its new
  ///     size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard next != child.view.bounds.size else { continue }
      child.viewWillTransition(to: next, with: coordinator)
      // A controller that is presented in the child's context covers the child's view.
      for presented in child.presentedInContext {
        presented.presentedBy?.controller.viewWillTransition(to: next, with: coordinator)
      }
    }
  }
  /// Notifies the controller that its traits are about to change, together with the window's size.
  /// Overrides must call `super`, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.willTransition(to: newCollection, with: coordinator)
    }
  }

  // MARK: Editing

  private var isInEditing = false
  /// A Boolean value that indicates whether the user edits the content.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends the editing of the content. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditing = editing
    editButton?.title = editing ? "Done" : "Edit"
    editButton?.style = editing ? .done : .plain
  }
  private var editButton: UIBarButtonItem?
  /// A button that begins and ends the editing: *Edit* or *Done*.
  open var editButtonItem: UIBarButtonItem {
    if let editButton { return editButton }
    let press = UIAction { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    let made = UIBarButtonItem(title: isInEditing ? "Done" : "Edit", primaryAction: press)
    made.style = isInEditing ? .done : .plain
    editButton = made
    return made
  }

  // MARK: Segues: see UIStoryboardSegue.swift

  /// The storyboard that made the controller, or `nil`.
  open internal(set) var storyboard: UIStoryboard?

  /// Notifies the controller of a segue that is about to be performed, so that the controller can
  /// configure the segue's destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue is to be performed. `performSegue(withIdentifier:sender:)` does not
  /// call this method.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue that `addSegue` has added for an identifier. If there is none, a warning is
  /// logged.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = segueMakers[identifier]?() else {
      scene?.resources.logWarning(
        "performSegue: \(logName) has no segue \"\(identifier)\"; add it with addSegue")
      return
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
  /// Adds a segue, as an arrow does in a storyboard.
  ///
  /// - Parameters:
  ///   - identifier: The identifier for `performSegue(withIdentifier:sender:)`.
  ///   - make: A closure that makes the segue, with a new destination, each time it is performed.
  open func addSegue(withIdentifier identifier: String, make: @escaping () -> UIStoryboardSegue) {
    segueMakers[identifier] = make
  }
  /// The closures that make the segues, by the identifiers of the segues.
  var segueMakers: [String: () -> UIStoryboardSegue] = [:]

  // MARK: Presentation

  /// A Boolean value that indicates whether the user cannot dismiss the sheet that shows the
  /// controller, or a container of it.
  open var isModalInPresentation = false
  /// The presentation controller of the popover in which this controller is or will be presented;
  /// `nil` with other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// A Boolean value that indicates whether presentations of the style `.currentContext` or
  /// `.overCurrentContext` by this controller or its children cover this controller's view instead
  /// of the window.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether this controller's `modalTransitionStyle` is used for
  /// presentations in its context.
  open var providesPresentationContextTransitionStyle = false

  /// A Boolean value that indicates whether scroll views with the behavior `.automatic` in the
  /// controller's view add the safe area to their insets.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The items of the navigation controller's toolbar while this controller is at the top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.updateToolbar(animated: false) }
  }
  /// Sets `toolbarItems`; new buttons fade in if the change is animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    if animated { navigationController?.toolbar.setItems(toolbarItems, animated: true) }
    self.toolbarItems = toolbarItems
  }
  /// A Boolean value that indicates whether the bar of a tab bar controller is hidden while this
  /// controller is in the stack of a navigation controller in one of its tabs.
  open var hidesBottomBarWhenPushed = false

  // MARK: Without effect: a desktop has no status bar, home indicator or orientation

  /// The style of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is to be hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Requests the status bar's style and visibility again, which has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// A Boolean value that indicates whether a presentation that does not cover the window
  /// determines the style of the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The orientations in which the controller can be shown. The value has no effect, because the
  /// user can give a window any size.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// A Boolean value that indicates whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Requests the supported orientations again, which has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// A Boolean value that indicates whether the home indicator is to be hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests the home indicator's visibility again, which has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The screen edges at which the system's gestures wait for the program's gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines at which edges the system's gestures wait for the program's
  /// gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests the edges that defer the system's gestures again, which has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Notifies the controller that memory is scarce. The method is never called on a desktop.
  open func didReceiveMemoryWarning() {}

  /// The edges at which the controller's view extends beneath bars. The value has no effect,
  /// because pages lie beside the bars.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// A Boolean value that indicates whether the controller's view also extends beneath opaque bars.
  /// The value has no effect.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The orientation of the user interface, which follows from the proportions of the window.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewIfLoaded?.window.map { UIInterfaceOrientation(of: $0.bounds.size) } ?? .portrait
  }
  /// Notifies the controller that the window is about to change between upright and wide, before
  /// the change. `duration` is that of the animation alongside, in seconds.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Notifies the controller in the animation alongside a change of the window between upright and
  /// wide. `duration` is that of the animation, in seconds.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Notifies the controller that the window has changed between upright and wide, after the
  /// animation alongside.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Turns the user interface with the device, which has no effect.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Traits

  /// The traits of the controller's place in the hierarchy, with its own overrides.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }
  /// Notifies the controller that its traits have changed, after the change.
  /// `previousTraitCollection` contains the former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The light or dark style of the controller and of its content; `.unspecified` means that of its
  /// environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings.style }
    set { changeTraits { $0.style = newValue } }
  }
  /// The traits that are set on the controller itself, and override those of its environment.
  var traitSettings = TraitSettings()
  /// Sets traits of a child that override those of this controller; `nil` overrides none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { $0.given = collection }
  }
  /// Returns the traits that are set on a child and override those of this controller, or `nil` if
  /// there are none.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.traitSettings.given
  }
}
