import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of N-06: what a client leaves out of a protocol is distinguished from what it answers with
/// nothing.
@MainActor struct OptionalMethodTests {
  /// Adds the arriving view to the container, and returns the changes to animate.
  static func fade(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    guard let view = context.view(forKey: .to) else {
      return { context.view(forKey: .from)?.alpha = 0 }
    }
    context.containerView.addSubview(view)
    view.alpha = 0
    return { view.alpha = 1 }
  }

  /// An animator with the required methods only.
  final class PlainAnimator: NSObject, NotingAnimator {
    var calls: [String] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      calls.append("animateTransition")
      UIView.animate(withDuration: 0.5, animations: OptionalMethodTests.fade(context)) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  /// An animator with the optional methods, too.
  final class WholeAnimator: NSObject, NotingAnimator {
    var calls: [String] = []

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      calls.append("animateTransition")
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
      -> any UIViewImplicitlyAnimating
    {
      calls.append("interruptibleAnimator")
      let animator = UIViewPropertyAnimator(
        duration: 0.5, curve: .linear, animations: OptionalMethodTests.fade(context))
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }

    func animationEnded(_ completed: Bool) { calls.append("animationEnded \(completed)") }
  }

  /// A driver without the optional properties.
  final class SilentDriver: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }
  }

  /// A driver that declines to start interactively.
  final class LateDriver: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    var wantsInteractiveStart: Bool { false }
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
    }
  }

  /// A delegate that vends for the presentation alone.
  final class HalfVendor: NSObject, UIViewControllerTransitioningDelegate {
    let animator: any NotingAnimator
    let driver: (any UIViewControllerInteractiveTransitioning)?

    init(
      _ animator: any NotingAnimator, driver: (any UIViewControllerInteractiveTransitioning)? = nil
    ) { (self.animator, self.driver) = (animator, driver) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// A delegate that returns `nil` for the dismissal, and is asked for it.
  final class NilVendor: NSObject, UIViewControllerTransitioningDelegate {
    let animator = PlainAnimator()
    var wasAsked = false

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      wasAsked = true
      return nil
    }
  }

  private func play(_ vendor: any UIViewControllerTransitioningDelegate) -> Play {
    let play = Play(style: .fullScreen)
    play.second.transitioningDelegate = vendor
    play.present()
    return play
  }

  @Test("N-06 without interruptibleAnimator animateTransition plays, with it that is not called")
  func interruptible() {
    let (plain, whole) = (HalfVendor(PlainAnimator()), HalfVendor(WholeAnimator()))
    let faded = play(plain)
    #expect(faded.coordinator?.isInterruptible == false)
    faded.setup.settle()
    #expect(plain.animator.calls == ["animateTransition"])
    let caught = play(whole)
    #expect(caught.coordinator?.isInterruptible == true)
    caught.setup.settle()
    #expect(whole.animator.calls == ["interruptibleAnimator", "animationEnded true"])
    #expect(caught.second.view.alpha == 1)
  }

  @Test(
    "N-06 a driver without wantsInteractiveStart starts interactively, one that declines does not")
  func interactiveStart() {
    let (silent, late) = (SilentDriver(), LateDriver())
    let holder = HalfVendor(PlainAnimator(), driver: silent)
    let held = play(holder)
    #expect(silent.context?.isInteractive == true)
    #expect(held.coordinator?.initiallyInteractive == true)
    let other = HalfVendor(PlainAnimator(), driver: late)
    let playing = play(other)
    #expect(late.context?.isInteractive == false)
    #expect(playing.coordinator?.initiallyInteractive == false)
    held.setup.run { silent.context?.completeTransition(true) }
    playing.setup.run { late.context?.completeTransition(true) }
    #expect(held.setup.settle())
    #expect(playing.setup.settle())
    withExtendedLifetime((holder, other)) {}
  }

  @Test("N-06 a dismissal that nobody vends for, or for which nil is vended, is the built-in one")
  func vendsForPresentationAlone() {
    let (half, nothing) = (HalfVendor(PlainAnimator()), NilVendor())
    for vendor in [half, nothing] as [any UIViewControllerTransitioningDelegate] {
      let play = play(vendor)
      play.setup.settle()
      play.dismiss()
      play.setup.advance(by: 0.2)
      // The built-in animation slides, and the client's would fade.
      #expect(play.secondY > 100)
      #expect(play.second.view.shownAlpha == 1)
      play.setup.settle()
    }
    #expect(half.animator.calls == ["animateTransition"])
    #expect(nothing.animator.calls == ["animateTransition"])
    #expect(nothing.wasAsked)
  }

  /// A delegate without animators.
  final class BareNavigationDelegate: NSObject, UINavigationControllerDelegate {
    var shown = 0
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown += 1 }
  }

  /// A delegate that vends an animator for each change.
  final class VendingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let animator = PlainAnimator()
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  /// Drags from the left edge over a stack of two pages, and returns how many are left.
  private func pagesAfterEdgePan(_ delegate: any UINavigationControllerDelegate) -> Int {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let setup = TransitionSetup { navigation }
    setup.run { navigation.pushViewController(UIViewController(), animated: false) }
    setup.settle()
    navigation.delegate = delegate
    setup.harness.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 340, y: 300), over: 0.3)
    setup.settle()
    return navigation.viewControllers.count
  }

  @Test(
    "N-06 a navigation delegate without animators leaves the edge pan alone, one with them takes it"
  )
  func navigationDelegate() {
    let bare = BareNavigationDelegate()
    #expect(pagesAfterEdgePan(bare) == 1)
    #expect(bare.shown == 1)
    let vending = VendingNavigationDelegate()
    #expect(pagesAfterEdgePan(vending) == 2)
    #expect(vending.animator.calls.isEmpty)
  }
}

/// An animator that records the calls of its methods.
@MainActor protocol NotingAnimator: UIViewControllerAnimatedTransitioning {
  var calls: [String] { get }
}
