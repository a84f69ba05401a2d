import Foundation
import GlissadeTransitions

/// A controller that manages a view, its content, and what it presents.
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
  /// The style that was set last.
  var ownPresentationStyle = UIModalPresentationStyle.automatic
  /// The built-in transition of the presentation.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The built-in transition with which this controller is presented or pushed, and with which it
  /// goes; `nil` stands for the standard one. An animator of a delegate has precedence.
  open var preferredTransition: UIViewController.Transition?
  /// The presentation of the controller that this one presents, which it owns.
  package var presentation: Presentation?
  /// The presentation that presents this controller.
  package weak var presentedBy: Presentation?
  /// The transition of this controller, until step 5 of its end (C-01).
  weak var activeTransition: PlayedTransition?

  // MARK: Appearance
  /// The current change of the presentation, or `nil` unless this controller is being presented or
  /// dismissed.
  var presentationChange: PresentationChange?
  var appearance = AppearanceProgress()
  var checker = AppearanceChecker()
  /// The number among existing controllers of its class, or `nil` before its first callback.
  var logNumber: Int?

  // MARK: Containment
  /// The children of this controller, in the order of addition.
  open internal(set) var children: [UIViewController] = []
  /// The container of this controller.
  open internal(set) weak var parent: UIViewController?
  /// The latest transition between two children.
  weak var childTransition: ChildTransition?
  /// The move into or out of the container to which the current callbacks belong.
  var parentMove = ParentMove.none

  /// Creates a controller. The arguments are ignored, because there are no nibs.
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

  /// A Boolean value that indicates whether this controller is being presented, or comes back
  /// from a cancelled dismissal: from just before the first callback until after the last one.
  open var isBeingPresented: Bool { presentationChange?.kind == .presenting }
  /// A Boolean value that indicates whether this controller is being dismissed, or goes after
  /// a cancelled presentation: from just before the first callback until after the last one.
  open var isBeingDismissed: Bool { presentationChange?.kind == .dismissing }
  /// A Boolean value that indicates, in callbacks only, whether this controller was added.
  open var isMovingToParent: Bool { parentMove == .entering }
  /// A Boolean value that indicates, in callbacks only, whether this controller is removed.
  open var isMovingFromParent: Bool { parentMove == .leaving }

  /// Notifies a child, instead of its container, that its appearance starts to change.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated, byClient: true)
  }

  /// Ends the change of `beginAppearanceTransition`, in the direction that began last.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout

  /// Notifies the controller that its view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Notifies the controller that its view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Changes the constraints of the view, before its first layout and after its
  /// `setNeedsUpdateConstraints`. Overrides call `super` at their end.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The space for bars of this controller, in points, in addition to its container's safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      additionalSafeAreaInsets = usable(
        "additionalSafeAreaInsets", additionalSafeAreaInsets, or: oldValue)
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() }
    }
  }
  /// The space at the edges of the view that belongs to bars of its container over the view.
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

  /// The presentation controller while this controller is presented, and before that the one with
  /// which it will be presented.
  open var presentationController: UIPresentationController? {
    presentedBy?.original ?? parent?.presentationController ?? upcomingController
  }
  /// The presentation controller of the sheet that this controller is presented in, or will be;
  /// `nil` with other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The presentation controller that was asked for before the presentation, which uses it.
  var nextPresentationController: UIPresentationController?

  /// The coordinator of this controller's transition, or `nil` (C-01).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parent?.transitionCoordinator
  }

  /// Presents `viewControllerToPresent`: its transitioning delegate is asked, and the transition
  /// starts at once (B-11). `completion` runs after `viewDidAppear`, unless the transition is
  /// cancelled. The call is refused, with one log line, while another controller is
  /// presented or a transition is in progress.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = presenter(of: viewControllerToPresent)
    guard let window = presenter.viewIfLoaded?.window, let scene = window.windowScene else {
      scene?.logWarning("present: the view of \(logName) is in no window")
      return
    }
    scene.enter {
      // A resize in this frame must reach the views that are about to move. The layout calls the
      // client, so it precedes all decisions.
      window.layoutIfNeeded()
      if let reason = presenter.reasonNotToPresent(viewControllerToPresent, in: window) {
        return scene.logWarning("present \(viewControllerToPresent.logName) is refused: \(reason)")
      }
      let presentation = Presentation(
        presenter: presenter, presented: viewControllerToPresent, window: window, scene: scene)
      presenter.presentation = presentation
      viewControllerToPresent.presentedBy = presentation
      presentation.makeController(source: self, traits: window.traitCollection)
      let plan = TransitionPlan.presenting(presentation, source: self, animated: flag)
      // The client may have replaced the root while it was asked.
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
      scene?.logWarning("dismiss: \(logName) presents nothing and is not presented")
      return
    }
    guard let scene = presentation.scene else { return }
    scene.enter {
      // The client is being asked about the presentation.
      if !presentation.hasBegun, !presentation.isEnding {
        return scene.logWarning("dismiss is refused: the presentation has not begun")
      }
      if presentation.isInTransition {
        return scene.logWarning("dismiss is refused: a transition is under way")
      }
      if presentation.presented.presentation?.isInTransition ?? false {
        return scene.logWarning("dismiss is refused: a transition is under way above")
      }
      // Only the requested dismissal is visible: animators of the presentations above are not
      // waited for.
      presentation.presented.endPresentations()
      guard receiver.presentation === presentation, !presentation.isInTransition else { return }
      let plan = TransitionPlan.dismissing(presentation, animated: flag)
      // The client, which was asked and notified, may have dismissed it meanwhile.
      guard receiver.presentation === presentation, !presentation.isInTransition else {
        return scene.logWarning("dismiss is refused: another dismissal has begun meanwhile")
      }
      presentation.dismiss(plan, completion: completion)
    }
  }

  /// Presents `vc`, or pushes it within a container that has a stack of controllers (N-15).
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.show(vc, sender: sender)
  }

  /// The nearest split view controller that contains this one.
  open var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }

  /// Shows `vc` as the details of the nearest split view controller, or presents it without one.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: true) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }

  // MARK: Containment

  /// The controller's content of a navigation bar, created on first use. Its title follows the
  /// controller's.
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

  /// The controller's item of a tab bar, created on first use. Its title follows the controller's.
  /// A navigation controller without an item of its own has that of its root.
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
      tabBarController?.itemsChanged()
    }
  }

  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  /// Makes `childController` a child and calls its `willMove(toParent:)`. The caller adds its view
  /// and calls `didMove(toParent:)` (K-06). The call is refused, with one log line, for a
  /// controller that is presented, or that contains this one.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    precondition(childController !== self, "A controller cannot contain itself.")
    guard acceptsChild(childController) else { return }
    let wasRoot = childController.isRoot
    childController.removeFromParent()
    childController.willMove(toParent: self)
    // The client may have put it into a container or a window, or presented it meanwhile. The later
    // call takes precedence.
    guard stillAcceptsChild(childController, wasRoot: wasRoot) else { return }
    children.append(childController)
    childController.parent = self
    // A child whose view is in the window already appears at once.
    if childController.viewIfLoaded?.window != nil, childController.comesWithItsView {
      childController.willAppear(false)
    }
  }

  /// Removes this controller from its container and calls `didMove(toParent: nil)`. The caller
  /// calls `willMove(toParent: nil)` before and removes the view (K-06).
  open func removeFromParent() {
    guard parent != nil else { return }
    // What is presented in the context of a child lies in the view of its container. The child's
    // own view does not return there.
    let isAway = viewIfLoaded?.superview == nil
    endPresentations()
    if isAway { viewIfLoaded?.removeFromSuperview() }
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.childLeft(self)
    // Without the view in the window, nobody else notifies the controller.
    if viewIfLoaded?.window == nil { settleAppearance() }
    didMove(toParent: nil)
  }

  /// Exchanges the view of one child for that of another, with an animation.
  ///
  /// The view of `toViewController` is added above the other one with its current frame, and the
  /// other one is removed after the animation; both controllers stay children. `completion`
  /// receives whether all animations reached their end. The call is refused, with one log line, for
  /// other controllers than children, and during another transition between them.
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

  /// Notifies the controller of its next container, or `nil`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Notifies the controller that its container has changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// A Boolean value that indicates whether children receive appearance callbacks automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Updates a container of ours after a child has left it, which a client may have taken out.
  func childLeft(_ child: UIViewController) { (self as? any AppearanceSender)?.didRemove(child) }
  /// A Boolean value that indicates whether a container of ours sends its children the callbacks.
  var forwardsAppearanceItself: Bool { self is any AppearanceSender }

  open override var next: UIResponder? {
    storedView?.superview ?? parent ?? presentingViewController
  }

  // MARK: Sizes

  /// The size that the content would like to have, in points; zero for none. A change notifies the
  /// container, or the presentation controller.
  open var preferredContentSize = CGSize.zero {
    didSet {
      preferredContentSize = usable("preferredContentSize", preferredContentSize, or: oldValue)
      if preferredContentSize != oldValue { announcePreferredSize() }
    }
  }
  /// Notifies the controller's container of another preferred size.
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
  /// Returns the size of a child in a container of a size, in points: what its resizing mask makes
  /// of its view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let inner = child.viewIfLoaded,
      let view = viewIfLoaded, view.bounds.size != .zero
    else { return parentSize }
    // A presentation in the child's context may have removed its view.
    let place = child.presentation?.presentersPlace
    guard let outer = place?.superviewSize ?? inner.superview?.bounds.size else {
      return parentSize
    }
    // Views between the two are taken to keep their distances to the edges of this one.
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
  /// Notifies the controller that its view is about to be resized, with the window. Overrides must
  /// call `super`, which notifies the children whose size changes, too.
  ///
  /// - Parameters:
  ///   - size: The new size of the view, in points.
  ///   - coordinator: Animates along with the change, after it has been made.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let next = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard next != child.view.bounds.size else { continue }
      child.viewWillTransition(to: next, with: coordinator)
      // What is presented in the child's context covers its view.
      for presented in child.presentedInContext {
        presented.presentedBy?.controller.viewWillTransition(to: next, with: coordinator)
      }
    }
  }
  /// Notifies the controller that its traits are about to change, with the window's size. Overrides
  /// must call `super`, which notifies the children.
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

  /// Notifies the controller of a segue that is about to be performed, to configure its
  /// destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue is to be performed. A segue that code performs is not asked about.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue that `addSegue` has added for an identifier. A missing one is logged.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = segueMakers[identifier]?() else {
      scene?.logWarning(
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
  /// The makers of segues by their identifiers.
  var segueMakers: [String: () -> UIStoryboardSegue] = [:]

  // MARK: Presentation

  /// A Boolean value that indicates whether the user cannot dismiss the sheet that shows the
  /// controller, or a container of it.
  open var isModalInPresentation = false
  /// The presentation controller of the popover that this controller is presented in, or will be;
  /// `nil` with other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// A Boolean value that indicates whether a presentation of the style `.currentContext` or
  /// `.overCurrentContext` from here covers this controller's view instead of the window.
  open var definesPresentationContext = false
  /// A Boolean value that indicates whether the presenter's `modalTransitionStyle` is used for a
  /// presentation in its context.
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
  /// determines the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The orientations in which the controller can be shown. A window has any size the user wants.
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
  /// The screen edges at which the system's gestures wait for the program's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that determines at which edges the system's gestures wait.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests the deferring edges again, which has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Notifies the controller of scarce memory, which a desktop never does.
  open func didReceiveMemoryWarning() {}

  /// The edges to which the controller's view extends beneath bars, which it does not do here.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// A Boolean value that indicates whether it also extends beneath opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The orientation of the user interface, which is always `.portrait`.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Turns the user interface with the device, which has no effect.
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Traits

  /// The traits of the controller's place in the hierarchy, with its own overrides.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }
  /// Notifies the controller that its traits have changed, after the change.
  /// `previousTraitCollection` has the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The style of the controller and of its content; `.unspecified` for that of its environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings.style }
    set { changeTraits { $0.style = newValue } }
  }
  /// The traits that the controller has by itself.
  var traitSettings = TraitSettings()
  /// Gives traits to a child, which override those of this controller; `nil` gives none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeTraits { $0.given = collection }
  }
  /// Returns the traits that were given to a child, or `nil`.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.traitSettings.given
  }
}
