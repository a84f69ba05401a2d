import Foundation
import GlissadeTesting
import UIKit

/// A presentation that a percent driver drives, with an animation of the test's own.
final class Driven: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  let driver = UIPercentDrivenInteractiveTransition()
  let page = UIViewController()
  let root = UIViewController()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let harness: Harness
  private let duration: TimeInterval
  private let animation: (Driven) -> Void
  private(set) var hasEnded = false
  private var context: UIViewControllerContextTransitioning?

  /// - Parameter animation: The animation, which calls `end` at its end.
  init(_ duration: TimeInterval, animation: @escaping (Driven) -> Void) {
    (self.duration, self.animation) = (duration, animation)
    let root = root
    harness = Harness { root }
    super.init()
    driver.completionCurve = .linear
    page.transitioningDelegate = self
    page.modalPresentationStyle = .overFullScreen
  }

  func present() {
    root.present(page, animated: true)
    harness.advance(by: 0.1)
  }

  /// The places of the box at fractions of the transition.
  func places(at fractions: [CGFloat]) -> [CGFloat] { fractions.map { place(at: $0) } }

  func place(at fraction: CGFloat) -> CGFloat {
    driver.update(fraction)
    harness.advance(by: 0.05)
    return x
  }

  var x: CGFloat { (harness.presentationFrame(of: box).minX * 1e6).rounded() / 1e6 }

  /// Completes the transition.
  func end() {
    hasEnded = true
    context?.completeTransition(!(context?.transitionWasCancelled ?? true))
  }

  func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    self.context = context
    context.containerView.addSubview(context.view(forKey: .to)!)
    context.containerView.addSubview(box)
    animation(self)
  }
  func animationController(
    forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func interactionControllerForPresentation(using _: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { driver }
}
