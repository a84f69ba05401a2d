import UIKitCore

/// The delegate of an alert's presentation.
@MainActor final class AlertTransitioning: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let traits = (presenting ?? source).viewIfLoaded?.window?.traitCollection
    let alert = presented as? UIAlertController
    if let popover = alert?.preparePopover(in: traits) { return popover }
    return AlertPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(for: presented) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(for: dismissed) }

  /// Returns an animator that slides a sheet of actions in, or fades an alert in. A popover has an
  /// animator of its own.
  private func animator(for controller: UIViewController) -> StandardTransitionAnimator? {
    if controller.presentedBy?.controller is UIPopoverPresentationController { return nil }
    let isSheet = (controller as? UIAlertController)?.preferredStyle == .actionSheet
    return StandardTransitionAnimator(
      style: isSheet ? .coverVertical : .crossDissolve, isAnimated: true)
  }
}

/// The presentation controller of an alert. It dims the page, and gives the alert the size of its
/// content.
@MainActor final class AlertPresentationController: UIPresentationController {
  private static let alertWidth: CGFloat = 270
  private static let margin: CGFloat = 8

  private let dimming = UIControl()

  override var frameOfPresentedViewInContainerView: CGRect {
    let space = (containerView?.bounds ?? .zero).insetBy(dx: Self.margin, dy: Self.margin)
    let isSheet = (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet
    let width = isSheet ? space.width : min(Self.alertWidth, space.width)
    let fitting = presentedViewController.view.sizeThatFits(CGSize(width: width, height: 0))
    let height = min(fitting.height, space.height)
    return CGRect(
      x: (space.midX - width / 2).rounded(),
      y: isSheet ? space.maxY - height : (space.midY - height / 2).rounded(),
      width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    let tap = UIAction { [weak self] _ in self?.tappedBeside() }
    dimming.addAction(tap, for: .touchUpInside)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard presentedView?.transform.isIdentity ?? false,
      presentedViewController.transitionCoordinator == nil
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func fade(to alpha: CGFloat) {
    let isAnimated = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = alpha })
    if isAnimated != true { dimming.alpha = alpha }
  }

  /// Cancels the sheet of actions after a tap beside it.
  private func tappedBeside() {
    guard let alert = presentedViewController as? UIAlertController,
      alert.preferredStyle == .actionSheet
    else { return }
    _ = alert.accessibilityPerformEscape()
  }
}
