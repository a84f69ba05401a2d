import Foundation

/// A controller that manages a presentation, from before it begins until its dismissal has ended:
/// its chrome, its frames, and the removal of the presenter's view.
///
/// ```swift
/// final class HalfPresentation: UIPresentationController {
///   override var frameOfPresentedViewInContainerView: CGRect {
///     let bounds = containerView?.bounds ?? .zero
///     return bounds.divided(atDistance: bounds.height / 2, from: .maxYEdge).slice
///   }
/// }
/// ```
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that presents, which owns the presentation. The value is the presented
  /// controller as long as there is no controller that presents.
  open internal(set) var presentingViewController: UIViewController {
    get { presenter ?? presentedViewController }
    set { presenter = newValue }
  }
  private weak var presenter: UIViewController?
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  weak var presentation: Presentation?
  /// The style to which the presentation has adapted and in which this controller presents; `nil`
  /// in a controller that presents in the presentation's own style.
  var adaptedStyle: UIModalPresentationStyle?
  /// The presentation controller in place of which this one presents after an adaptation, or `nil`.
  weak var adaptedFrom: UIPresentationController?
  /// A Boolean value that indicates whether the sheet or popover of this controller is being
  /// presented or is presented; `false` in presentation controllers of other styles.
  var isShown = false
  /// A Boolean value that indicates whether the user is dismissing the presented controller.
  var isLeavingByUser = false

  /// Creates the controller of a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents `presentedViewController`; `nil`
  ///     means the one that presents it already, if there is one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController ?? presentedViewController.presentingViewController
    super.init()
  }

  /// The view that hosts the transition and the presented view, or `nil` while nothing is
  /// presented.
  open var containerView: UIView? { presentation?.container }

  /// The view that is presented: the presented controller's own, or one that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view, in points of the container. The default is the
  /// container's bounds (D-03).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presenter's view is removed when the presentation
  /// has finished (D-04).
  open var shouldRemovePresentersView: Bool { false }

  /// The presented controller's style, or the one to which its presentation has adapted.
  open var presentationStyle: UIModalPresentationStyle {
    adaptedStyle ?? presentedViewController.resolvedPresentationStyle
  }

  // MARK: Adaptation

  /// The delegate that determines the style in other environments, and permits dismissals by the
  /// user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style to which the presentation adapts in the current traits, or `.none` if it keeps its
  /// own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }
  /// Returns the style to which the presentation adapts in other traits, as the delegate or else
  /// this class determines it; `.none` if the presentation keeps its own style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    guard let delegate else { return usualAdaptiveStyle(in: traitCollection) }
    return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
  }
  /// A Boolean value that indicates whether the presentation covers the window. The default is
  /// `true`; only a client's subclass can determine another frame.
  open var shouldPresentInFullscreen: Bool { true }
  /// The traits that the presented controller has instead of those of its environment, or `nil`.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.changeTraits { $0.given = overrideTraitCollection } }
  }
  /// The traits of the presented controller's environment.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  // MARK: Sizes

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Lays out the container, because the presented controller prefers another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  /// Returns the size of the presented controller in a container of the size `parentSize`, which is
  /// `parentSize` itself.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Notifies the controller that the container is about to be resized with the window. Overrides
  /// must call `super`, which notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }
  /// Notifies the controller that its traits are about to change. Overrides must call `super`,
  /// which notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  private func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let next = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    guard next != presentedViewController.viewIfLoaded?.bounds.size else { return }
    presentedViewController.viewWillTransition(to: next, with: coordinator)
  }

  // MARK: Life

  /// Notifies the controller that the presentation is about to begin, before animator and driver
  /// are called. Override it to add chrome and to fade it in alongside.
  open func presentationTransitionWillBegin() {}
  /// Notifies the controller that the presentation has ended. Override it to remove the chrome if
  /// `completed` is false.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the controller that the dismissal is about to begin, before animator and driver are
  /// called. Override it to fade chrome out alongside.
  open func dismissalTransitionWillBegin() {}
  /// Notifies the controller that the dismissal has ended. Override it to remove the chrome if
  /// `completed` is true.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Notifies the controller before each layout of the container: on resize and when a view was
  /// added (D-05).
  open func containerViewWillLayoutSubviews() {}
  /// Notifies the controller after each layout of the container (D-05).
  open func containerViewDidLayoutSubviews() {}

  // MARK: Built-in presentations

  /// Returns the style to which the presentation adapts in traits if there is no delegate to
  /// determine it.
  func usualAdaptiveStyle(in traits: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// Returns whether the delegate permits the user to dismiss the presented controller.
  func asksToLeave() -> Bool { leavingDelegate?.presentationControllerShouldDismiss(self) ?? true }
  /// Notifies the delegate that the user has dismissed the presented controller.
  func reportDismissal() { leavingDelegate?.presentationControllerDidDismiss(self) }
  /// Dismisses the presented controller on a press beside it or on Escape, if the user can do so.
  ///
  /// - Returns: `false` if neither a press nor Escape dismisses this kind of presentation.
  func dismissOnRequest() -> Bool { false }
  /// Returns whether a touch passes through the container to the views behind it.
  ///
  /// - Parameters:
  ///   - view: The view in the container that the touch hits.
  ///   - point: The place of the touch in the container.
  func passesTouch(on view: UIView?, at point: CGPoint) -> Bool { false }
}

/// The presentation controller of the built-in styles.
@MainActor final class StandardPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
}

/// The container of a presentation, which covers the window and notifies the presentation
/// controller of its layout.
@MainActor final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  /// Returns the hit view, or `nil` for a touch that passes through the container.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return controller?.passesTouch(on: hit, at: point) == true ? nil : hit
  }

  /// Dismisses a sheet or a popover on Escape, unless its controller or its delegate refuses.
  override func accessibilityPerformEscape() -> Bool {
    controller?.dismissOnRequest() == true || super.accessibilityPerformEscape()
  }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
