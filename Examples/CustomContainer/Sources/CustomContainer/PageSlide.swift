import UIKit

/// Slides one page out and the next one in.
final class PageSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let step: CGFloat

  /// - Parameter step: 1 for the page to the right, -1 for the page to the left.
  init(step: CGFloat) { self.step = step }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return }
    let distance = step * context.containerView.bounds.width
    new.frame = context.finalFrame(for: page).offsetBy(dx: distance, dy: 0)
    context.containerView.addSubview(new)
    UIView.animate(withDuration: transitionDuration(using: context)) {
      old.center.x -= distance
      new.center.x -= distance
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
