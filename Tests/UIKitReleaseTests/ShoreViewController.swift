import UIKit

/// A page over which another one is pulled down, as one writes it at first: a release finishes if
/// the page moves down, or if it rests beyond the middle.
final class ShoreViewController: UIViewController, UIViewControllerTransitioningDelegate {
  /// A closure that is called at each release with the velocity.
  var onRelease: (CGFloat) -> Void = { _ in }
  private var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "shore"
    view.backgroundColor = .white
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(ShoreViewController.pull)))
  }

  @MainActor func pull(_ pan: UIPanGestureRecognizer) {
    let percent = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      let tides = TidesViewController()
      tides.modalPresentationStyle = .fullScreen
      tides.transitioningDelegate = self
      present(tides, animated: true)
    case .changed:
      driver?.update(max(0, percent))
    case .ended:
      let velocity = pan.velocity(in: view).y
      onRelease(velocity)
      if velocity > 0 || (velocity == 0 && percent > 0.5) {
        driver?.finish()
      } else {
        driver?.cancel()
      }
      driver = nil
    default:
      driver?.cancel()
      driver = nil
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    TidesAnimator()
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    driver
  }
}

/// The page that is pulled down.
final class TidesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "tides"
    view.backgroundColor = .blue
  }
}

/// The movement of the page from above the window.
final class TidesAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let page = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    page.frame = container.bounds.offsetBy(dx: 0, dy: -container.bounds.height)
    container.addSubview(page)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear
    ) {
      page.frame = container.bounds
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
