import Foundation
import GlissadeTransitions

/// Manages a view, what it shows, and what it presents.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// The name that a bar shows for this controller; its navigation item and tab bar item take it over.
  open var title: String? {
    didSet {
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
    }
  }
  var navigationItemStorage: UINavigationItem?
  var tabBarItemStorage: UITabBarItem?

  // View
  private var storedView: UIView?

  // Presentation
  /// Vends what this controller is presented and dismissed with.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// What this controller presents; owned here.
  var presentation: Presentation?
  /// The presentation that this controller is presented by.
  weak var presentedBy: Presentation?
  /// The transition that this controller takes part in, to step 5 of its end (C-01).
  weak var activeTransition: Transition?

  // Appearance
  /// Nil unless this controller is being presented or dismissed.
  var presentationChange: PresentationChange?
  var appearance = AppearanceProgress()
  var checker = AppearanceChecker()
  /// Among living controllers of its class; nil before its first callback.
  var logNumber: Int?

  // Containment
  /// The controllers in this one, in order of addition.
  open internal(set) var children: [UIViewController] = []
  /// The container that this controller is in.
  open internal(set) weak var parent: UIViewController?
  /// Between two of its children, the last one.
  weak var childTransition: ChildTransition?
  /// Whose way its callbacks tell of just now.
  var parentMove = ParentMove.none

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(nibNameOrNil == nil, "There are no nib files here: build the view in code.")
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// There are no storyboards: decoding yields nothing (N-05).
  public required init?(coder: NSCoder) { return nil }

  // MARK: The view

  /// The view that this controller manages, made by `loadView` when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owningViewController = nil
      storedView = newValue
      newValue?.owningViewController = self
    }
  }

  /// The view, nil while it has not been made.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view, if that has not happened yet.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "loadView() must set `view`.")
    viewDidLoad()
  }

  /// Sets `view`. Override it to make one of your own, without calling `super`.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  /// Once per appearance, with the view in the window and laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether this controller is being presented: true from just before the first appearance callback of
  /// its presentation until after the last one.
  open var isBeingPresented: Bool { presentationChange?.kind == .presenting }
  /// Whether this controller is being dismissed: true from just before the first appearance callback of
  /// its dismissal until after the last one.
  open var isBeingDismissed: Bool { presentationChange?.kind == .dismissing }
  /// True inside the callbacks with which this controller appears because it came into its container.
  open var isMovingToParent: Bool { parentMove == .entering }
  /// True inside the callbacks with which this controller disappears because it leaves its container.
  open var isMovingFromParent: Bool { parentMove == .leaving }

  /// Tells a child, in place of its container, that its appearance starts to change.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began, in the direction begun last.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Presentation

  /// What this controller, or the controllers it is in, presents.
  open var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one that it is in.
  open var presentingViewController: UIViewController? {
    presentedBy?.presenter ?? parent?.presentingViewController
  }

  /// The presentation controller while this controller is presented.
  open var presentationController: UIPresentationController? {
    presentedBy?.controller ?? parent?.presentationController
  }

  /// The coordinator of the transition that this controller takes part in (C-01).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parent?.transitionCoordinator
  }

  /// Presents `viewControllerToPresent`: asks its transitioning delegate, and starts at once
  /// (B-11). `completion` runs after its `viewDidAppear`; not if the transition is cancelled.
  /// Refused, with one log line, while something is presented or a transition is under way.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with everything above it; a presented controller
  /// forwards to its presenter. `completion` runs after `viewDidDisappear`; not if the
  /// transition is cancelled.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Presents `vc`; within a container that stacks controllers it is pushed instead (N-15).
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.show(vc, sender: sender)
  }

  // MARK: Containment

  /// What a navigation bar shows for this controller. Made when first asked for; its title follows the
  /// controller's.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  /// The nearest navigation controller that this one is in.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// What a tab bar shows for this controller. Made when first asked for; its title follows the
  /// controller's. A navigation controller without one of its own has that of its root.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set {
      tabBarItemStorage = newValue
      tabBarController?.itemsChanged()
    }
  }

  /// The nearest tab bar controller that this one is in.
  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  /// Makes `childController` a child; implies its `willMove(toParent:)`. Adding its view and calling
  /// `didMove(toParent:)` are the caller's (K-06).
  open func addChild(_ childController: UIViewController) { insertChild(childController) }

  /// Ends containment; implies `didMove(toParent: nil)`. Calling `willMove(toParent: nil)` and
  /// removing the view are the caller's (K-06).
  open func removeFromParent() { leaveParent() }

  /// Exchanges the view of one child for that of another, with an animation.
  ///
  /// Puts the view of `toViewController` above that of `fromViewController`, with the frame that it has,
  /// makes the changes of `animations` in an animation, and takes the other view out at its end; both
  /// stay children. Both hear of it as in A-12. `completion` runs after that: true if everything got to
  /// its end, false if the container disappeared before. Without a window everything happens at once.
  ///
  /// Refused, with one log line: where the two are not this controller's children, or it forwards
  /// appearance callbacks itself, or another transition between its children is under way.
  ///
  /// - Parameter duration: seconds.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether this container's children hear of its appearance by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether a container of ours tells its children that they come and go, wherever their views are.
  var tellsChildrenItself: Bool { false }

  open override var next: UIResponder? {
    storedView?.superview ?? parent ?? presentingViewController
  }
}
