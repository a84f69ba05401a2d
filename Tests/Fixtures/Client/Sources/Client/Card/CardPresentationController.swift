import UIKit

/// Shows a card over the lower part of its container, in wrapper views that cast a shadow and round the
/// corners, above a dimming view.
class CardPresentationController: UIPresentationController {
  static let height: CGFloat = 420

  private(set) var wrapperView: UIView?
  private(set) var dimmingView: UIView?

  override var presentedView: UIView? { return wrapperView }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(
      x: 0, y: bounds.maxY - CardPresentationController.height, width: bounds.width,
      height: CardPresentationController.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView = containerView, let presented = super.presentedView else { return }
    let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
    wrapper.layer.shadowOpacity = 0.4
    wrapper.layer.shadowRadius = 12
    wrapper.layer.shadowOffset = CGSize(width: 0, height: -6)
    wrapperView = wrapper

    let rounded = UIView(frame: wrapper.bounds)
    rounded.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rounded.layer.cornerRadius = 16
    rounded.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    rounded.layer.masksToBounds = true
    presented.frame = rounded.bounds
    presented.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rounded.addSubview(presented)
    wrapper.addSubview(rounded)

    let dimming = UIView(frame: containerView.bounds)
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(CardPresentationController.dimmingTapped)))
    containerView.addSubview(dimming)
    dimmingView = dimming

    let coordinator = presentingViewController.transitionCoordinator
    coordinator?.animate(
      alongsideTransition: { _ in self.dimmingView?.alpha = 0.4 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { removeChrome() }
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView?.alpha = 0 }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { removeChrome() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView?.frame = containerView?.bounds ?? .zero
  }

  private func removeChrome() {
    dimmingView?.removeFromSuperview()
    dimmingView = nil
    wrapperView = nil
  }

  func dimmingTapped(_ recognizer: UITapGestureRecognizer) {
    let card = presentedViewController
    if card.isBeingPresented || card.isBeingDismissed { return }
    presentingViewController.dismiss(animated: true, completion: nil)
  }
}
