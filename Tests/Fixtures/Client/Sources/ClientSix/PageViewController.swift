import QuartzCore
import UIKit

/// Isolated as its superclass is; nothing to warn of.
class PageViewController: UIViewController {
  var onClose: (() -> Void)?
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let link = CADisplayLink(target: self, selector: Selector(PageViewController.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func tick(_ link: CADisplayLink) { view.alpha = min(1, view.alpha + 0.1) }

  func close() {
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0 }) { _ in
      self.dismiss(animated: true, completion: self.onClose)
    }
  }
}

extension PageViewController: UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    Fade()
  }
}

final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.3) {
      transitionContext.view(forKey: .from)?.alpha = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
