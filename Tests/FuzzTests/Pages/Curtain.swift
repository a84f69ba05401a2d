import UIKit

/// The transitioning delegate of a curtain page.
@MainActor final class Curtain: NSObject, UIViewControllerTransitioningDelegate {
  let style: CurtainStyle
  weak var driver: (any CurtainDriver)?

  init(style: CurtainStyle) { self.style = style }

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
      presentedViewController: presented, presenting: presenting, covers: style.covers)
  }
}

@MainActor final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The page that is presented or dismissed. Its policy is notified of the end.
  private weak var page: CurtainPage?
  private let isPresenting: Bool

  init(page: UIViewController, isPresenting: Bool) {
    (self.page, self.isPresenting) = (page as? CurtainPage, isPresenting)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { CurtainViews.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let curtain = CurtainViews(context, isPresenting: isPresenting)
    curtain.install()
    if page?.style.hasRibbon == true { page?.ribbon.draw(comes: isPresenting) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      curtain.move(to: 1)
    } completion: { _ in
      curtain.complete(context, !context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard let page else { return }
    page.transitionDidEnd()
    page.policy.handle(page, .animationEnded)
  }
}

/// A presentation that dims the content under the page in proportion to the page's progress.
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

  private func notify(_ callback: ClientCallback) {
    if let page { page.policy.handle(page, callback) }
  }

  private func alongside(_ alpha: CGFloat) {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dim] _ in dim.alpha = alpha },
      completion: { [weak self] _ in self?.notify(.coordinatorCompletion) })
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
    notify(.presentationWillBegin)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
    notify(.presentationDidEnd)
  }

  override func dismissalTransitionWillBegin() {
    alongside(0)
    notify(.dismissalWillBegin)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
    notify(.dismissalDidEnd)
  }

  override func containerViewDidLayoutSubviews() { notify(.containerDidLayout) }
}
