import UIKit

/// What a curtain page is presented with.
@MainActor final class Curtain: NSObject, UIViewControllerTransitioningDelegate {
  let covers: Bool
  weak var driver: UIPercentDrivenInteractiveTransition?

  init(covers: Bool) { self.covers = covers }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CurtainAnimator(page: presented, isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { CurtainAnimator(page: dismissed, isPresenting: false) }

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
    CurtainPresentation(
      presentedViewController: presented, presenting: presenting, covers: covers)
  }
}

@MainActor final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The page that is presented or dismissed; its temper hears of the end.
  private weak var page: UIViewController?
  private let isPresenting: Bool

  init(page: UIViewController, isPresenting: Bool) {
    (self.page, self.isPresenting) = (page, isPresenting)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let shown = container.bounds
    let above = shown.offsetBy(dx: 0, dy: -shown.height)
    let toView = context.view(forKey: .to)
    let moving = isPresenting ? toView : context.view(forKey: .from)
    if let toView {
      toView.frame = isPresenting ? above : shown
      isPresenting ? container.addSubview(toView) : container.insertSubview(toView, at: 0)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      moving?.frame = isPresenting ? shown : above
    } completion: { [isPresenting] _ in
      let completed = !context.transitionWasCancelled
      if !completed, !isPresenting { toView?.removeFromSuperview() }
      context.completeTransition(completed)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard let page = page as? CurtainPage else { return }
    page.temper.strike(page, .animationEnded)
  }
}

/// Dims what is under the page, in step with it.
@MainActor final class CurtainPresentation: UIPresentationController {
  private let covers: Bool
  private let dim = UIView()

  init(
    presentedViewController: UIViewController, presenting: UIViewController?, covers: Bool
  ) {
    self.covers = covers
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  private var page: CurtainPage? { presentedViewController as? CurtainPage }
  override var shouldRemovePresentersView: Bool { covers }

  private func strike(_ moment: Moment) {
    if let page { page.temper.strike(page, moment) }
  }

  private func alongside(_ alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dim] _ in dim.alpha = alpha },
      completion: { [weak self] _ in self?.strike(.coordinatorCompletion) })
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dim.accessibilityIdentifier = "dim.\(page?.depth ?? 0)"
    dim.frame = containerView.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView.addSubview(dim)
    alongside(1)
    strike(.presentationWillBegin)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
    strike(.presentationDidEnd)
  }

  override func dismissalTransitionWillBegin() {
    alongside(0)
    strike(.dismissalWillBegin)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
    strike(.dismissalDidEnd)
  }

  override func containerViewDidLayoutSubviews() { strike(.containerDidLayout) }
}
