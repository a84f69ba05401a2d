import Foundation
import GlissadeTesting
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of transitions that start in a callback of another one's end.
@MainActor @Suite("Transitions begun from callbacks")
struct CallbackReentryTests {
  private let harness: Harness
  private let root: EagerController
  private let page = EagerController()

  init() {
    let root = EagerController()
    self.root = root
    harness = Harness { root }
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = page
  }

  private func pull(finish: Bool) {
    var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
    page.driver = driver
    root.present(page, animated: true)
    driver?.update(0.5)
    finish ? driver?.finish() : driver?.cancel()
    driver = nil
  }

  @Test("E-16 A-21 a driver held weakly is gone when its transition's callbacks run")
  func driverIsGone() {
    page.onDidAppear = { $0.dismiss(animated: true) }
    pull(finish: true)
    #expect(harness.advanceUntilIdle())
    #expect(root.presentedViewController == nil)
    #expect(harness.window.subviews == [root.view])
  }

  @Test("L-08 presenting again from the callbacks of a cancelled presentation stays balanced")
  func presentingFromCancel() {
    let other = EagerController()
    other.modalPresentationStyle = .fullScreen
    var calls = 0
    root.onIsAppearing = { [root] _ in
      calls += 1
      root.onIsAppearing = { _ in }
      root.present(other, animated: true)
    }
    pull(finish: false)
    #expect(harness.advanceUntilIdle())
    #expect(calls == 1)
    #expect(root.presentedViewController === other)
    #expect(!harness.log.contains { $0.hasPrefix("violation") })
    #expect(root.appearance.state == .disappeared)
    #expect(other.appearance.state == .appeared)
  }

  @Test("L-08 presenting again as the cancelled page disappears stays balanced")
  func presentingFromDisappearance() {
    let other = EagerController()
    other.modalPresentationStyle = .fullScreen
    page.onDidDisappear = { [root] _ in root.present(other, animated: true) }
    pull(finish: false)
    #expect(harness.advanceUntilIdle())
    #expect(!harness.log.contains { $0.hasPrefix("violation") })
    #expect(root.appearance.state == .disappeared)
    #expect(other.appearance.state == .appeared)
  }

  @Test(
    "D-05 L-04 a resize in the middle of a dismissal that is cancelled leaves the page in place")
  func resizeDuringCancel() {
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.present(page, animated: false)
    #expect(harness.advanceUntilIdle())
    let driver = UIPercentDrivenInteractiveTransition()
    page.driver = driver
    page.dismiss(animated: true)
    driver.update(0.5)
    harness.resize(to: CGSize(width: 500, height: 400))
    harness.advance(by: 0.1)
    #expect(abs(harness.presentationFrame(of: page.view).midY - 533.5) < 1e-6)
    driver.cancel()
    harness.advance(by: 0.1)
    harness.resize(to: CGSize(width: 300, height: 600))
    #expect(harness.advanceUntilIdle())
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test("D-05 L-04 a transition that begins in the frame of a resize finds its views resized")
  func resizeAtStart() {
    root.view.autoresizingMask = []
    harness.scene.resize(to: CGSize(width: 500, height: 400))
    pull(finish: false)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    harness.resize(to: CGSize(width: 300, height: 600))
    harness.advance(by: 0.1)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(harness.advanceUntilIdle())
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(root.view.autoresizingMask.isEmpty)
  }
}

/// A page that slides up over its presenter, and performs given actions in its callbacks.
private final class EagerController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  weak var driver: UIPercentDrivenInteractiveTransition?
  var onIsAppearing: (UIViewController) -> Void = { _ in }
  var onDidAppear: (UIViewController) -> Void = { _ in }
  var onDidDisappear: (UIViewController) -> Void = { _ in }

  override func viewIsAppearing(_ animated: Bool) { onIsAppearing(self) }
  override func viewDidAppear(_ animated: Bool) { onDidAppear(self) }
  override func viewDidDisappear(_ animated: Bool) { onDidDisappear(self) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }
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
    ChromeController(presented, presenting, Diary(), removes: true)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let isPresenting = to === view
    let shown = context.containerView.bounds
    let below = shown.offsetBy(dx: 0, dy: shown.height)
    to.frame = isPresenting ? below : shown
    context.containerView.insertSubview(to, at: isPresenting ? 2 : 0)
    UIView.animate(withDuration: 0.4) {
      if isPresenting { to.frame = shown } else { from.frame = below }
    } completion: { _ in
      if context.transitionWasCancelled { to.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
