/// A delegate that determines how a presentation adapts to its environment.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style to which a presentation adapts in a window of compact width, or `.none` if
  /// it keeps its own. The method is called for popovers, sheets and the style `.custom`, and may
  /// return `.fullScreen`, `.overFullScreen`, `.pageSheet` or `.formSheet`.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style to which a presentation adapts in traits, or `.none` if it keeps its own.
  /// The method is called before the presentation, and when the size classes of the window change.
  /// By default it returns `adaptivePresentationStyle(for:)` in compact width, and otherwise
  /// `.none`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Prepares the presentation controller of the style to which a presentation adapts.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Notifies the delegate of the style in which the presentation is about to be shown, at its
  /// start and when it adapts.
  ///
  /// - Parameters:
  ///   - style: The style to which the presentation adapts, or `.none` for its own.
  ///   - transitionCoordinator: The coordinator of the presentation, or of the change of size.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Returns whether the user may dismiss the presented controller now. The method is called before
  /// a drag of a sheet, a press beside the presented view, or Escape dismisses the controller; the
  /// default is `true`.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Notifies the delegate that the user begins to dismiss the presented controller. A drag can
  /// still cancel the dismissal.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Notifies the delegate that the user has dismissed the presented controller. A dismissal by the
  /// program does not call this method.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Notifies the delegate that the user has tried to dismiss a controller that may not be
  /// dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the usual style: a page sheet for a popover, and otherwise `.none`.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.usualAdaptiveStyle(in: UITraitCollection(horizontalSizeClass: .compact)) }
  /// Returns `adaptivePresentationStyle(for:)` in compact width, and otherwise `.none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return adaptivePresentationStyle(for: controller)
  }
  /// The default implementation does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// The default implementation does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// The default implementation does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
