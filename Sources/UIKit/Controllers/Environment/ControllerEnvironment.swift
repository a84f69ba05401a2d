import Foundation

/// The part of view controllers that concerns their environment: sizes, traits, segues, and what a
/// phone has around its screen.
@preconcurrency @MainActor open class ControllerEnvironment: TraitResponder, UIContentContainer {
  /// Creates the part of a view controller. Clients do not see the initializer.
  @_spi(Superclass) public override init() { super.init() }

  /// The view controller that this is.
  private var controller: UIViewController? { self as? UIViewController }

  // MARK: Sizes: see UIViewController+Sizes.swift

  /// The size that the content would like to have, in points; zero for none. A change notifies the
  /// container, or the presentation controller.
  open var preferredContentSize = CGSize.zero {
    didSet {
      preferredContentSize = usable("preferredContentSize", preferredContentSize, or: oldValue)
      if preferredContentSize != oldValue { controller?.announcePreferredSize() }
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
    controller?.size(ofChild: container, in: parentSize) ?? parentSize
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
    controller?.forwardTransition(to: size, with: coordinator)
  }
  /// Notifies the controller that its traits are about to change, with the window's size. Overrides
  /// must call `super`, which notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in controller?.children ?? [] {
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
    controller?.perform(segueWithIdentifier: identifier, sender: sender)
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
    controller?.presentationController as? UIPopoverPresentationController
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
    didSet { controller?.viewIfLoaded?.setNeedsLayout() }
  }

  /// The items of the navigation controller's toolbar while this controller is at the top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { controller?.navigationController?.updateToolbar(animated: false) }
  }
  /// Sets `toolbarItems`; new buttons fade in if the change is animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    if animated { controller?.navigationController?.toolbar.setItems(toolbarItems, animated: true) }
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

  /// Gives traits to a child, which override those of this controller; `nil` gives none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.givenTraits = collection
  }
  /// Returns the traits that were given to a child, or `nil`.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.givenTraits
  }

  override var traitParent: TraitResponder? {
    controller?.parent ?? controller?.viewIfLoaded?.superview
  }
  override var traitChildren: [TraitResponder] {
    guard let controller else { return [] }
    let view = controller.viewIfLoaded.map { [$0 as TraitResponder] } ?? []
    return view + controller.children.filter { $0.viewIfLoaded?.superview == nil }
  }
  override var traitScene: UIWindowScene? {
    controller?.viewIfLoaded?.window?.windowScene ?? super.traitScene
  }
}
