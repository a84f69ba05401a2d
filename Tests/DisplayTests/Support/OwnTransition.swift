import UIKit

/// A page of a client with a transition of its own, made by an animation block.
@MainActor final class OwnViewController: UIViewController {
  private let open = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    open.accessibilityIdentifier = "button.open"
    open.addTarget(
      self, action: Selector(OwnViewController.present), for: .touchUpInside)
    view.addSubview(open)
  }

  func present() {
    let page = UIViewController()
    page.view.accessibilityIdentifier = "page.own"
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = self
    present(page, animated: true)
  }
}

extension OwnViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { OwnAnimator() }
}

/// An animator that moves a page in from below.
@MainActor final class OwnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(page)
    page.frame = context.containerView.bounds
    page.frame.origin.y = page.frame.height
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      animations: { page.frame.origin.y = 0 },
      completion: { context.completeTransition($0) })
  }
}
