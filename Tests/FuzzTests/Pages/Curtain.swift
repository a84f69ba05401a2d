import UIKit

/// What a curtain page is presented with.
@MainActor final class Curtain: NSObject, UIViewControllerTransitioningDelegate {
  let manner: Manner
  weak var driver: (any CurtainDriver)?

  init(manner: Manner) { self.manner = manner }

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
      presentedViewController: presented, presenting: presenting, covers: manner.covers)
  }
}

@MainActor final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The page that is presented or dismissed; its temper hears of the end.
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
    curtain.hang()
    if page?.manner.hasRibbon == true { page?.ribbon.draw(comes: isPresenting) }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      curtain.move(to: 1)
    } completion: { _ in
      curtain.complete(context, !context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    guard let page else { return }
    page.hearEnd()
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
