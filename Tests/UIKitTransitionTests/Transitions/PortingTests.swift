import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of group N: the parts that client code may leave out.
@MainActor struct PortingTests {
  /// A delegate with the required methods only.
  final class BareAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.5) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  final class BareDelegate: NSObject, UIViewControllerTransitioningDelegate {}

  final class BareVendor: NSObject, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BareAnimator() }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  @Test("N-07 H-04 a delegate that vends nothing gets the built-in slide, by the default spring")
  func vendsNothing() {
    let delegate = BareDelegate()
    let play = Play(style: .fullScreen)
    play.second.transitioningDelegate = delegate
    play.present()
    play.setup.advance(by: 0.2)
    let u = (1000.0 / 3).squareRoot() * 0.2
    #expect(abs(play.secondY - 667 * (1 + u) * exp(-u)) < 0.01)
    play.setup.settle()
    #expect(play.secondY == 0)
    #expect(play.diary.take().contains("present done"))
  }

  @Test("N-07 an animator without the optional methods scrubs on the transition's clock")
  func bareAnimator() {
    let vendor = BareVendor()
    let play = Play(style: .fullScreen)
    play.second.transitioningDelegate = vendor
    play.present()
    for p in [0.3, 0.7] {
      vendor.driver.update(p)
      #expect(abs(play.second.view.shownAlpha - p) < 1e-6)
    }
    vendor.driver.finish()
    play.setup.settle()
    #expect(play.first.presentedViewController === play.second)
  }

  @Test("N-15 show presents; a child's presentation is its outermost container's")
  func show() {
    let play = Play()
    let child = UIViewController()
    play.first.addChild(child)
    play.first.view.addSubview(child.view)
    play.setup.run { child.show(play.second, sender: nil) }
    #expect(play.second.presentingViewController === play.first)
    #expect(child.presentedViewController === play.second)
    play.setup.settle()
    #expect(play.secondY == 0)
  }
}
