import UIKit

/// A client's delegate of presentations, navigation controllers and tab bar controllers.
@MainActor
final class ClientTransitioning: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate, UISheetPresentationControllerDelegate
{
  private let witness: Witness
  /// The animator and the presentation of the controller itself; `nil` for delegates of containers,
  /// which vend what the world has chosen.
  private let style: (animator: Action.Animator, covers: Bool)?

  init(_ witness: Witness, style: (animator: Action.Animator, covers: Bool)? = nil) {
    self.witness = witness
    self.style = style
  }

  private func animator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    witness.receive(.delegateAsked)
    return style.map {
      ClientAnimator.make($0.animator, witness, isReversed: !isPresenting)
    }
  }

  private var driver: (any UIViewControllerInteractiveTransitioning)? {
    witness.world?.driverOfNextTransition()
  }

  private func containerAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    witness.receive(.delegateAsked)
    return witness.world?.vended.map { ClientAnimator.make($0, witness, isReversed: false) }
  }

  // MARK: Presentations

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = ClientPresentation(
      presentedViewController: presented, presenting: presenting)
    presentation.covers = style?.covers ?? false
    presentation.witness = witness
    return presentation
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    witness.receive(.delegateWill)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    witness.receive(.delegateDid)
  }

  // MARK: Navigation controllers

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { witness.receive(.delegateWill) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { witness.receive(.delegateDid) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { containerAnimator() }

  // MARK: Tab bar controllers

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    witness.receive(.delegateWill)
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { witness.receive(.delegateDid) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { containerAnimator() }
}

/// A presentation that dims what it covers.
final class ClientPresentation: UIPresentationController {
  var covers = false
  var witness: Witness?
  private let dim = UIView()

  override var shouldRemovePresentersView: Bool { covers }

  private func animateDim(to alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate { [dim, weak witness] _ in
      dim.alpha = alpha
      witness?.receive(.alongside)
    } completion: { [weak witness] _ in
      witness?.receive(.alongsideCompletion)
    }
  }

  override func presentationTransitionWillBegin() {
    dim.frame = containerView?.bounds ?? .zero
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView?.addSubview(dim)
    animateDim(to: 0.5)
    witness?.receive(.transitionWillBegin)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
    witness?.receive(.transitionDidEnd)
  }

  override func dismissalTransitionWillBegin() {
    animateDim(to: 0)
    witness?.receive(.transitionWillBegin)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
    witness?.receive(.transitionDidEnd)
  }

  override func containerViewDidLayoutSubviews() { witness?.receive(.viewDidLayoutSubviews) }
}
