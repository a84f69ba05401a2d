import Foundation

/// A presentation controller that presents another controller in a popover, whose arrow points at a
/// view or a bar button.
///
/// ```swift
/// let page = UIViewController()
/// page.modalPresentationStyle = .popover
/// page.preferredContentSize = CGSize(width: 240, height: 160)
/// page.popoverPresentationController?.sourceView = view
/// present(page, animated: true)
/// ```
///
/// In a window of compact width the presentation adapts to a page sheet, unless the delegate
/// returns another style; with `.none` it remains a popover. A press outside of the popover or
/// Escape dismisses it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Source

  /// The view that contains `sourceRect`.
  open weak var sourceView: UIView? { didSet { changed() } }
  /// The rectangle at which the arrow points, in points of the source view; a null rectangle, the
  /// default, means the bounds of that view.
  open var sourceRect = CGRect.null {
    didSet {
      if !sourceRect.isNull { sourceRect = usable("sourceRect", sourceRect, or: oldValue) }
      changed()
    }
  }
  /// The bar button at which the arrow points.
  open weak var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The item at which the arrow points, in place of `sourceView` and `barButtonItem`.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { changed() }
  }
  /// A Boolean value that indicates whether the popover may cover its source if it does not fit
  /// beside the source. If the value is `false`, the default, the popover is made smaller instead.
  open var canOverlapSourceViewRect = false { didSet { changed() } }

  // MARK: Look

  /// The permitted directions of the arrow. With an empty set the popover is centered on its source
  /// and has no arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }
  /// The direction of the arrow, or `.unknown` while the popover is not shown.
  open var arrowDirection: UIPopoverArrowDirection {
    isShown ? layout.direction : .unknown
  }
  /// The color of the popover and its arrow; `nil` means the background color of the presented
  /// view.
  open var backgroundColor: UIColor? { didSet { paint() } }
  /// The smallest distances, in points, between the popover and the edges of the container's safe
  /// area; 10 each by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet {
      popoverLayoutMargins = usable("popoverLayoutMargins", popoverLayoutMargins, or: oldValue)
      changed()
    }
  }
  /// The views outside of the popover that receive touches while it is shown. These touches do not
  /// dismiss the popover.
  open var passthroughViews: [UIView]?

  /// The presentation controller of the sheet to which the popover adapts.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  // MARK: State

  private(set) var layout = PopoverLayout()
  private(set) var popoverView: PopoverView?
  private var surroundings: PopoverSurroundings?
  private var size = CGSize.zero
  /// The driver of the popover's transition. A press outside of the popover reverses a presentation
  /// with this driver.
  private(set) var driver = UIPercentDrivenInteractiveTransition()

  private static let usualSize = CGSize(width: 320, height: 480)

  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  open override var presentedView: UIView? { popoverView ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    if !isShown { resolveLayout() }
    return layout.frame
  }

  /// Returns `.pageSheet` for a popover in compact width, and otherwise `.none`, which applies to a
  /// popover that shows an alert, too.
  override func usualAdaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact && presentationStyle == .popover ? .pageSheet : .none
  }

  // MARK: Changes

  private func changed() {
    guard isShown else { return }
    resolveLayout()
    popoverView?.place(layout)
  }

  private func paint() {
    popoverView?.paint(
      backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor
        ?? .systemBackground)
  }

  /// The size of the content, in points: the presented controller's preferred size, or that of a
  /// navigation controller's top page plus the bar, or else 320 × 480.
  private var contentSize: CGSize {
    var wanted = presentedViewController.preferredContentSize
    if let stack = presentedViewController as? UINavigationController,
      let inner = stack.topViewController?.preferredContentSize
    {
      let bar = stack.isNavigationBarHidden ? 0 : UINavigationBar.height
      if wanted.width <= 0 { wanted.width = inner.width }
      if wanted.height <= 0, inner.height > 0 { wanted.height = inner.height + bar }
    }
    return CGSize(
      width: wanted.width > 0 ? wanted.width : Self.usualSize.width,
      height: wanted.height > 0 ? wanted.height : Self.usualSize.height)
  }

  /// Determines the place of the popover.
  func resolveLayout() {
    guard let containerView else { return }
    let bounds = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let source = sourceFrame
    layout = PopoverLayout(
      size: contentSize, source: source ?? containerView.bounds,
      space: bounds.inset(by: popoverLayoutMargins),
      permitted: source == nil ? [] : permittedArrowDirections, mayOverlap: canOverlapSourceViewRect
    )
  }

  /// A Boolean value that indicates whether the popover has a source, whether or not the source is
  /// shown.
  package var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

  /// The rectangle of the source in the container, or `nil` if no source is in the window.
  private var sourceFrame: CGRect? {
    guard let containerView else { return nil }
    if let item = sourceItem ?? barButtonItem {
      let frame = item.frame(in: containerView)
      if !frame.isNull { return frame }
    }
    guard let sourceView, sourceView.window != nil else { return nil }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return containerView.convert(rect, from: sourceView)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard isShown, popoverView != nil else { return }
    UIView.animate(
      withDuration: MotionDurations.popoverResize, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) {
      self.changed()
    }
  }

  // MARK: Life

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    popoverDelegate?.prepareForPopoverPresentation(self)
    isShown = true
    size = containerView.bounds.size
    resolveLayout()
    if sourceFrame == nil {
      containerView.window?.windowScene?.resources.logWarning(
        "a popover has no source in the window, and is centered")
    }
    let surroundings = PopoverSurroundings(frame: containerView.bounds) { [weak self] in
      _ = self?.dismissOnRequest()
    }
    self.surroundings = surroundings
    containerView.insertSubview(surroundings, at: 0)
    let view = PopoverView(presentedViewController.view)
    popoverView = view
    paint()
    view.place(layout)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { end() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { end() } else { isLeavingByUser = false }
  }

  private func end() {
    isShown = false
    surroundings?.removeFromSuperview()
    surroundings = nil
    popoverView?.releaseContent()
    popoverView = nil
    endLeaving()
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard isShown, let containerView, containerView.bounds.size != size else { return }
    size = containerView.bounds.size
    reposition()
    changed()
  }

  /// Lets the delegate change the source after the container has changed its size.
  private func reposition() {
    guard let popoverDelegate, var view = sourceView else { return }
    let former = view
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let before = rect
    popoverDelegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== former { sourceView = view }
    if rect != before { sourceRect = rect }
  }

  override func asksToLeave() -> Bool {
    super.asksToLeave()
      && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  override func reportDismissal() {
    super.reportDismissal()
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  override func dismissOnRequest() -> Bool {
    leave()
    return true
  }

  override func passesTouch(on view: UIView?, at point: CGPoint) -> Bool {
    passes(view, at: point)
  }
}

// The built-in transition of a popover.
extension UIPopoverPresentationController: ChromePresentation {
  var placesPresentedView: Bool { false }

  func plan(isPresenting: Bool, style: UIModalTransitionStyle) -> TransitionPlan? {
    driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    return TransitionPlan(
      animator: PopoverAnimator(isPresenting: isPresenting), driver: driver, isAnimated: true)
  }
}
