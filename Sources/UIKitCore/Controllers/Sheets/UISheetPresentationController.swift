import Foundation

/// A presentation controller that presents another controller as a sheet, which rests at detents.
/// The user drags the sheet from one detent to another, or dismisses it with a drag.
///
/// ```swift
/// let page = UIViewController()
/// page.modalPresentationStyle = .pageSheet
/// page.sheetPresentationController?.detents = [.medium(), .large()]
/// page.sheetPresentationController?.prefersGrabberVisible = true
/// present(page, animated: true)
/// ```
///
/// It is the presentation controller of the styles `.automatic`, `.pageSheet` and `.formSheet`:
///
///     if let sheet = page.sheetPresentationController {
///       sheet.detents = [.medium(), .large()]
///       sheet.prefersGrabberVisible = true
///     }
///     present(page, animated: true)
///
/// The sheet follows the pointer between its detents, and has its full height at `.large`. In a
/// window of regular width it is a card, and in one of compact height it covers the window. If the
/// transitioning delegate vends an animator, that animator moves the sheet, and the client
/// implements the gestures.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  // MARK: Detents

  /// The heights at which the sheet can rest, in any order. Without an active one the sheet has
  /// its full height. The default is the large detent alone.
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  /// The detent at which the sheet rests; `nil` means the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// The highest detent at which the views behind the sheet are not dimmed and receive touches;
  /// with `nil` they are dimmed at all detents.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// A Boolean value that indicates whether a drag up in a scroll view in the sheet expands the
  /// sheet before it scrolls. The default is `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // MARK: Look

  /// A Boolean value that indicates whether a grabber is shown at the upper edge, unless the sheet
  /// covers the window or another sheet is over it.
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// The radius of the corners in points; `nil` for the default of 16.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      preferredCornerRadius = usable(
        "preferredCornerRadius", preferredCornerRadius, or: oldValue, .limited)
      changed()
    }
  }
  /// A Boolean value that indicates whether the sheet is attached to the lower edge of a window of
  /// compact height, which it covers otherwise.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }
  /// A Boolean value that indicates whether a sheet that is attached in a window of compact height
  /// has the width of the controller's `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }
  /// A Boolean value that indicates whether the sheet is as wide as a page in a window of regular
  /// width. If the value is `false`, the sheet has the size of a form, or the controller's
  /// `preferredContentSize`, as with the style `.formSheet`. The default is `true`.
  open var prefersPageSizing = true { didSet { changed() } }
  /// The view above which the sheet is centered in a window of regular width; with `nil`, or a view
  /// that is not in that window, it is centered in the window.
  open weak var sourceView: UIView? { didSet { changed() } }

  /// The spring with which a released sheet moves, or `nil` for the usual `HandOffSpring` of each
  /// release. UIKit does not have this property.
  ///
  ///     sheet.releaseSpring = UISpringTimingParameters(HandOffSpring(settlingTime: 0.4))
  open var releaseSpring: UISpringTimingParameters? {
    get { driver.drag.releaseSpring }
    set { driver.drag.releaseSpring = newValue }
  }

  static let cornerRadius: CGFloat = 16

  // MARK: State

  private(set) lazy var driver = SheetDriver(self)
  private(set) var layout = SheetLayout(
    size: .zero, safeArea: .zero, left: 0, width: 0, highest: 0, bottom: 0, isAttached: true)
  /// The view that contains the presented view; `nil` if a client's animator presents.
  private(set) var sheetView: SheetView?
  private(set) var dimming: UIView?
  private(set) lazy var pushed = PushedViews(self)
  var isChanging = false

  open override var presentedView: UIView? { sheetView ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    if layout.size == .zero { resolveLayout() }
    return layout.frame(top: layout.stop(selectedDetentIdentifier).top)
  }

  // MARK: Changes

  /// Animates the changes that a closure makes to the sheet, such as to its selected detent.
  open func animateChanges(_ changes: () -> Void) {
    let isNested = isChanging
    isChanging = true
    UIView.animate(
      withDuration: DragTransitioning.duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) {
      changes()
      refreshLook()
    }
    isChanging = isNested
    guard isShown, !isNested else { return }
    resolveLayout()
    driver.moveToDetent(animated: true)
  }

  /// Determines the heights of the detents again. Call this method when a value on which a custom
  /// detent depends has changed; within `animateChanges(_:)` the sheet moves to the new height with
  /// an animation.
  open func invalidateDetents() { changed() }

  private func changed() {
    guard isShown, !isChanging else { return }
    resolveLayout()
    refreshLook()
    driver.moveToDetent(animated: false)
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    changed()
  }

  /// Determines the places of the detents in the container.
  func resolveLayout() {
    guard let containerView else { return }
    let traits = containerView.traitCollection
    var layout = SheetLayout(of: self, in: containerView, traits: traits, depth: depth)
    let context = DetentContext(traits: traits, maximum: layout.maximumDetentValue)
    layout.resolve(detents.map { ($0.identifier, $0.resolvedValue(in: context)) })
    self.layout = layout
  }

  /// The number of sheets below this one.
  private var depth: Int {
    let below = presentingViewController.presentedBy?.controller as? UISheetPresentationController
    return below.map { $0.depth + 1 } ?? 0
  }

  private func refreshLook() {
    let covers = !layout.isAttached && layout.frame(top: layout.highest).size == layout.size
    let radius = preferredCornerRadius ?? Self.cornerRadius
    sheetView?.round(
      radius: covers || !(radius > 0) ? 0 : radius, isAttached: layout.isAttached)
    sheetView?.showsGrabber = prefersGrabberVisible && !covers
    sheetView?.showsShadow = layout.isAttached && largestUndimmedDetentIdentifier != nil
    sheetView?.shadowHeight = layout.bottom - layout.highest
  }

  /// Updates the sheet, the dimming and the pushed-back views for a sheet whose upper edge is at
  /// `top`.
  func place(at top: CGFloat) {
    guard isShown else { return }
    UIView.performWithoutAnimation {
      sheetView?.move(to: layout.frame(top: top))
      if !driver.drag.isFading {
        dimming?.alpha = layout.dimming(at: top, undimmed: largestUndimmedDetentIdentifier)
      }
      pushed.show(UIAccessibility.isReduceMotionEnabled ? 0 : layout.push(at: top))
      pushed.hideGrabber(by: layout.dimming(at: top, undimmed: nil))
    }
  }

  // MARK: Touches beside the sheet

  /// Dismisses the sheet on a press beside it or on Escape.
  override func dismissOnRequest() -> Bool {
    if sheetView != nil { leaveOnRequest() } else { leaveAtRest() }
    return true
  }

  override func passesTouch(on view: UIView?, at point: CGPoint) -> Bool {
    guard isShown, largestUndimmedDetentIdentifier != nil, dimming?.alpha == 0 else {
      return false
    }
    return view == nil || view === dimming || view === containerView
  }

  // MARK: Life

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    isShown = true
    resolveLayout()
    let dimming = SheetDimmingView(frame: containerView.bounds) { [weak self] in
      _ = self?.dismissOnRequest()
    }
    self.dimming = dimming
    containerView.insertSubview(dimming, at: 0)
    guard isMovedBySheet else { return fadeDimming(to: 1) }
    let view = SheetView(presentedViewController.view, driver: driver)
    sheetView = view
    view.addGestureRecognizer(driver.drag.pan)
    pushed.begin()
    refreshLook()
    driver.placeAtDetent()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { settleDown() } else { end() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if !isMovedBySheet { fadeDimming(to: 0) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { return end() }
    isLeavingByUser = false
    settleDown()
  }

  /// A Boolean value that indicates whether a built-in animator, and not one of a client, moves the
  /// sheet in the current transition.
  private var isMovedBySheet: Bool {
    // A presentation that adapts to a sheet has no transition.
    guard let animator = presentedViewController.activeTransition?.animator else { return true }
    return animator is DragTransitioning || animator is StandardTransitionAnimator
  }

  private func settleDown() {
    if sheetView != nil { driver.rest() }
  }

  private func end() {
    isShown = false
    driver.stop()
    pushed.end()
    dimming?.removeFromSuperview()
    dimming = nil
    sheetView?.releaseContent()
    sheetView = nil
    endLeaving()
  }

  private func fadeDimming(to alpha: CGFloat) {
    let undimmed = largestUndimmedDetentIdentifier
    let top = layout.stop(selectedDetentIdentifier).top
    let end = alpha * layout.dimming(at: top, undimmed: undimmed)
    if alpha > 0 { dimming?.alpha = 0 }
    let isAnimated = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming?.alpha = end })
    if isAnimated != true { dimming?.alpha = end }
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard isShown, let size = containerView?.bounds.size, size != layout.size else { return }
    resolveLayout()
    refreshLook()
    guard sheetView != nil else {
      presentedView?.frame = frameOfPresentedViewInContainerView
      return
    }
    pushed.containerSizeChanged()
    driver.containerSizeChanged()
  }
}
