import Foundation
import GlissadeTransitions

/// Manages a view, what it shows, and what it presents.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  public var title: String? {
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
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
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

  // Containment
  public internal(set) var children: [UIViewController] = []
  public internal(set) weak var parent: UIViewController?
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

  /// Made by `loadView` when first asked for.
  public var view: UIView! {
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

  public var viewIfLoaded: UIView? { storedView }
  public var isViewLoaded: Bool { storedView != nil }

  public func loadViewIfNeeded() {
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

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Presents `vc`; within a container that stacks controllers it is pushed instead (N-15).
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.show(vc, sender: sender)
  }

  // MARK: Containment

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
